import { beforeAll, expect } from 'vitest';
import { buildInto } from '../browser/build-site.ts';
import { CONTENT } from '../content.ts';
import { KINDS } from '../networks/kinds.ts';
import type { Recording } from '../screen-readers/announcements.ts';
import { PHONE } from './driver.ts';
import { ISLAND_SCRIPTS, inEveryEngine } from './engines.ts';
import { enquiryService, fillIn, NOTHING, RECEIVED, RESULT, SUBMIT, says, WORDS, words } from './form.ts';
import { inView, LAST, NEXT, POSITION, TRACK } from './reviews.ts';
import type { Screen } from './screen.ts';

// What a visitor gets before and after the scripts of an island arrive. React's development build reports on the console
// if the page is not what it expects, and the console must stay empty.

const SITE = 'tests/.tmp/first-use-site';
const { sent, change } = enquiryService();
beforeAll(() => buildInto(SITE, { NODE_ENV: 'development' }, '--draft'));

const COPY_EMAIL = 'footer button[data-copy*="@"]';
const TOAST = '[aria-label="Notifications (F8)"] li';
const SENDING = `${SUBMIT} span + span`;
const ALERT = 'form [role=alert]';
const { notices } = CONTENT.site;
const { corrections, notLoaded } = CONTENT.contact.form;

const MESSAGES = {
  name: 'Name must be at least 3 characters.',
  email: 'Please enter a valid email.',
  phone: 'Phone no. must be at least 8 characters.',
  message: 'Message must be at least 10 characters.',
};

/** Waits until the list rests on a review, on a phone. */
const restsOn = (screen: Screen, position: number) => expect.poll(() => inView(screen)).toEqual([position]);

/** Waits for the announcements of a page that records them. */
const announces = (screen: Screen, expected: string[]) =>
  expect
    .poll(() =>
      screen.evaluate(() =>
        (window as unknown as Recording).announcements.map(({ how, words }) => `${how}: ${words}`),
      ),
    )
    .toEqual(expected);

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

/** Marks the page if the form looks, from now on, as if it were not sending. */
const watchSending = (screen: Screen) =>
  screen.evaluate((sending) => {
    const step = () => {
      const answered = document.querySelector('form [role=status] p') !== null;
      const shown = document.querySelector(sending)?.checkVisibility({ visibilityProperty: true });
      if (!shown && !answered) document.body.dataset.changed = '';
      if (!answered) requestAnimationFrame(step);
    };
    step();
  }, SENDING);

const hasChanged = (screen: Screen) => screen.evaluate(() => 'changed' in document.body.dataset);

