import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { ContactForm } from '../../../../components/islands/contact-form/ContactForm.tsx';
import { RULES } from '../../../../components/islands/contact-form/contact-rules.ts';
import { FAILED, RECEIVED } from '../../../../components/islands/contact-form/FormResult.tsx';
import type { EnquiryFormSettings } from '../../../../components/islands/contact-form/useEnquiryForm.ts';
import type { Notice } from '../../../../components/islands/shared/notify.ts';
import { find, openPage, until } from '../../dom/page.ts';

const SETTINGS: EnquiryFormSettings = {
  email: 'hello@example.com',
  byEmail: 'Send by email',
  subject: 'Enquiry',
  draftRestored: {
    title: 'Draft restored',
    text: 'Your text is back.',
    discard: 'Discard',
    spoken: 'Press {hotkey} to discard it.',
    maybeSent: 'It may have been sent.',
  },
  progress: [],
  rules: RULES,
  interests: { '#package=seo': 'I am interested in SEO.', '#trade=bakery': 'I run a bakery.' },
  starts: { trade: 'My grid: {trade} in {town}.' },
  endpoint: { url: 'https://enquiries.example.com/?key=k', received: 'success-field' },
};

const WORDS = { name: 'Ana & Co', email: 'ana@example.com', phone: '3605550100', message: 'Ten letters' };
const NOTHING = { name: '', email: '', phone: '', message: '' };
type Words = typeof WORDS;
const NAMES = Object.keys(WORDS) as (keyof Words)[];
const DRAFT = new URLSearchParams(WORDS).toString();

const root = () => find<HTMLElement>('[data-island=contact-form]');
const field = (name: string) => find(`[name=${name}]`);
const words = () => Object.fromEntries(NAMES.map((name) => [name, field(name).value]));
const result = () => find('[role=status]').textContent;
const mail = () => {
  const { searchParams, pathname } = new URL(find<HTMLAnchorElement>('a')?.href ?? 'about:');
  return [pathname, ...searchParams.values()];
};

/**
 * Opens the form with React, but without the script of the page, whose findings the test makes.
 * @param saved the draft in the tab, which may have changed since the page was loaded
 * @param options.home what was typed on the home page
 */
function openForm(
  saved = '',
  {
    hash = '',
    typed = {} as Partial<Words>,
    home = '',
    draft = saved,
    isPending = false,
    isBlocked = false,
  } = {},
) {
  const page = openPage(
    '<div data-island="contact-form"></div><div data-island="toasts"></div>',
    `https://www.example.com/contact-us/${hash}`,
  );
  if (saved) page.sessionStorage['enquiry-draft'] = saved;
  if (home) page.sessionStorage.typed = home;
  if (isPending) page.sessionStorage['enquiry-pending'] = '';
  if (isBlocked) {
    const get = () => expect.fail('The storage is blocked.');
    Object.defineProperty(globalThis, 'sessionStorage', { configurable: true, get });
  }
  root().dataset.draft = draft || hash;
  const notices: Notice[] = [];
  const prepared = vi.fn();
  const toasts = find<HTMLElement>('[data-island=toasts]');
  toasts.addEventListener('toast', (event) => notices.push((event as CustomEvent<Notice>).detail));
  toasts.addEventListener('focusin', prepared);
  const received = vi.fn();
  page.addEventListener('enquiry-received', received);
  const answers: ((response: Response) => void)[] = [];
  const fetched = vi.fn(
    (_url: string, _request: RequestInit) => new Promise<Response>((answer) => answers.push(answer)),
  );
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('CustomEvent', page.CustomEvent);
  const input = (name: keyof Words) => `<input name="${name}" value="${typed[name] ?? ''}">`;
  const fields = `${NAMES.slice(0, 3).map(input)}<textarea name="message">${typed.message ?? ''}</textarea>
    <input name="notes-2"><button>Submit</button><output name="progress">Sending…</output>`;
  const react = createRoot(root());
  onTestFinished(() => react.unmount());
  flushSync(() => react.render(<ContactForm {...SETTINGS} slots={{ fields }} />));
  const send = (type: string, target: Element = find('form')) =>
    flushSync(() => target.dispatchEvent(new page.Event(type, { bubbles: true, cancelable: true })));
  const type = (name: string, text: string) => {
    field(name).value = text;
    send('input', field(name));
  };
  const fillIn = () => NAMES.map((name) => type(name, WORDS[name]));
  /** @param wrong number of wrong fields that the script of the page found */
  const submit = (wrong = 0) => {
    root().dataset.wrong = String(wrong);
    send('submit');
  };
  /** The service answers the last request. */
  const answer = async (status: number) => {
    answers.pop()?.(new Response('{"success":true}', { status }));
    await until(() => expect(result()).not.toBe(''));
  };
  const sent = () => fetched.mock.calls.map(([, { body }]) => JSON.parse(String(body)));
  return { page, notices, prepared, received, fetched, sent, type, send, fillIn, submit, answer };
}

