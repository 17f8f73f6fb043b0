import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import { answer } from '../browser/enquiry-service.ts';
import { PHONE, type WindowOptions } from './driver.ts';
import { inEveryEngine, type Stage } from './engines.ts';
import { enquirySite, FAILED, fillIn, RECEIVED, SUBMIT, says, WORDS, words } from './form.ts';
import type { Screen } from './screen.ts';

// React's development build says on the console where the page is not what it expects; no promise may leave a word
// there. Here it comes to pages that were used before it was there.

const SITE = 'tests/.tmp/held-states-site';
const { service, sent } = enquirySite(47_863, SITE, { NODE_ENV: 'development' });

const NEXT = 'button[aria-label="Next review"]';
const MENU = 'nav[aria-label=Menu] a';
const DROPDOWN = 'nav[aria-label=Main] details a';
const TOAST = '[aria-label="Notifications (F8)"] li';

async function cold(
  { site, visit }: Stage,
  route: string,
  options?: Partial<WindowOptions>,
): Promise<Screen> {
  site.hold(/^\/assets\/client\//);
  return visit(route, options);
}

/** Lets the scripts come, and waits for React, and for what it may say a moment later. */
async function comesTo(island: string, { site }: Stage, screen: Screen): Promise<void> {
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
  (promised) => {
    promised('React would say that something is not as it expects', async (stage) => {
      const screen = await cold(stage, '/about-us/');
      await screen.evaluate(() => {
        const link = document.querySelector<HTMLElement>('[data-island=menu] a');
        if (link) link.title = 'changed';
        link?.dispatchEvent(new Event('pointerover', { bubbles: true }));
      });
      await comesTo('menu', stage, screen);
      expect((await screen.complaints()).join()).toContain('hydrat');
      await screen.evaluate(() => sessionStorage.removeItem('test-ear'));
    });

    promised('a menu that stands open', async (stage) => {
      const screen = await cold(stage, '/about-us/', { size: PHONE });
      await screen.click('header summary', 'Menu');
      await screen.sees(MENU, 'Contact us');
      await comesTo('menu', stage, screen);
      expect(await screen.isVisible(MENU, 'Contact us')).toBe(true);
    });

    promised('a menu that was opened and closed', async (stage) => {
      const screen = await cold(stage, '/about-us/', { size: PHONE });
      await screen.click('header summary', 'Menu');
      await screen.sees(MENU, 'Contact us');
      await screen.press('Escape');
      await screen.losesSightOf(MENU);
      await comesTo('menu', stage, screen);
      expect(await screen.isVisible(MENU)).toBe(false);
    });

    promised('a list of services that stands open', async (stage) => {
      const screen = await cold(stage, '/about-us/');
      await screen.click('nav[aria-label=Main] summary');
      await screen.sees(DROPDOWN, 'Local SEO');
      await comesTo('menu', stage, screen);
      expect(await screen.isVisible(DROPDOWN, 'Local SEO')).toBe(true);
    });

    promised('reviews that were turned', async (stage) => {
      const screen = await cold(stage, '/review/', { size: PHONE });
      await screen.click(NEXT, '', 2);
      await comesTo('carousel', stage, screen);
      await screen.until('two on', () =>
        document.querySelector('[data-island=carousel] [aria-live]')?.textContent?.includes('3'),
      );
    });

    promised('a form that is filled in', async (stage) => {
      const screen = await cold(stage, '/contact-us/');
      await fillIn(screen);
      await comesTo('contact-form', stage, screen);
      expect(await words(screen)).toEqual(WORDS);
    });

    promised('a message that a link began', async (stage) => {
      const screen = await cold(stage, '/contact-us/#package=seo-professional');
      await screen.click('[name=name]');
      await comesTo('contact-form', stage, screen);
      expect((await words(screen)).message).toContain('SEO');
    });

    promised('a draft that comes back', async (stage) => {
      const screen = await stage.visit('/contact-us/');
      await fillIn(screen);
      await comesTo('contact-form', stage, screen);
      await screen.reload();
      await comesTo('contact-form', stage, screen);
      expect(await words(screen)).toEqual(WORDS);
    });

    promised('an enquiry that waits to be sent, and is', async (stage) => {
      const screen = await cold(stage, '/contact-us/');
      await fillIn(screen);
      await screen.click(SUBMIT);
      await screen.sees(`${SUBMIT} span + span`);
      await comesTo('contact-form', stage, screen);
      await says(screen, RECEIVED);
      expect(sent()).toEqual([WORDS]);
    });

    promised('one that waits to be sent, and fails', async (stage) => {
      service.set(answer(500));
      const screen = await cold(stage, '/contact-us/');
      await fillIn(screen);
      await screen.click(SUBMIT);
      await comesTo('contact-form', stage, screen);
      await says(screen, FAILED);
    });

    promised('one that was told to have failed, as its script hung', async (stage) => {
      stage.site.stopTheClock();
      const screen = await cold(stage, '/contact-us/');
      await fillIn(screen);
      await screen.click(SUBMIT);
      await screen.pass(15_000);
      await screen.sees('form [role=alert]');
      await comesTo('contact-form', stage, screen);
      expect(sent()).toEqual([]);
      expect(await words(screen)).toEqual(WORDS);
    });

    promised('a notice that waits', async (stage) => {
      const screen = await cold(stage, '/industries/');
      await screen.click('footer button[data-copy*="@"]');
      await screen.press('F8');
      await comesTo('toasts', stage, screen);
      await screen.sees(TOAST);
    });
  },
  SITE,
);
