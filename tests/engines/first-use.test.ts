import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import { CONTENT } from '../content.ts';
import { PHONE } from './driver.ts';
import { type EngineContext, inEveryEngine } from './engines.ts';
import { enquirySite, fillIn, NOTHING, RECEIVED, RESULT, SUBMIT, WORDS, words } from './form.ts';
import type { Screen } from './screen.ts';

// What a visitor gets before and after the scripts of an island arrive.

/** Number of reviews. */
const LAST = CONTENT.reviews.reviews.length;

const SITE = 'tests/.tmp/first-use-site';
const { sent } = enquirySite(27_841, SITE);

const SCRIPTS = /^\/assets\/client\//;
const NEXT = 'button[aria-label="Next review"]';
const TOAST = '[aria-label="Notifications (F8)"] li';
const SENDING = `${SUBMIT} span + span`;
const NOT_LOADED = 'The form could not be loaded';

/** A page with its scripts held back until `site.release`. */
async function cold({ site, visit }: EngineContext, route: string, options = {}): Promise<Screen> {
  site.hold(SCRIPTS);
  return visit(route, options);
}

const isReady = (screen: Screen, island: string) =>
  screen.until(
    'React is there',
    (name) => document.querySelector(`[data-island=${name}][data-ready]`) !== null,
    island,
  );

const focus = (screen: Screen, selector: string) =>
  screen.evaluate((wanted) => document.querySelector<HTMLElement>(wanted)?.focus(), selector);

const MESSAGES = {
  name: 'Name must be at least 3 characters.',
  email: 'Please enter a valid email.',
  phone: 'Phone no. must be at least 8 characters.',
  message: 'Message must be at least 10 characters.',
};