function sending() {
  const form = openForm('x=1');
  form.fillIn();
  form.submit();
  return form;
}

describe('an enquiry', () => {
  it('is sent once as exactly the four fields, to nobody else, and without cookies', () => {
    const signal = new AbortController().signal;
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(signal);
    onTestFinished(() => timeout.mockRestore());
    const { fetched, type, fillIn, submit } = openForm();
    fillIn();
    type('phone', '(360) 555-0100');
    submit();
    expect(find('button').ariaDisabled).toBe('true');
    submit();
    expect(fetched).toHaveBeenCalledExactlyOnceWith(SETTINGS.endpoint.url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(WORDS),
      mode: 'cors',
      credentials: 'omit',
      redirect: 'error',
      referrerPolicy: 'origin',
      keepalive: true,
      signal,
    });
    expect(timeout).toHaveBeenCalledWith(15_000);
  });

  it('that is received is confirmed, may be counted, and leaves the form empty, also after one more press', async () => {
    const { page, received, answer, submit } = sending();
    expect(page.sessionStorage['enquiry-pending']).toBe('');
    await answer(200);
    expect([result(), words(), mail()]).toEqual([RECEIVED, NOTHING, ['']]);
    expect([find('button').ariaDisabled, find('output').textContent]).toEqual([null, '']);
    expect(received).toHaveBeenCalledOnce();
    expect(Object.keys(page.sessionStorage)).toEqual([]);
    expect(root().dataset.wrong).toBeUndefined();
    submit(4);
    expect([result(), received.mock.calls.length]).toEqual([RECEIVED, 1]);
  });

  it('that is received leaves what was typed in the meantime, and says that it was not sent', async () => {
    const { page, received, type, answer } = sending();
    type('message', 'Ten letters, and more');
    await answer(200);
    const both = `${RECEIVED} What you have added since is still in the form. It was not sent.`;
    expect([result(), words()]).toEqual([both, { ...WORDS, message: 'Ten letters, and more' }]);
    expect(received).toHaveBeenCalledOnce();
    type('message', 'Another');
    expect(result()).toBe(both);
    expect('enquiry-pending' in page.sessionStorage, 'later, its draft says that it may have been sent').toBe(
      true,
    );
  });

  it('that is not received stays in the form and in an email, with later changes, until the next try', async () => {
    const { received, submit, type, answer, sent } = sending();
    await answer(500);
    expect([result(), words()]).toEqual([FAILED, WORDS]);
    const body = 'Ten letters\r\n\r\nAna & Co\r\n3605550100\r\nana@example.com';
    expect(mail()).toEqual(['hello@example.com', 'Enquiry', body]);
    expect(received).not.toHaveBeenCalled();
    expect(root().dataset.wrong).toBe('none');
    type('message', 'Eleven letters');
    expect([result(), mail()[2]]).toEqual([FAILED, expect.stringContaining('Eleven letters')]);
    submit();
    expect([result(), mail()]).toEqual(['', ['']]);
    await answer(200);
    expect(sent()).toEqual([WORDS, { ...WORDS, message: 'Eleven letters' }]);
  });

  it('with wrong fields is not sent, and ends what an earlier try showed', async () => {
    const { fetched, submit, answer } = sending();
    await answer(500);
    submit(1);
    expect(result()).toBe('');
    expect(fetched).toHaveBeenCalledOnce();
  });

  it('is sent and confirmed where the browser blocks storage', async () => {
    const { fillIn, submit, answer, sent } = openForm('', { isBlocked: true });
    fillIn();
    submit();
    await answer(200);
    expect([sent(), words(), result()]).toEqual([[WORDS], NOTHING, RECEIVED]);
  });

  it('of a bot is neither sent nor confirmed; a person gets through on the second try', async () => {
    const { fetched, received, fillIn, submit, answer } = openForm();
    fillIn();
    field('notes-2').value = 'https://spam.example';
    submit();
    await until(() => expect(result()).toBe(FAILED));
    expect(fetched).not.toHaveBeenCalled();
    expect(received).not.toHaveBeenCalled();
    submit();
    await answer(200);
    expect(result()).toBe(RECEIVED);
  });

  it.each([
    ['refused', [400], false],
    ['not answered', [500], true],
    ['refused after a try without an answer', [500, 400], true],
    ['received after a try without an answer', [500, 200], false],
  ])('that is %s: %j may have been sent: %s', async (_what, statuses, isPending) => {
    const { page, submit, answer } = sending();
    for (const [index, status] of statuses.entries()) {
      if (index > 0) submit();
      await answer(status);
    }
    expect('enquiry-pending' in page.sessionStorage).toBe(isPending);
  });
});

