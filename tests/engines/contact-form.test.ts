import { expect } from 'vitest';
import { answer, type Behavior, good, resetMidway, withoutCors } from '../browser/fake-enquiry-service.ts';
import { CONTENT } from '../content.ts';
import { type EngineContext, inEveryEngine } from './engines.ts';
import {
  enquiryService,
  FAILED,
  fillIn,
  MAYBE_SENT,
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

const { service, sent, change } = enquiryService();

async function filledIn(context: EngineContext): Promise<Screen> {
  const screen = await openForm(context);
  await fillIn(screen);
  return screen;
}

/** A second try with the text that is still in the form gets through. */
async function sendsAgain(screen: Screen, sentBefore: number): Promise<void> {
  expect(await words(screen)).toEqual(WORDS);
  service.set(good);
  await screen.click(SUBMIT);
  await says(screen, RECEIVED);
  expect(sent().slice(sentBefore)).toEqual([WORDS]);
  expect(await words(screen)).toEqual(NOTHING);
}

inEveryEngine(
  'Contact form',
  (test) => {
    test('sends exactly the four fields by keyboard alone, confirms in green, and stays empty', async (context) => {
      const screen = await openForm(context);
      await screen.focus('[name=name]');
      for (const name of ['name', 'email', 'phone', 'message'] as const) {
        expect(await screen.focused()).toBe(name);
        await screen.type(WORDS[name]);
        await screen.press('Tab');
      }
      // Past the link to the privacy policy, in engines where Tab stops at links.
      if (!(await screen.focused()).startsWith('Submit')) await screen.press('Tab');
      expect(await screen.focused()).toMatch(/^Submit/);
      await screen.press('Enter');
      await says(screen, RECEIVED);
      const color = await screen.evaluate(
        (result) => getComputedStyle(document.querySelector(result) as Element).color,
        RESULT,
      );
      expect(color).toBe('rgb(10, 92, 44)');
      await screen.reload();
      await screen.hydrate('contact-form');
      expect(await words(screen)).toEqual(NOTHING);
      await screen.click('header a', 'Industries');
      await screen.comesTo('/industries/');
      await screen.back('/contact-us/');
      await screen.hydrate('contact-form');
      expect(await words(screen)).toEqual(NOTHING);
      expect(sent()).toEqual([WORDS]);
    });

    const failures: Record<string, Behavior> = {
      'redirects elsewhere': answer(302, '', { Location: '/elsewhere' }),
      'breaks off its answer': resetMidway,
      'does not allow this website': withoutCors,
    };
    for (const [fault, behavior] of Object.entries(failures)) {
      test(`keeps the text, and sends it on the next try, if the service ${fault}`, async (context) => {
        const screen = await filledIn(context);
        service.set(behavior);
        await screen.click(SUBMIT);
        await says(screen, FAILED);
        // A browser asks before it sends to a service that does not allow the website.
        const count = behavior === withoutCors ? 0 : 1;
        expect(sent()).toHaveLength(count);
        await sendsAgain(screen, count);
      });
    }

    test('fails at once if the service is down or the visitor offline, and sends nothing', async (context) => {
      const screen = await filledIn(context);
      await service.stop();
      await screen.click(SUBMIT);
      await says(screen, FAILED);
      await service.start();
      await screen.setOffline(true);
      await screen.click(SUBMIT);
      await says(screen, FAILED);
      expect(sent()).toEqual([]);
      await screen.setOffline(false);
      await sendsAgain(screen, 0);
    });

    test('says that the message may have been sent to a visitor who leaves while it is sending', async (context) => {
      const screen = await filledIn(context);
      service.set(() => {});
      await screen.click(SUBMIT, '', 3);
      await screen.sees(`${SUBMIT}[aria-disabled=true] span`, 'Sending…');
      await expect.poll(() => sent().length).toBe(1);
      await screen.open('/industries/');
      await screen.open('/contact-us/');
      await screen.hydrate('contact-form');
      expect(await words(screen)).toEqual(WORDS);
      await screen.sees('form p', MAYBE_SENT);
      await screen.sees('li', MAYBE_SENT);
      expect(await screen.evaluate(() => document.body.innerText)).not.toMatch(/unsent/i);
      await sendsAgain(screen, 1);
    });

    test('hides the honeypot from view and from the Tab key', async (context) => {
      const screen = await openForm(context);
      const [met, hidden, tabIndex] = await screen.evaluate(() => {
        const trap = document.querySelector<HTMLElement>('[name=notes-2]');
        const { left, top, width, height } = trap?.getBoundingClientRect() ?? new DOMRect();
        const there = document.elementFromPoint(left + width / 2, top + height / 2);
        return [there === trap, trap?.closest('[aria-hidden=true]') !== null, trap?.tabIndex];
      });
      expect([met, hidden, tabIndex]).toEqual([false, true, -1]);
    });

    test('shows the email address instead of a dead form without scripts', async ({ visit }) => {
      const screen = await visit('/contact-us/', { scripts: false });
      for (const dead of [SUBMIT, '[name=name]', '[name=message]'])
        expect(await screen.isVisible(dead)).toBe(false);
      expect(await screen.isVisible('form p a[href^="mailto:"]', CONTENT.site.email)).toBe(true);
      // An older browser shows the fields, and Enter submits them.
      await screen.evaluate(() => document.querySelector('form')?.requestSubmit());
      expect(await screen.evaluate(() => location.search)).toBe('');
    });
  },
  { change },
);
