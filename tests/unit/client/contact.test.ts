import { beforeEach, describe, expect, it, vi } from 'vitest';
import { RULES } from '../../../components/islands/contact-form/contact-rules.ts';
import { find, openPage, runScript } from '../dom/page.ts';

const INTERESTS = { '#package=seo': 'I am interested in SEO.' };
const PROGRESS = ['Sending…', 'One field is wrong.', 'Two are wrong.', 'Three are wrong.', 'Four are wrong.'];
const RIGHT = { name: 'Ana', email: 'ana@example.com', phone: '3605550100', message: 'Ten letters' };

const root = () => find<HTMLElement>('[data-island]');
const errors = () => Object.keys(RIGHT).map((name) => find(`#${name}-error`).textContent);

/** Opens the page of the contact form with its script, and without React. */
async function openForm({ hash = '', draft = '', home = '', message = '', isBlocked = false } = {}) {
  const page = openPage(
    `<div data-island="contact-form"><form>
      <input id="name" name="name"><input id="email" name="email"><input id="phone" name="phone">
      <textarea id="message" name="message">${message}</textarea><output name="progress"></output>
      ${Object.keys(RIGHT).map((name) => `<p id="${name}-error"></p>`)}
    </form></div>`,
    `https://www.example.com/contact-us/${hash}`,
  );
  root().dataset.props = JSON.stringify({ interests: INTERESTS, progress: PROGRESS, rules: RULES });
  // Forms can be iterated in browsers.
  const form = find<HTMLFormElement>('form');
  Object.assign(form, { [Symbol.iterator]: () => form.elements[Symbol.iterator]() });
  if (draft) page.sessionStorage['enquiry-draft'] = draft;
  if (home) page.sessionStorage.typed = home;
  if (isBlocked) {
    const get = () => expect.fail('The storage is blocked.');
    Object.defineProperty(globalThis, 'sessionStorage', { configurable: true, get });
  }
  vi.stubGlobal('onload', null);
  await runScript('contact');
  const type = (name: string, text: string) => {
    find(`#${name}`).value = text;
    find(`#${name}`).dispatchEvent(new page.Event('input', { bubbles: true }));
  };
  const submit = () => form.dispatchEvent(new page.Event('submit', { bubbles: true }));
  const fillIn = () => Object.entries(RIGHT).map(([name, text]) => type(name, text));
  return { page, type, submit, fillIn };
}

const said = () => find<HTMLOutputElement>('output').textContent;

beforeEach(() => void vi.useFakeTimers());

describe('the contact form before React', () => {
  it('says at a submit what is wrong with each field, not before, and leads to the first', async () => {
    const { type, submit } = await openForm();
    type('email', 'ana@');
    type('name', RIGHT.name);
    expect(errors()).toEqual(['', '', '', '']);
    submit();
    expect(errors()).toEqual(['', ...['email', 'phone', 'message'].map(() => expect.stringMatching(/./))]);
    expect([!!find('#name').ariaInvalid, find('#email').ariaInvalid]).toEqual([false, true]);
    expect(document.activeElement).toBe(find('#email'));
    expect([said(), root().dataset.wrong]).toEqual(['Three are wrong.', '3']);
  });

  it('corrects what it says at each change after a submit', async () => {
    const { type, submit } = await openForm();
    submit();
    type('name', RIGHT.name);
    expect([errors()[0], find('#name').ariaInvalid]).toEqual(['', false]);
    type('name', 'A');
    expect(errors()[0]).toBe('Name must be at least 3 characters.');
    // It does not write again what it has said, which a translator may have changed.
    find('#name-error').textContent = 'translated';
    type('name', 'B');
    expect(errors()[0]).toBe('translated');
  });

  it('finds nothing wrong with what React has just sent, until somebody types again', async () => {
    const { type, submit } = await openForm();
    root().dataset.sent = 'true';
    submit();
    expect([errors(), root().dataset.wrong]).toEqual([['', '', '', ''], undefined]);
    type('name', RIGHT.name);
    submit();
    expect(root().dataset.wrong).toBe('3');
  });

  it('announces each submit anew, but not while it is being sent', async () => {
    const { fillIn, submit } = await openForm();
    submit();
    const first = find('output').firstChild;
    submit();
    expect(find('output').firstChild).not.toBe(first);
    fillIn();
    find('#email').focus();
    submit();
    expect([said(), root().dataset.wrong]).toEqual(['Sending…', '0']);
    expect(document.activeElement).toBe(find('#email'));
    const sending = find('output').firstChild;
    submit();
    expect(find('output').firstChild).toBe(sending);
  });

  it('says after 15 seconds without React that it cannot send, until the next try', async () => {
    const { fillIn, submit } = await openForm();
    fillIn();
    submit();
    vi.advanceTimersByTime(10_000);
    submit();
    vi.advanceTimersByTime(14_999);
    expect(root().dataset.failed).toBeUndefined();
    vi.advanceTimersByTime(1);
    expect(root().dataset.failed).toBe('');
    submit();
    expect(root().dataset.failed).toBeUndefined();
  });

  it.each([
    ['React is ready', RIGHT.name, { ready: 'true' }],
    ['the visitor has emptied a field and submitted again', '', {}],
  ])('does not say so if %s', async (_what, name, data) => {
    const { fillIn, type, submit } = await openForm();
    fillIn();
    submit();
    Object.assign(root().dataset, data);
    type('name', name);
    submit();
    vi.advanceTimersByTime(20_000);
    expect(root().dataset.failed).toBeUndefined();
  });
});