it('a phone number loses its separators when the visitor leaves it, also in the draft', () => {
  const { page, send, type } = openForm();
  type('phone', '(360) 555-0100');
  send('focusout', field('name'));
  expect(field('phone').value).toBe('(360) 555-0100');
  send('focusout', field('phone'));
  expect(field('phone').value).toBe('3605550100');
  expect(page.sessionStorage['enquiry-draft']).toContain('phone=3605550100');
});

it('what the last submit found is not there to read any more once the visitor types', () => {
  const { type } = openForm();
  expect(field('progress').textContent).toBe('Sending…');
  type('name', 'Ana Diaz');
  expect(field('progress').textContent).toBe('');
});

describe('a draft', () => {
  it('is restored, with a toast that offers to discard it', () => {
    const { page, notices } = openForm(`${DRAFT.replace('360', '360-')}#`);
    expect(words()).toEqual(WORDS);
    expect(page.sessionStorage['enquiry-draft']).toContain(`${DRAFT}&`);
    const { title, text, discard: label, spoken } = SETTINGS.draftRestored;
    const action = { label, spoken, run: expect.any(Function) };
    expect(notices).toEqual([{ title, description: text, action }]);
    expect(result()).toBe('');
  });

  it('is discarded, also with a package in the address, but nothing that was typed since; the focus is in the form', async () => {
    const untidied = DRAFT.replace('360', '360-');
    const { page, notices, type } = openForm(untidied, { hash: '#package=seo', isPending: true });
    const { maybeSent } = SETTINGS.draftRestored;
    const shown = () => find('form').textContent?.includes(maybeSent);
    await until(() => expect(shown()).toBe(true));
    // The toast alone says it.
    expect([notices[0]?.description, result()]).toEqual([maybeSent, '']);
    type('name', 'Ana Diaz');
    flushSync(() => notices[0]?.action?.run());
    // The address has chosen it, not the draft.
    const message = 'I am interested in SEO.\n';
    expect([words(), shown()]).toEqual([{ ...NOTHING, name: 'Ana Diaz', message }, false]);
    expect(document.activeElement).toBe(field('name'));
    expect(page.sessionStorage['enquiry-draft']).toMatch(/^name=Ana\+Diaz&email=&/);
    expect('enquiry-pending' in page.sessionStorage).toBe(false);
  });

  it('can be discarded without ending the confirmation of a later enquiry', async () => {
    const { notices, submit, answer } = openForm(DRAFT);
    submit();
    await answer(200);
    flushSync(() => notices[0]?.action?.run());
    expect(result()).toBe(RECEIVED);
  });

  it.each([
    [
      'never replaces what the visitor has typed',
      DRAFT,
      `name=Ana+Diaz&email=&${DRAFT}`,
      { name: 'Ana Diaz' },
    ],
    ['is the newest, on a page that the browser prepared ahead', 'name=Old', DRAFT, {}],
  ])('%s', (_what, draft, saved, typed) => {
    openForm(saved, { draft, typed });
    expect(words()).toEqual({ ...WORDS, ...typed });
  });

  it('is above what the visitor has added to the message before React, and Discard leaves only that', () => {
    const { notices } = openForm(`name=&message=Hi&${DRAFT}`, { draft: DRAFT, typed: { message: 'Hi' } });
    expect(words()).toEqual({ ...WORDS, message: 'Ten letters\nHi' });
    flushSync(() => notices[0]?.action?.run());
    expect(words()).toEqual({ ...NOTHING, message: 'Hi' });
  });

  it.each(['', 'other=1'])('without text is none: "%s"', (saved) => {
    const { notices } = openForm(saved);
    expect([words(), notices]).toEqual([NOTHING, []]);
  });
});

