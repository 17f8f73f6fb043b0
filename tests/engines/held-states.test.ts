import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import { answer } from '../browser/fake-enquiry-service.ts';
import { PHONE, type WindowOptions } from './driver.ts';
import { type EngineContext, inEveryEngine } from './engines.ts';
import { enquirySite, FAILED, fillIn, RECEIVED, SUBMIT, says, WORDS, words } from './form.ts';
import type { Screen } from './screen.ts';

// React's development build reports on the console if the page is not what it expects; the console must stay empty. In
// these tests the page was used before React starts.

const SITE = 'tests/.tmp/held-states-site';
const { service, sent } = enquirySite(27_863, SITE, { NODE_ENV: 'development' });

const NEXT = 'button[aria-label="Next review"]';
const MENU = 'nav[aria-label=Menu] a';
const DROPDOWN = 'nav[aria-label=Main] details a';
const TOAST = '[aria-label="Notifications (F8)"] li';

async function cold(
  { site, visit }: EngineContext,
  route: string,
  options?: Partial<WindowOptions>,
): Promise<Screen> {
  site.hold(/^\/assets\/client\//);
  return visit(route, options);
}

/** Releases the scripts, and waits for React, and for messages a moment later. */
async function comesTo(island: string, { site }: EngineContext, screen: Screen): Promise<void> {
  site.release();
  await screen.until(
    'React is there',
    (name) => document.querySelector(`[data-island=${name}][data-ready]`) !== null,
    island,
  );
  await wait(300);
}

inEveryEngine(
  'Held states',
  (test) => {
    test('are checked: React reports markup that differs from what it expects', async (context) => {
      const screen = await cold(context, '/review/');
      await screen.evaluate(() => {
        const button = document.querySelector<HTMLElement>('[data-island=carousel] button');
        if (button) button.title = 'changed';
        button?.dispatchEvent(new Event('pointerover', { bubbles: true }));
      });
      await comesTo('carousel', context, screen);
      expect((await screen.errors()).join()).toContain('hydrat');
      await screen.evaluate(() => sessionStorage.removeItem('test-errors'));
    });

    test('keep an open menu', async (context) => {
      const screen = await cold(context, '/about-us/', { size: PHONE });
      await screen.click('header summary', 'Menu');
      await screen.sees(MENU, 'Contact us');
      await comesTo('menu', context, screen);
      expect(await screen.isVisible(MENU, 'Contact us')).toBe(true);
    });

    test('keep a menu that was opened and closed', async (context) => {
      const screen = await cold(context, '/about-us/', { size: PHONE });
      await screen.click('header summary', 'Menu');
      await screen.sees(MENU, 'Contact us');
      await screen.press('Escape');
      await screen.losesSightOf(MENU);
      await comesTo('menu', context, screen);
      expect(await screen.isVisible(MENU)).toBe(false);
    });

    test('keep an open list of services', async (context) => {
      const screen = await cold(context, '/about-us/');
      await screen.click('nav[aria-label=Main] summary');
      await screen.sees(DROPDOWN, 'Local SEO');
      await comesTo('menu', context, screen);
      expect(await screen.isVisible(DROPDOWN, 'Local SEO')).toBe(true);
    });

    test('keep the review that the visitor turned to', async (context) => {
      const screen = await cold(context, '/review/', { size: PHONE });
      await screen.click(NEXT, '', 2);
      await comesTo('carousel', context, screen);
      await screen.until('two on', () =>
        document.querySelector('[data-island=carousel] [aria-live]')?.textContent?.includes('3'),
      );
    });

    test('keep a form that is filled in', async (context) => {
      const screen = await cold(context, '/contact-us/');
      await fillIn(screen);
      await comesTo('contact-form', context, screen);
      expect(await words(screen)).toEqual(WORDS);
    });

    test('keep a message that a link began', async (context) => {
      const screen = await cold(context, '/contact-us/#package=seo-professional');
      await screen.click('[name=name]');
      await comesTo('contact-form', context, screen);
      expect((await words(screen)).message).toContain('SEO');
    });

    test('keep a restored draft', async (context) => {
      const screen = await context.visit('/contact-us/');
      await fillIn(screen);
      await comesTo('contact-form', context, screen);
      await screen.reload();
      await comesTo('contact-form', context, screen);
      expect(await words(screen)).toEqual(WORDS);
    });

    test('keep an enquiry that waits to be sent, and send it', async (context) => {
      const screen = await cold(context, '/contact-us/');
      await fillIn(screen);
      await screen.click(SUBMIT);
      await screen.sees(`${SUBMIT} span + span`);
      await comesTo('contact-form', context, screen);
      await says(screen, RECEIVED);
      expect(sent()).toEqual([WORDS]);
    });

    test('keep an enquiry that waits to be sent, and fails', async (context) => {
      service.set(answer(500));
      const screen = await cold(context, '/contact-us/');
      await fillIn(screen);
      await screen.click(SUBMIT);
      await comesTo('contact-form', context, screen);
      await says(screen, FAILED);
    });

    test('keep an enquiry reported as failed because its script hung', async (context) => {
      context.site.stopTheClock();
      const screen = await cold(context, '/contact-us/');
      await fillIn(screen);
      await screen.click(SUBMIT);
      await screen.pass(15_000);
      await screen.sees('form [role=alert]');
      await comesTo('contact-form', context, screen);
      expect(sent()).toEqual([]);
      expect(await words(screen)).toEqual(WORDS);
    });

    test('keep a toast that waits', async (context) => {
      const screen = await cold(context, '/industries/');
      await screen.click('footer button[data-copy*="@"]');
      await screen.press('F8');
      await comesTo('toasts', context, screen);
      await screen.sees(TOAST);
    });
  },
  SITE,
);