describe('the draft of an enquiry', () => {
  it('is saved at each change, with the fragment of the address', async () => {
    const { page, type } = await openForm({ hash: '#package=seo' });
    type('name', 'Ana & Co');
    const draft = /^name=Ana\+%26\+Co&email=&phone=&message=I\+am.*#package=seo$/;
    expect(page.sessionStorage['enquiry-draft']).toMatch(draft);
  });

  it('of this tab starts React, which restores it, once the page has loaded', async () => {
    const click = vi.fn();
    await openForm({ draft: 'name=Ana#', hash: '#package=seo' });
    root().addEventListener('click', click);
    expect(root().dataset.draft).toBe('name=Ana#');
    expect(click).not.toHaveBeenCalled();
    (globalThis as unknown as { onload: () => void }).onload();
    expect(click).toHaveBeenCalledOnce();
    // React begins the message.
    expect(find('textarea').value).toBe('');
  });

  it('stays behind what is typed before React, when the form still looks empty', async () => {
    const { page, type } = await openForm({ draft: 'name=Ana&message=Words#', hash: '#package=seo' });
    for (const text of ['B', 'Bo']) type('name', text);
    const both = 'name=Bo&email=&phone=&message=&name=Ana&message=Words#';
    expect(page.sessionStorage['enquiry-draft']).toBe(both);
  });

  it('leaves alone what was typed on the home page, which starts React too', async () => {
    const { page, type } = await openForm({ home: 'business=Joe+Bakery', hash: '#package=seo' });
    // A package begins the message nevertheless.
    expect(find('textarea').value).toBe('I am interested in SEO.\n');
    type('name', 'Ana');
    expect(page.sessionStorage.typed).toBe('business=Joe+Bakery');
    expect((globalThis as unknown as { onload: unknown }).onload).not.toBeNull();
  });

  it('is not needed for the form: where storage is blocked, it works without', async () => {
    const { fillIn, submit } = await openForm({ isBlocked: true });
    fillIn();
    submit();
    expect(said()).toBe('Sending…');
  });
});

it.each([
  ['begins with the package in the address', '#package=seo', '', 'I am interested in SEO.\n'],
  ['keeps what the browser has restored', '#package=seo', 'Hello', 'Hello'],
  ['is empty for an unknown package', '#package=none', '', ''],
])('the message %s', async (_what, hash, message, value) => {
  await openForm({ hash, message });
  expect(find('textarea').value).toBe(value);
  expect(root().dataset.draft).toBe(hash);
  expect((globalThis as unknown as { onload: unknown }).onload).toBeNull();
});
