import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import { answer } from '../browser/fake-enquiry-service.ts';
import { CONTENT } from '../content.ts';
import type { Recording } from '../screen-readers/announcements.ts';
import { PHONE } from './driver.ts';
import { type EngineContext, inEveryEngine } from './engines.ts';
import { enquirySite, FAILED, fillIn, RECEIVED, SUBMIT } from './form.ts';
import type { Screen } from './screen.ts';

// Announcements of the live regions when the first use comes before React.

const SITE = 'tests/.tmp/announcements-site';
const { service } = enquirySite(27_861, SITE);

const LAST = CONTENT.reviews.reviews.length;
const NEXT = 'button[aria-label="Next review"]';
const COPY_EMAIL = 'footer button[data-copy*="@"]';
const { offline, online } = CONTENT.site.notices;

/** Milliseconds without any further announcement. */
const QUIET = 1500;

/** A page that records its announcements, with its scripts held back until `site.release`. */
async function cold({ site, visit }: EngineContext, route: string): Promise<Screen> {
  site.recordAnnouncements();
  site.hold(/^\/assets\/client\//);
  return visit(route, { size: PHONE });
}

/** Waits for the given number of announcements, and for further ones, which are errors. */
async function announces(screen: Screen, expected: string[]): Promise<void> {
  const announced = () =>
    screen.evaluate(() =>
      (window as unknown as Recording).announcements.map(({ how, words }) => `${how}: ${words}`),
    );
  await expect
    .poll(async () => (await announced()).length, { timeout: 60_000 })
    .toBeGreaterThanOrEqual(expected.length);
  await wait(QUIET);
  expect(await announced()).toEqual(expected);
}

inEveryEngine(
  'Announcements',
  (test) => {
    test('name each review that the visitor turned to once, in order', async (context) => {
      const screen = await cold(context, '/review/');
      await screen.click(NEXT, '', 2);
      context.site.release();
      await announces(screen, [`politely: Review 3 of ${LAST}`]);
      await screen.click(NEXT);
      await announces(screen, [`politely: Review 3 of ${LAST}`, `politely: Review 4 of ${LAST}`]);
    });

    test('say that an early enquiry is being sent, then that it was received', async (context) => {
      const screen = await cold(context, '/contact-us/');
      await fillIn(screen);
      await screen.click(SUBMIT, '', 2);
      context.site.release();
      await announces(screen, ['politely: Sending…', `politely: ${RECEIVED}`]);
    });

    test('say that an enquiry is being sent, then that it failed, also on the second try', async (context) => {
      service.set(answer(500));
      const screen = await cold(context, '/contact-us/');
      await fillIn(screen);
      await screen.click(SUBMIT);
      context.site.release();
      const once = ['politely: Sending…', `politely: ${FAILED}`];
      await announces(screen, once);
      await screen.click(SUBMIT);
      await announces(screen, [...once, ...once]);
    });

    test('give the number of wrong fields on each submit', async (context) => {
      const screen = await cold(context, '/contact-us/');
      await fillIn(screen, { name: 'Ana', phone: '12345678', message: '          .' });
      await screen.click(SUBMIT);
      context.site.release();
      const one = `politely: ${CONTENT.contact.form.corrections.one}`;
      await announces(screen, [one]);
      await screen.click(SUBMIT);
      await announces(screen, [one, one]);
    });

    test('include a held toast once, and later ones in order', async (context) => {
      const screen = await cold(context, '/industries/');
      await screen.click(COPY_EMAIL);
      context.site.release();
      const copied = `politely: Notifications: ${CONTENT.site.notices.emailCopied}.`;
      await announces(screen, [copied]);
      await screen.setOffline(true);
      const lost = `politely: Notifications: ${offline.title}. ${offline.text}`;
      await announces(screen, [copied, lost]);
      await screen.setOffline(false);
      await announces(screen, [copied, lost, `politely: Notifications: ${online.title}. ${online.text}`]);
    });

    test('say at once that the form’s script failed to load', async ({ site, visit }) => {
      site.recordAnnouncements();
      site.refuse(/^\/assets\/client\//);
      const screen = await visit('/contact-us/', { size: PHONE });
      await screen.hover('h1');
      await fillIn(screen);
      await announces(screen, [`assertively: ${CONTENT.contact.form.notLoaded} ${CONTENT.site.email}.`]);
    });
  },
  SITE,
);