describe('the message', () => {
  it.each([
    ['of a draft begins with the package in the address', DRAFT, 'I am interested in SEO.\n\nTen letters', 1],
    ['of a draft does not begin so again once deleted', `${DRAFT}#package=seo`, 'Ten letters', 1],
    ['without a draft is left to the script of the page', '', '', 0],
  ])('%s', (_what, saved, message, toasts) => {
    const { notices } = openForm(saved, { hash: '#package=seo' });
    expect([field('message').value, notices.length]).toEqual([message, toasts]);
  });

  it('begins again with a package whose sentence was deleted, once a link has chosen it again', () => {
    const visit = vi.spyOn(performance, 'getEntriesByType');
    visit.mockReturnValue([{ type: 'navigate' } as PerformanceNavigationTiming]);
    onTestFinished(() => visit.mockRestore());
    openForm(`${DRAFT}#package=seo`, { hash: '#package=seo' });
    expect(field('message').value).toBe('I am interested in SEO.\n\nTen letters');
  });

  it.each([
    [
      'begins with what was typed on the home page before a draft, which is announced',
      DRAFT,
      'Ten letters',
      1,
    ],
    ['begins so once, also if it is sent again', 'message=My+grid%3A+dentist+in+Dayton%2C+OH.%0A', '', 0],
  ])('%s', (_what, saved, rest, toasts) => {
    const { page, notices } = openForm(saved, { home: 'trade=dentist&town=Dayton%2C+OH' });
    expect(field('message').value).toBe(`My grid: dentist in Dayton, OH.\n${rest}`);
    expect([notices.length, page.sessionStorage.typed]).toEqual([toasts, undefined]);
  });

  it('still begins so once an unsure enquiry, which is announced, was discarded', async () => {
    const { notices } = openForm(DRAFT, { home: 'trade=dentist&town=Dayton%2C+OH', isPending: true });
    const { maybeSent } = SETTINGS.draftRestored;
    await until(() => expect(find('form').textContent).toContain(maybeSent));
    flushSync(() => notices[0]?.action?.run());
    expect(words()).toEqual({ ...NOTHING, message: 'My grid: dentist in Dayton, OH.\n' });
  });

  it('that only begins so is no draft, which would be announced as restored, until the visitor writes', () => {
    const { page, notices, type } = openForm('', { home: 'trade=dentist&town=Dayton%2C+OH' });
    const { sessionStorage } = page;
    expect(field('message').value).toBe('My grid: dentist in Dayton, OH.\n');
    expect([notices, sessionStorage['enquiry-draft']]).toEqual([[], undefined]);
    type('name', 'Ana');
    expect([sessionStorage['enquiry-draft'], sessionStorage.typed]).toEqual([
      expect.stringContaining('name=Ana'),
      undefined,
    ]);
    // After a visit to the other form of the home page.
    sessionStorage.typed = 'business=Joe';
    type('name', 'Ann');
    expect(sessionStorage.begun, 'each of both can be replaced').toMatch(/^business=Joe&trade=dentist&/);
  });

  it('begins with what the visitor chooses on the page', () => {
    const { page } = openForm();
    page.location.hash = '#trade=bakery';
    page.dispatchEvent(new page.Event('hashchange'));
    expect(field('message').value).toBe('I run a bakery.\n');
  });

  it('asks the script of the page to check what was chosen, if it found a field wrong', () => {
    const { page } = openForm();
    const checks = vi.fn();
    field('message').addEventListener('input', checks);
    for (const wrong of [undefined, '4']) {
      const island = field('message').closest('form')?.parentElement as HTMLElement;
      if (wrong) island.dataset.wrong = wrong;
      page.dispatchEvent(new page.Event('hashchange'));
      expect(checks).toHaveBeenCalledTimes(wrong ? 1 : 0);
    }
  });
});

it('a first key prepares the toasts, which may be needed without a connection', () => {
  const { prepared, type } = openForm();
  expect(prepared).not.toHaveBeenCalled();
  type('name', 'A');
  expect(prepared).toHaveBeenCalled();
});
