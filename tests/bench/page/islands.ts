import type { Browser, Page } from 'playwright-core';
import { median } from './figures.ts';
import { inPage } from './observe.ts';
import { DESKTOP, openPhone, PHONE } from './phone.ts';

/** A first use of an island, as soon as the page shows itself. */
export interface FirstUse {
  island: string;
  /** What the visitor does and what answers, for the table. */
  does: string;
  route: string;
  viewport: typeof PHONE;
  /** What is tapped; of several that match the one that can be seen. */
  target: string;
  /** Runs in the page before the tap. */
  prepare?: () => void;
  /** Runs in the page at each frame: whether the effect can be seen. It gets there as text. */
  effect: () => boolean;
}

export const FIRST_USES: FirstUse[] = [
  {
    island: 'menu',
    does: 'Menu: the full-screen menu is open',
    route: '/',
    viewport: PHONE,
    target: 'header summary',
    effect: () => (document.querySelector('details > nav')?.getBoundingClientRect().height ?? 0) > 200,
  },
  {
    island: 'dropdown',
    does: 'Services: the list is open (1440 px, mouse)',
    route: '/',
    viewport: DESKTOP,
    target: 'header nav summary',
    effect: () =>
      (document.querySelector('header nav details ul')?.getBoundingClientRect().height ?? 0) > 100,
  },
  {
    island: 'carousel',
    does: 'Next review: the list begins to move',
    route: '/review/',
    viewport: PHONE,
    target: 'button[aria-label="Next review"]',
    effect: () => (document.querySelector('[data-track]')?.scrollLeft ?? 0) > 0,
  },
  {
    island: 'contact form, empty',
    does: 'Submit: the first wrong field is marked and has the focus',
    route: '/contact-us/',
    viewport: PHONE,
    target: 'form button[type=submit]',
    effect: () => document.activeElement?.id === 'name',
  },
  {
    island: 'contact form, filled',
    does: 'Submit: the button says that it sends',
    route: '/contact-us/',
    viewport: PHONE,
    target: 'form button[type=submit]',
    prepare: () => {
      for (const [name, value] of [
        ['name', 'Jordan Pell'],
        ['email', 'jordan@example.com'],
        ['phone', '+13605550142'],
        ['message', 'We run a garage in Lacey and want more calls.'],
      ]) {
        const input = document.querySelector<HTMLInputElement>(`form [name=${name}]`);
        if (input) input.value = value ?? '';
      }
    },
    effect: () =>
      document.querySelector('form button[type=submit]')?.getAttribute('aria-disabled') === 'true' ||
      (document.querySelector('form [role=status]')?.textContent ?? '') !== '',
  },
  {
    island: 'copy, toast',
    does: 'Copy the email address: the notice is there',
    route: '/contact-us/',
    viewport: PHONE,
    target: 'footer [data-copy]',
    effect: () => document.querySelector('[role=region] li, [data-toasts] li') !== null,
  },
];

/**
 * Uses an island for the first time on a page that has only just been painted: nothing is cached, no script of an
 * island is there yet.
 * @returns ms from the pointer going down until the frame after the effect, when it is on the screen
 */
export async function measureFirstUse(browser: Browser, origin: string, use: FirstUse): Promise<number> {
  const { page, close } = await openPhone(browser, use.viewport);
  await page.addInitScript(inPage(watchEffect, use.effect));
  await page.goto(origin + use.route, { waitUntil: 'commit', timeout: 120_000 });
  const target = page.locator(`${use.target}:visible`).first();
  await target.waitFor({ timeout: 60_000 });
  await target.scrollIntoViewIfNeeded();
  if (use.prepare) await page.evaluate(use.prepare);
  await (use.viewport === PHONE ? target.tap() : target.click());
  const { down, shown } = await awaitEffect(page, use);
  await close();
  return shown - down;
}

interface Timed {
  down: number;
  shown: number;
}

/** Runs in the page: looks at each frame whether the effect is there; the next frame is when it can be seen. */
function watchEffect(holds: () => boolean): void {
  const timed: Timed = { down: 0, shown: 0 };
  Object.assign(window, { timed });
  const frames = {
    look: () => {
      requestAnimationFrame(holds() ? frames.end : frames.look);
    },
    end: (now: number) => {
      timed.shown = now;
    },
  };
  addEventListener(
    'pointerdown',
    (event) => {
      timed.down ||= event.timeStamp;
      frames.look();
    },
    { capture: true, once: true },
  );
}

/** @throws an Error that names the island when nothing came of the tap */
async function awaitEffect(page: Page, use: FirstUse): Promise<Timed> {
  const end = Date.now() + 30_000;
  while (Date.now() < end) {
    const timed = await page.evaluate(() => (window as unknown as { timed: Timed }).timed);
    if (timed.shown > 0) return timed;
    await page.waitForTimeout(100);
  }
  throw new Error(`Nothing came of the first use of ${use.island} on ${use.route} within 30 s.`);
}

/** Median and worst of several first uses, in ms. */
export const summary = (times: number[]) => ({ median: median(times), worst: Math.max(...times) });