/** Marks the page if any text of the form changes from now on. */
const watchTexts = (screen: Screen) =>
  screen.evaluate(() => {
    new MutationObserver(() => {
      document.body.dataset.changed = '';
    }).observe(document.querySelector('form') as Element, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });

/** Sets a field like a paste. */
const setValue = (screen: Screen, name: string, value: string) =>
  screen.evaluate(
    ([field, text]) => {
      const input = document.querySelector<HTMLInputElement>(`[name=${field}]`);
      if (input) input.value = text as string;
      input?.dispatchEvent(new Event('input', { bubbles: true }));
    },
    [name, value],
  );

/** Position (from 1) of the first completely visible review, once the list rests on one. */
const restsOn = (screen: Screen, first: number) =>
  screen.until(
    `review ${first} is the first in view`,
    (wanted) => {
      const track = document.querySelector('[data-track]');
      const edge = track?.getBoundingClientRect().left ?? 0;
      const left = track?.children[wanted - 1]?.getBoundingClientRect().left ?? 999;
      return Math.abs(left - edge) < 2;
    },
    first,
  );

const saysPosition = (screen: Screen, text: string) =>
  screen.until(
    `it says "${text}"`,
    (wanted) =>
      document.querySelector<HTMLElement>('[data-island=carousel] [aria-live]')?.innerText.trim() === wanted,
    text,
  );

inEveryEngine(
  'First use',
  (test) => {
    test('loads nothing of an island, including the form, on a page that nobody touches', async (context) => {
      const screen = await context.visit('/contact-us/');
      await screen.isPainted();
      await wait(2500);
      expect(context.site.requests().filter(({ pathname }) => SCRIPTS.test(pathname))).toEqual([]);
    });

    for (const motion of [false, true]) {
      test(`turns two reviews for two quick clicks before React continues, ${motion ? 'with' : 'without'} motion`, async (context) => {
        const screen = await cold(context, '/review/', { motion, size: PHONE });
        await screen.click(NEXT, '', 2);
        await restsOn(screen, 3);
        context.site.release();
        await saysPosition(screen, `Review 3 of ${LAST}`);
        await restsOn(screen, 3);
        await screen.click(NEXT);
        await saysPosition(screen, `Review 4 of ${LAST}`);
        await restsOn(screen, 4);
      });
    }

    test('turns reviews by arrow keys, End and Home as soon as a button has the focus', async (context) => {
      const screen = await cold(context, '/review/', { size: PHONE });
      await focus(screen, NEXT);
      await screen.press('ArrowRight', 'ArrowRight');
      await restsOn(screen, 3);
      await screen.press('End');
      await restsOn(screen, LAST);
      await screen.press('ArrowLeft');
      await restsOn(screen, LAST - 1);
      await screen.press('Home');
      await restsOn(screen, 1);
      await focus(screen, '[data-track]');
      await screen.press('ArrowRight');
      await restsOn(screen, 2);
      context.site.release();
      await saysPosition(screen, `Review 2 of ${LAST}`);
      await screen.press('End');
      await saysPosition(screen, `Review ${LAST} of ${LAST}`);
      await screen.press('Home');
      await saysPosition(screen, `Review 1 of ${LAST}`);
    });

    test('turns one review for a click from a script', async (context) => {
      const screen = await cold(context, '/review/', { size: PHONE });
      await screen.evaluate((next) => document.querySelector<HTMLElement>(next)?.click(), NEXT);
      await restsOn(screen, 2);
      context.site.release();
      await saysPosition(screen, `Review 2 of ${LAST}`);
    });

    test('follows scrolling without a click or key', async ({ visit }) => {
      const screen = await visit('/review/', { size: PHONE });
      await screen.evaluate(() => {
        const track = document.querySelector('[data-track]');
        track?.scrollTo({ left: track.clientWidth + 16, behavior: 'instant' });
      });
      await saysPosition(screen, `Review 2 of ${LAST}`);
    });

    test('shows at once on Submit that the form is sending, keeps the button’s width, and sends once', async (context) => {
      const screen = await cold(context, '/contact-us/', { size: PHONE });
      const width = () =>
        screen.evaluate((button) => document.querySelector(button)?.getBoundingClientRect().width, SUBMIT);
      const before = await width();
      await fillIn(screen);
      await screen.click(SUBMIT, '', 2);
      await screen.sees(SENDING, 'Sending…');
      expect(await width()).toBe(before);
      // From now on the form must not look as if it were not sending.
      await screen.evaluate((sending) => {
        const step = () => {
          const answered = document.querySelector('form [role=status] p') !== null;
          const shown = document.querySelector(sending)?.checkVisibility({ visibilityProperty: true });
          if (!shown && !answered) document.body.dataset.stepBack = '';
          if (!answered) requestAnimationFrame(step);
        };
        step();
      }, SENDING);
      context.site.release();
      await screen.sees(RESULT, RECEIVED);
      expect(sent()).toEqual([WORDS]);
      expect(await words(screen)).toEqual(NOTHING);
      expect(await width()).toBe(before);
      expect(await screen.evaluate(() => 'stepBack' in document.body.dataset)).toBe(false);
    });

    test('shows the specified messages at once when an empty form is submitted, and React repeats none of them', async (context) => {
      const screen = await cold(context, '/contact-us/');
      await screen.click(SUBMIT);
      for (const text of Object.values(MESSAGES)) await screen.sees('form p', text);
      const announced = () => screen.evaluate(() => document.querySelector('output')?.textContent);
      expect(await announced()).toBe('4 fields need a correction.');
      await watchTexts(screen);
      await screen.until('the focus is there', () => document.activeElement?.id === 'name');
      expect(await screen.isVisible(SENDING)).toBe(false);
      context.site.release();
      await isReady(screen, 'contact-form');
      await wait(300);
      expect(await screen.evaluate(() => 'changed' in document.body.dataset)).toBe(false);
      expect(await screen.focused()).toBe('name');
      await screen.type('Ana Ruiz');
      await screen.losesSightOf('form p', MESSAGES.name);
      expect(await screen.isVisible('form p', MESSAGES.email)).toBe(true);
      expect(sent()).toEqual([]);
    });

    test('sends at the first press what is valid though nobody sees it so', async (context) => {
      const screen = await cold(context, '/contact-us/');
      await fillIn(screen);
      await setValue(screen, 'phone', '\u202a(360)\u2060 555\u22120123');
      await setValue(screen, 'email', '\u200eana@example.com');
      await screen.click(SUBMIT);
      await screen.sees(SENDING);
      context.site.release();
      await screen.sees(RESULT, RECEIVED);
      expect(sent()).toEqual([{ ...WORDS, phone: '3605550123' }]);
    });

    test('cuts off nothing that is pasted, and says what is too long', async (context) => {
      const screen = await cold(context, '/contact-us/');
      await fillIn(screen);
      await setValue(screen, 'message', 'm'.repeat(650));
      await setValue(screen, 'name', '👨‍👩‍👧‍👦'.repeat(50));
      await screen.click(SUBMIT);
      await screen.sees('form p', 'Message must be less than 500 characters.');
      expect(await screen.isVisible('form p', 'Name must be')).toBe(false);
      await setValue(screen, 'name', 'e\u0301'.repeat(51));
      await screen.sees('form p', 'Name must be less than 50 characters.');
      context.site.release();
      await isReady(screen, 'contact-form');
      expect((await words(screen)).message).toHaveLength(650);
      expect(sent()).toEqual([]);
    });

    test('saves a draft from the first key', async (context) => {
      const screen = await cold(context, '/contact-us/');
      await screen.fill('[name=name]', 'J');
      await screen.reload();
      context.site.release();
      await isReady(screen, 'contact-form');
      expect((await words(screen)).name).toBe('J');
    });

    test('keeps what was typed if the page is reloaded while a submit waits', async (context) => {
      const screen = await cold(context, '/contact-us/');
      await fillIn(screen);
      await screen.click(SUBMIT);
      await screen.sees(SENDING);
      await screen.reload();
      context.site.release();
      await isReady(screen, 'contact-form');
      expect(await words(screen)).toEqual(WORDS);
      expect(sent()).toEqual([]);
    });

    test('gives each submit its own 15 seconds, and keeps what it said', async (context) => {
      context.site.stopTheClock();
      const screen = await cold(context, '/contact-us/');
      await fillIn(screen);
      await screen.click(SUBMIT);
      await screen.sees(SENDING);
      await screen.pass(11_000);
      await screen.click(SUBMIT);
      await screen.sees(SENDING);
      await screen.pass(5_000);
      expect(await screen.isVisible(SENDING)).toBe(true);
      expect(await screen.isVisible('form [role=alert]')).toBe(false);
      await screen.pass(10_000);
      await screen.sees('form [role=alert]', NOT_LOADED);
      expect(sent()).toEqual([]);
    });

    test('does not bring back a chosen package that the visitor deleted', async (context) => {
      const screen = await context.visit('/contact-us/#package=seo-professional');
      await screen.until('it is there', () => document.querySelector('textarea')?.value.startsWith('I am'));
      await setValue(screen, 'message', '');
      await isReady(screen, 'contact-form');
      expect((await words(screen)).message).toBe('');
      await screen.reload();
      await isReady(screen, 'contact-form');
      expect((await words(screen)).message).toBe('');
      await setValue(screen, 'message', 'We bake.');
      await screen.reload();
      await isReady(screen, 'contact-form');
      expect((await words(screen)).message).toBe('We bake.');
    });

    test('shows the email address when a script hangs, and sends on the second try', async (context) => {
      context.site.stopTheClock();
      const screen = await cold(context, '/contact-us/');
      await fillIn(screen);
      await screen.click(SUBMIT);
      await screen.sees(SENDING);
      await screen.pass(14_999);
      expect(await screen.isVisible('form [role=alert]', NOT_LOADED)).toBe(false);
      await screen.pass(1);
      await screen.sees('form [role=alert]', NOT_LOADED);
      expect(await screen.isVisible(SENDING)).toBe(false);
      context.site.release();
      await isReady(screen, 'contact-form');
      // What was said stays until the next press. What was reported as failed is not sent later without the visitor's knowledge.
      await wait(300);
      expect(sent()).toEqual([]);
      expect(await words(screen)).toEqual(WORDS);
      expect(await screen.isVisible('form [role=alert]', NOT_LOADED)).toBe(true);
      await screen.click(SUBMIT);
      await screen.sees(RESULT, RECEIVED);
      expect(await screen.isVisible('form [role=alert]')).toBe(false);
      expect(sent()).toEqual([WORDS]);
    });

    test('reports a script that fails, and on the second try sends or reports it again', async ({
      site,
      visit,
    }) => {
      site.refuse(SCRIPTS);
      const screen = await visit('/contact-us/');
      await fillIn(screen);
      await screen.click(SUBMIT);
      await screen.sees('form [role=alert]', NOT_LOADED);
      expect(await screen.isVisible(SENDING)).toBe(false);
      expect(await words(screen)).toEqual(WORDS);
      site.refuse();
      await screen.click(SUBMIT);
      // Some browsers do not retry a script that failed.
      const said = await screen.until(
        'it is answered',
        ({ result, again }) => {
          const alert = document.querySelector('[data-failed] form [role=alert]');
          return document.querySelector(result)?.textContent ?? alert?.textContent?.slice(0, again.length);
        },
        { result: RESULT, again: NOT_LOADED },
      );
      expect([RECEIVED, NOT_LOADED]).toContain(said);
      expect(sent()).toEqual(said === RECEIVED ? [WORDS] : []);
    });

    test('puts the chosen package into the message without React', async (context) => {
      const screen = await context.visit('/contact-us/#package=seo-professional');
      expect((await words(screen)).message).toBe('I am interested in SEO Professional.\n');
      await wait(500);
      expect(context.site.requests().filter(({ pathname }) => SCRIPTS.test(pathname))).toEqual([]);
      await screen.click('[name=name]');
      await isReady(screen, 'contact-form');
      expect((await words(screen)).message).toBe('I am interested in SEO Professional.\n');
    });

    test('restores a saved draft by itself, together with the chosen package', async (context) => {
      const screen = await context.visit('/contact-us/');
      await fillIn(screen);
      await isReady(screen, 'contact-form');
      await screen.open('/industries/');
      await screen.open('/contact-us/#package=seo-professional');
      await isReady(screen, 'contact-form');
      const message = `I am interested in SEO Professional.\n\n${WORDS.message}`;
      expect(await words(screen)).toEqual({ ...WORDS, message });
    });

    test('confirms a copy at once, and the toast appears in the same place', async (context) => {
      const screen = await cold(context, '/industries/', { size: PHONE });
      await screen.click('footer button[data-copy*="@"]');
      const heldAt = (await screen.until('it is confirmed', () => {
        const area = document.querySelector<HTMLElement>('[data-island=toasts][data-held]');
        const { top, left, width } = area?.getBoundingClientRect() ?? new DOMRect();
        const isShown = area && getComputedStyle(area).opacity === '1';
        return isShown && area.dataset.held === 'Email address copied' && { top, left, width };
      })) as { top: number; left: number; width: number };
      context.site.release();
      await screen.sees(TOAST, 'Email address copied');
      const { top, left, width } = await screen.evaluate(
        (toast) => document.querySelector(toast)?.getBoundingClientRect().toJSON(),
        TOAST,
      );
      expect(Math.abs(top - heldAt.top)).toBeLessThanOrEqual(2);
      expect({ left, width }).toEqual({ left: heldAt.left, width: heldAt.width });
    });

    test('moves the focus to the toasts with F8 before their script arrives', async (context) => {
      const screen = await cold(context, '/industries/');
      await screen.click('footer button[data-copy*="@"]');
      await screen.press('F8');
      const within = () => document.activeElement?.closest('[data-island=toasts]') !== null;
      expect(await screen.evaluate(within)).toBe(true);
      context.site.release();
      await screen.sees(TOAST, 'Email address copied');
      await screen.until('the list has the focus', () => document.activeElement?.localName === 'ol');
      await focus(screen, 'header a');
      await screen.press('F8');
      await screen.until('the list has the focus', () => document.activeElement?.localName === 'ol');
    });

    test('closes a menu that was just opened with Escape, and the page can scroll', async (context) => {
      const screen = await cold(context, '/about-us/', { size: PHONE });
      await screen.click('header summary', 'Menu');
      await screen.sees('nav[aria-label=Menu] a', 'Contact us');
      await screen.press('Escape');
      await screen.losesSightOf('nav[aria-label=Menu] a');
      expect(await screen.focused()).toContain('Menu');
      context.site.release();
      await isReady(screen, 'menu');
      await wait(300);
      expect(await screen.evaluate(() => document.querySelector('main')?.inert)).toBe(false);
      expect(await screen.isVisible('nav[aria-label=Menu] a')).toBe(false);
    });

    test('opens Services with arrow down, and keeps the next arrow down', async (context) => {
      const screen = await cold(context, '/about-us/');
      await focus(screen, 'nav[aria-label=Main] summary');
      await screen.press('ArrowDown');
      await screen.sees('nav[aria-label=Main] details a', 'Local SEO');
      expect(await screen.focused()).toContain('Social media marketing');
      await screen.press('ArrowDown');
      context.site.release();
      await screen.until('it has moved on', () =>
        document.activeElement?.textContent?.startsWith('Web designing'),
      );
      await screen.press('Escape');
      await screen.losesSightOf('nav[aria-label=Main] details a');
      expect(await screen.focused()).toBe('Services');
    });
  },
  SITE,
);
