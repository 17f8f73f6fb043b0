import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import { answer, good } from '../browser/fake-enquiry-service.ts';
import { CONTENT } from '../content.ts';
import { DESKTOP, PHONE } from './driver.ts';
import { inEveryEngine } from './engines.ts';
import {
  ADDRESS,
  enquirySite,
  FAILED,
  fillIn,
  isReady,
  mail,
  NOTHING,
  openForm,
  RECEIVED,
  RESULT,
  SUBMIT,
  says,
  WORDS,
  words,
} from './form.ts';
import type { Screen } from './screen.ts';

const SITE = 'tests/.tmp/engines-site';
const { service, sent } = enquirySite(27_833, SITE);

const SCRIPTS = /^\/assets\/client\//;
const MESSAGES = {
  name: 'Name must be at least 3 characters.',
  email: 'Please enter a valid email.',
  phone: 'Phone no. must be at least 8 characters.',
  message: 'Message must be at least 10 characters.',
};

/** The message that describes a field, once it has one. */
const messageOf = (screen: Screen, name: string) =>
  screen.evaluate((field) => {
    const ids = document
      .querySelector(`[name=${field}][aria-invalid=true]`)
      ?.getAttribute('aria-describedby');
    return (ids ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ');
  }, name);

inEveryEngine(
  'Contact form',
  (test) => {
    for (const [where, size] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
      test(`sends exactly the four fields, confirms in green and clears the form, at ${where} width`, async (context) => {
        const screen = await openForm(context, '/contact-us/', { size });
        await fillIn(screen);
        await screen.click(SUBMIT);
        await screen.sees(RESULT, RECEIVED);
        expect(sent()).toEqual([WORDS]);
        expect(await words(screen)).toEqual(NOTHING);
        const color = await screen.evaluate(
          (result) => getComputedStyle(document.querySelector(result) as Element).color,
          RESULT,
        );
        expect(color).toBe('rgb(10, 92, 44)');
        await screen.reload();
        await isReady(screen);
        expect(await words(screen)).toEqual(NOTHING);
      });

      test(`shows the first broken rule of each field, and focuses the first wrong field, at ${where} width`, async (context) => {
        const screen = await openForm(context, '/contact-us/', { size });
        await screen.click(SUBMIT);
        await screen.sees('form', MESSAGES.message);
        for (const [name, message] of Object.entries(MESSAGES)) {
          expect(await messageOf(screen, name)).toContain(message);
        }
        expect(await screen.focused()).toBe('name');
        expect(sent()).toEqual([]);
      });
    }

    test('validates on each change after the first submit, not before', async (context) => {
      const screen = await openForm(context);
      await screen.fill('[name=name]', 'Jo');
      await screen.press('Tab');
      expect(await screen.evaluate(() => document.querySelectorAll('[aria-invalid=true]').length)).toBe(0);
      await screen.click(SUBMIT);
      await screen.sees('form', MESSAGES.name);
      await screen.press('End', ...' P');
      await screen.losesSightOf('form p', MESSAGES.name);
      await screen.fill('[name=phone]', '360-555-CALL');
      await screen.sees('form', 'Please enter a valid phone number.');
      expect(sent()).toEqual([]);
    });

    test('removes separators from a phone number when the field loses the focus', async (context) => {
      const screen = await openForm(context);
      await fillIn(screen, { phone: '' });
      await screen.click('[name=phone]');
      await screen.type('+1 (360) 555-0142');
      const phone = async () => (await words(screen)).phone;
      expect(await phone()).toBe('+1 (360) 555-0142');
      await screen.press('Tab');
      expect(await phone()).toBe('+13605550142');
      await screen.reload();
      await isReady(screen);
      expect(await phone()).toBe('+13605550142');
    });

    test('removes separators from a phone number when Enter submits the form', async (context) => {
      const screen = await openForm(context);
      await fillIn(screen, { phone: '' });
      await screen.click('[name=phone]');
      await screen.type('360.555/0142');
      await screen.press('Enter');
      await screen.sees(RESULT, RECEIVED);
      expect(sent()).toEqual([{ ...WORDS, phone: '3605550142' }]);
    });

    test('accepts a phone number with separators before any script arrives', async (context) => {
      const { site, visit } = context;
      site.hold(SCRIPTS);
      const screen = await visit('/contact-us/');
      await fillIn(screen, { phone: '+1 (360) 555 - 0142' });
      expect((await words(screen)).phone).toBe('+1 (360) 555 - 0142');
      await screen.click(SUBMIT);
      site.release();
      await screen.sees(RESULT, RECEIVED);
      expect(sent()).toEqual([{ ...WORDS, phone: '+13605550142' }]);
    });

    test('neither counts nor sends invisible characters', async (context) => {
      const screen = await openForm(context);
      await fillIn(screen, { name: '' });
      const paste = (text: string) =>
        screen.evaluate((pasted) => {
          const name = document.querySelector<HTMLInputElement>('[name=name]');
          if (name) name.value = pasted;
          name?.dispatchEvent(new Event('input', { bubbles: true }));
        }, text);
      await paste('Al\u200B\u200B');
      await screen.click(SUBMIT);
      await screen.sees('form', MESSAGES.name);
      await paste('Al\u200Bex\u202E');
      await screen.click(SUBMIT);
      await screen.sees(RESULT, RECEIVED);
      expect(sent()).toEqual([{ ...WORDS, name: 'Alex' }]);
      expect(await words(screen)).toEqual(NOTHING);
    });

    test('sends an early submission once, and keeps what was typed', async (context) => {
      const { site, visit } = context;
      site.hold(SCRIPTS);
      const screen = await visit('/contact-us/');
      await fillIn(screen);
      await screen.click(SUBMIT);
      await wait(300);
      expect(await words(screen)).toEqual(WORDS);
      site.release();
      await screen.sees(RESULT, RECEIVED);
      expect(sent()).toEqual([WORDS]);
    });

    test('can be filled in and sent by keyboard alone', async (context) => {
      const screen = await openForm(context);
      await screen.evaluate(() => document.querySelector<HTMLElement>('[name=name]')?.focus());
      for (const name of ['name', 'email', 'phone', 'message'] as const) {
        expect(await screen.focused()).toBe(name);
        await screen.type(WORDS[name]);
        await screen.press('Tab');
      }
      // Past the link to the privacy policy, in engines where Tab stops at links.
      if (!(await screen.focused()).startsWith('Submit')) await screen.press('Tab');
      expect(await screen.focused()).toMatch(/^Submit/);
      await screen.press('Enter');
      await screen.sees(RESULT, RECEIVED);
      expect(sent()).toEqual([WORDS]);
    });

    test('sends once, however often Submit is clicked or Enter is pressed', async (context) => {
      const screen = await openForm(context);
      await fillIn(screen);
      let late: () => void = () => {};
      service.set((response, request) => {
        late = () => good(response, request);
      });
      await screen.click(SUBMIT, '', 3);
      await screen.sees(`${SUBMIT}[aria-disabled=true] span`, 'Sending…');
      await screen.click('[name=name]');
      await screen.press('Enter', 'Enter', 'Enter');
      await screen.click(SUBMIT, '', 2);
      await expect.poll(() => sent().length, { timeout: 60_000 }).toBe(1);
      late();
      await screen.sees(RESULT, RECEIVED);
      expect(sent()).toEqual([WORDS]);
    });

    test('keeps what the visitor types while it is sending', async (context) => {
      const screen = await openForm(context);
      await fillIn(screen);
      let late: () => void = () => {};
      service.set((response, request) => {
        late = () => good(response, request);
      });
      await screen.click(SUBMIT);
      await screen.sees(`${SUBMIT} span`, 'Sending…');
      await screen.fill('[name=name]', 'Ana');
      const written = (await words(screen)).name;
      expect(written).not.toBe(WORDS.name);
      await expect.poll(() => sent().length, { timeout: 60_000 }).toBe(1);
      late();
      await screen.sees(RESULT, RECEIVED);
      expect((await words(screen)).name).toBe(written);
    });

    test('offers an email with the current text after a failure', async (context) => {
      const screen = await openForm(context);
      service.set(answer(500));
      await fillIn(screen);
      await screen.click(SUBMIT);
      await says(screen, FAILED);
      await screen.click('[name=phone]');
      await screen.press('End', ...'99');
      await expect.poll(() => mail(screen), { timeout: 60_000 }).toContain(`${WORDS.phone}99`);
    });

    test('restores its text after a reload, says so, and lets the visitor discard it for good', async (context) => {
      const screen = await openForm(context);
      await fillIn(screen);
      await screen.reload();
      await isReady(screen);
      expect(await words(screen)).toEqual(WORDS);
      await screen.sees('li', 'Draft restored');
      await screen.click('li button', 'Discard');
      expect(await words(screen)).toEqual(NOTHING);
      await screen.reload();
      await isReady(screen);
      expect(await words(screen)).toEqual(NOTHING);
    });

    test('discards the restored draft, but nothing that was typed since', async (context) => {
      const screen = await openForm(context);
      await fillIn(screen);
      await screen.reload();
      await isReady(screen);
      await screen.sees('li', 'Draft restored');
      // By keyboard, because the toast may cover the middle of the field.
      await screen.evaluate(() => document.querySelector<HTMLElement>('[name=name]')?.focus());
      await screen.press('End', ...' Diaz');
      await screen.click('li button', 'Discard');
      expect(await words(screen)).toEqual({ ...NOTHING, name: `${WORDS.name} Diaz` });
    });

    test('begins the message with the chosen package', async (context) => {
      const screen = await openForm(context, '/contact-us/#package=seo-professional');
      expect((await words(screen)).message).toBe('I am interested in SEO Professional.\n');
    });

    test('ignores a package that does not exist', async (context) => {
      const screen = await openForm(context, '/contact-us/#package=free-money');
      expect(await words(screen)).toEqual(NOTHING);
    });

    test('neither sends nor confirms what a bot filled in; a person gets through on the second try', async (context) => {
      const screen = await openForm(context);
      await fillIn(screen);
      await screen.evaluate(() => {
        const trap = document.querySelector<HTMLInputElement>('[name=notes-2]');
        if (trap) trap.value = 'https://spam.example';
      });
      await screen.click(SUBMIT);
      await says(screen, FAILED);
      expect(sent()).toEqual([]);
      await screen.click(SUBMIT);
      await says(screen, RECEIVED);
      expect(sent()).toEqual([WORDS]);
    });

    test('hides the honeypot from view and from the Tab key', async (context) => {
      const screen = await openForm(context);
      const [met, hidden] = await screen.evaluate(() => {
        const trap = document.querySelector<HTMLElement>('[name=notes-2]');
        const { left, top, width, height } = trap?.getBoundingClientRect() ?? new DOMRect();
        const there = document.elementFromPoint(left + width / 2, top + height / 2);
        return [there === trap, trap?.closest('[aria-hidden=true]') !== null];
      });
      expect([met, hidden]).toEqual([false, true]);
      await screen.click('[name=message]');
      for (let stop = 0; stop < 3; stop += 1) {
        await screen.press('Tab');
        expect(await screen.evaluate(() => document.activeElement?.getAttribute('name'))).not.toBe('notes-2');
      }
    });

    test('shows the email address if its script fails to load', async ({ site, visit }) => {
      site.refuse(/contact-form/);
      const screen = await visit('/contact-us/');
      await screen.hover('[name=name]');
      await screen.sees('form [role=alert]', 'The form could not be loaded');
      await fillIn(screen);
      await screen.click(SUBMIT);
      await wait(300);
      expect(await words(screen)).toEqual(WORDS);
      expect(await screen.isVisible(ADDRESS, CONTENT.site.email)).toBe(true);
    });

    test('shows the email address instead of a dead button without scripts', async ({ visit }) => {
      const screen = await visit('/contact-us/', { scripts: false });
      expect(await screen.isVisible(SUBMIT)).toBe(false);
      expect(await screen.isVisible(ADDRESS, CONTENT.site.email)).toBe(true);
      await fillIn(screen);
      await screen.click('[name=name]');
      await screen.press('Enter');
      await wait(300);
      expect(await screen.evaluate(() => location.search)).toBe('');
      expect(await words(screen)).toEqual(WORDS);
    });

    test('has the right phone keyboards, and no native limit that would cut off text', async ({ visit }) => {
      const screen = await visit('/contact-us/', { scripts: false, size: PHONE });
      const fields = await screen.evaluate(() =>
        [...document.querySelectorAll<HTMLInputElement>('form :is(input, textarea):not([name=notes-2])')].map(
          (field) => [field.labels?.[0]?.textContent, field.type, field.autocomplete, field.inputMode],
        ),
      );
      expect(fields).toEqual([
        ['Name', 'text', 'name', ''],
        ['Email', 'email', 'email', 'email'],
        ['Phone number', 'tel', 'tel', 'tel'],
        ['Message', 'textarea', '', ''],
      ]);
      const limits = await screen.evaluate(
        () => document.querySelectorAll('form :is([maxlength], [minlength], [pattern])').length,
      );
      expect(limits).toBe(0);
    });
  },
  SITE,
);