inEveryEngine(
  'First use',
  (test) => {
    test('is checked: React reports markup that differs from what it expects', async ({ site, cold }) => {
      const screen = await cold('/review/');
      await screen.evaluate(() => {
        const button = document.querySelector<HTMLElement>('[data-island=carousel] button');
        if (button) button.title = 'changed';
      });
      site.release();
      await screen.hydrate('carousel');
      await screen.until('it is reported', () => sessionStorage.getItem('test-errors')?.includes('hydrat'));
      await screen.evaluate(() => sessionStorage.removeItem('test-errors'));
    });

    for (const route of [...KINDS, '/no-such-page/']) {
      test(`loads the islands of ${route} only when they are used, and keeps every node of theirs`, async ({
        site,
        visit,
      }) => {
        // Not Found would leave.
        if (route === '/no-such-page/') site.stopTheClock();
        const screen = await visit(route, { size: PHONE });
        await screen.isPainted();
        expect(site.requests().filter((pathname) => ISLAND_SCRIPTS.test(pathname))).toEqual([]);
        await screen.evaluate(() => {
          Object.assign(window, { served: new Set(document.querySelectorAll('[data-island] *')) });
        });
        await screen.hydrate();
        // To the map, which loads when it comes near.
        await screen.evaluate(() => scrollTo({ top: 99_999, behavior: 'instant' }));
        const replaced = await screen.evaluate(() =>
          [...document.querySelectorAll('[data-island]:not([data-island=toasts]) *')]
            .filter((node) => !(window as unknown as { served: Set<Element> }).served.has(node))
            .map((node) => node.outerHTML.slice(0, 80)),
        );
        expect(replaced).toEqual([]);
      });
    }

    for (const motion of [false, true]) {
      test(`turns two reviews for two quick clicks before React, and names them once, ${motion ? 'with' : 'without'} motion`, async ({
        site,
        cold,
      }) => {
        site.recordAnnouncements();
        const screen = await cold('/review/', { motion, size: PHONE });
        await screen.click(NEXT, '', 2);
        await restsOn(screen, 3);
        site.release();
        const third = `politely: Review 3 of ${LAST}`;
        await announces(screen, [third]);
        await restsOn(screen, 3);
        await screen.click(NEXT);
        await announces(screen, [third, `politely: Review 4 of ${LAST}`]);
        await restsOn(screen, 4);
      });
    }

    test('turns reviews by keys before React, on the list and its buttons', async ({ site, cold }) => {
      const screen = await cold('/review/', { size: PHONE });
      await screen.focus(NEXT);
      const steps = { ArrowRight: 2, End: LAST, ArrowLeft: LAST - 1, Home: 1 };
      for (const [key, position] of Object.entries(steps)) {
        await screen.press(key);
        await restsOn(screen, position);
      }
      await screen.focus(TRACK);
      await screen.press('ArrowRight');
      await restsOn(screen, 2);
      await screen.evaluate((next) => document.querySelector<HTMLElement>(next)?.click(), NEXT);
      await restsOn(screen, 3);
      site.release();
      await screen.hydrated('carousel');
      await screen.sees(POSITION, `Review 3 of ${LAST}`);
    });

    test('shows at once that the form is sending, keeps the button’s width, and sends once', async ({
      site,
      cold,
    }) => {
      site.recordAnnouncements();
      const screen = await cold('/contact-us/', { size: PHONE });
      const width = () =>
        screen.evaluate((button) => document.querySelector(button)?.getBoundingClientRect().width, SUBMIT);
      const before = await width();
      await fillIn(screen);
      await screen.click(SUBMIT, '', 2);
      await screen.sees(SENDING, 'Sending…');
      expect(await width()).toBe(before);
      await watchSending(screen);
      site.release();
      await says(screen, RECEIVED);
      expect(sent()).toEqual([WORDS]);
      expect(await words(screen)).toEqual(NOTHING);
      expect(await width()).toBe(before);
      expect(await hasChanged(screen)).toBe(false);
      await announces(screen, ['politely: Sending…', `politely: ${RECEIVED}`]);
    });

    test('shows the specified messages at once, and React neither repeats nor changes them', async ({
      site,
      cold,
    }) => {
      site.recordAnnouncements();
      const screen = await cold('/contact-us/');
      await screen.click(SUBMIT);
      for (const [name, text] of Object.entries(MESSAGES)) await screen.sees(`#${name}-error`, text);
      await screen.until('the focus is there', () => document.activeElement?.id === 'name');
      expect(await screen.isVisible(SENDING)).toBe(false);
      await watchTexts(screen);
      site.release();
      await screen.hydrated('contact-form');
      expect(await hasChanged(screen)).toBe(false);
      expect(await screen.focused()).toBe('name');
      const wrong = `politely: ${corrections.several.replace('{number}', '4')}`;
      await announces(screen, [wrong]);
      await screen.type(WORDS.name);
      await screen.losesSightOf('form p', MESSAGES.name);
      expect(await screen.isVisible('form p', MESSAGES.email)).toBe(true);
      await screen.press('Enter');
      await announces(screen, [wrong, `politely: ${corrections.several.replace('{number}', '3')}`]);
      expect(sent()).toEqual([]);
    });

    test('keeps what was typed before React while a submit waits, which a reload ends', async ({
      site,
      cold,
    }) => {
      const screen = await cold('/contact-us/');
      await fillIn(screen);
      await screen.click(SUBMIT);
      await screen.sees(SENDING);
      await screen.reload();
      site.release();
      await screen.hydrated('contact-form');
      expect(await words(screen)).toEqual(WORDS);
      expect(sent()).toEqual([]);
    });

    test('loses no letter that is typed while React starts', async ({ site, cold }) => {
      const screen = await cold('/contact-us/');
      await screen.fill('[name=name]', 'Jor');
      site.release();
      await screen.type('dan Pell and Sons');
      await screen.hydrated('contact-form');
      await screen.type(' of Lacey');
      expect((await words(screen)).name).toBe('Jordan Pell and Sons of Lacey');
      const draft = await screen.evaluate(() => sessionStorage.getItem('enquiry-draft'));
      expect(new URLSearchParams(draft ?? '').get('name')).toBe('Jordan Pell and Sons of Lacey');
    });

    test('reports a script that fails, and sends on the second try', async ({ site, visit }) => {
      site.refuse(ISLAND_SCRIPTS);
      const screen = await visit('/contact-us/');
      await fillIn(screen);
      await screen.click(SUBMIT);
      await screen.sees(ALERT, notLoaded);
      expect(await screen.isVisible(SENDING)).toBe(false);
      expect(await words(screen)).toEqual(WORDS);
      site.refuse();
      await screen.click(SUBMIT);
      await screen.sees(RESULT, RECEIVED);
      expect(sent()).toEqual([WORDS]);
    });

    test('confirms a copy at once, and the toast appears in the same place, announced once', async ({
      site,
      cold,
    }) => {
      site.recordAnnouncements();
      // Radix announces two frames after the toast, and only for a second.
      site.stopTheClock();
      const screen = await cold('/industries/', { size: PHONE });
      await screen.click(COPY_EMAIL);
      const early = (await screen.until(
        'it is confirmed',
        (copied) => {
          const area = document.querySelector<HTMLElement>('[data-island=toasts][data-early]');
          const { top, left, width } = area?.getBoundingClientRect() ?? new DOMRect();
          const isShown = area && getComputedStyle(area).opacity === '1';
          return isShown && area.dataset.early === copied && { top, left, width };
        },
        notices.emailCopied,
      )) as { top: number; left: number; width: number };
      site.release();
      await screen.sees(TOAST, notices.emailCopied);
      const { top, left, width } = await screen.evaluate(
        (toast) => document.querySelector(toast)?.getBoundingClientRect().toJSON(),
        TOAST,
      );
      expect(Math.abs(top - early.top)).toBeLessThanOrEqual(2);
      expect({ left, width }).toEqual({ left: early.left, width: early.width });
      await announces(screen, [`politely: Notifications: ${notices.emailCopied}.`]);
    });

    test('moves the focus to the toasts with F8 before their script arrives', async ({ site, cold }) => {
      // A notice is shown for 5 s, which a busy machine may need until the script is there.
      site.stopTheClock();
      const screen = await cold('/industries/');
      await screen.click(COPY_EMAIL);
      await screen.press('F8');
      const within = () => document.activeElement?.closest('[data-island=toasts]') !== null;
      expect(await screen.evaluate(within)).toBe(true);
      site.release();
      await screen.sees(TOAST, notices.emailCopied);
      const inList = () => document.activeElement?.localName === 'ol';
      await screen.until('the list has the focus', inList);
      await screen.focus('header a');
      await screen.press('F8');
      await screen.until('the list has the focus', inList);
    });

    // The last one: what a browser keeps is there for all tests of the file.
    test('requests each script of an island once, although it fetches and imports it', async ({
      site,
      visit,
    }) => {
      site.allowCaching();
      const screen = await visit('/contact-us/');
      await screen.hydrate('contact-form');
      const scripts = site.requests().filter((name) => ISLAND_SCRIPTS.test(name));
      // The windows of WebKit's driver are private ones, which keep nothing: they request each twice.
      const isPrivate = await screen.evaluate(() => /Version\/\S+ Safari/.test(navigator.userAgent));
      expect(scripts).toHaveLength(new Set(scripts).size * (isPrivate ? 2 : 1));
    });
  },
  { folder: SITE, change },
);
