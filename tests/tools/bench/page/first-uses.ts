import type { Browser, Locator, Page } from 'playwright-core';
import { DESKTOP, openPhone, PHONE } from './emulated-phone.ts';
import { inPage } from './observe.ts';
import { median } from './web-vitals.ts';

/** A first use of an island, as soon as the page is painted. */
export interface FirstUse {
  island: string;
  /** The action and the response, for the table. */
  does: string;
  route: string;
  viewport: typeof PHONE;
  /** The element to tap; if several match, the visible one. */
  target: string;
  /** The key to press instead of a tap, with the focus on the target. */
  key?: string;
  /** Runs in the page before the tap. */
  prepare?: () => void;
  /** Runs in the page on each frame, passed as text: whether the effect is visible. */
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
    island: 'carousel, keys',
    does: 'Arrow right, with the focus on the button: the list begins to move',
    route: '/review/',
    viewport: PHONE,
    target: 'button[aria-label="Next review"]',
    key: 'ArrowRight',
    effect: () => (document.querySelector('[data-track]')?.scrollLeft ?? 0) > 0,
  },
  {
    island: 'menu, Escape',
    does: 'Escape, on a menu opened natively: it is closed',
    route: '/',
    viewport: PHONE,
    target: 'header summary',
    key: 'Escape',
    prepare: () => {
      const details = document.querySelector<HTMLDetailsElement>('header details:not(nav details)');
      if (details) details.open = true;
    },
    effect: () => !document.querySelector<HTMLDetailsElement>('header details:not(nav details)')?.open,
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
      document.querySelector('[data-wrong="0"]:not([data-failed]) form') !== null ||
      (document.querySelector('form [role=status]')?.textContent ?? '') !== '',
  },
  {
    island: 'copy, toast',
    does: 'Copy the email address: the notice is there',
    route: '/contact-us/',
    viewport: PHONE,
    target: 'footer [data-copy]',
    effect: () =>
      document.querySelector('[role=region] li, [data-toasts] li, [data-island=toasts][data-held]') !== null,
  },
];

/**
 * Uses an island for the first time on a page that was just painted: nothing is cached, and no script of an island has
 * arrived.
 * @returns milliseconds from the pointer or key event until the frame after the effect, when it is on the screen;
 * undefined if the tap had no effect
 */
export async function measureFirstUse(
  browser: Browser,
  origin: string,
  use: FirstUse,
): Promise<number | undefined> {
  const { page, close } = await openPhone(browser, use.viewport);
  await page.addInitScript(inPage(watchEffect, use.effect));
  await page.goto(origin + use.route, { waitUntil: 'commit', timeout: 120_000 });
  // Until then a page may lack its styles, and show what they hide.
  await page.waitForFunction(isPainted, undefined, { polling: 20, timeout: 60_000 });
  const target = page.locator(`${use.target}:visible`).first();
  await target.waitFor({ timeout: 60_000 });
  await target.scrollIntoViewIfNeeded();
  if (use.prepare) await page.evaluate(use.prepare);
  await act(page, target, use);
  const timed = await awaitEffect(page);
  await close();
  return timed && timed.shown - timed.down;
}

async function act(page: Page, target: Locator, { key, viewport }: FirstUse): Promise<void> {
  if (key) {
    await target.focus();
    await page.keyboard.press(key);
  } else await (viewport === PHONE ? target.tap() : clickAtOnce(page, target));
}

/** Runs in the page. */
const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0;

/** Without a driver's pauses, in which the pointer would rest on the target and open it by hover. */
async function clickAtOnce({ mouse }: Page, target: Locator): Promise<void> {
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await Promise.all([mouse.move(x + width / 2, y + height / 2), mouse.down(), mouse.up()]);
}

interface Timed {
  down: number;
  shown: number;
}

/** Runs in the page: checks on each frame whether the effect is there; it is visible on the next frame. */
function watchEffect(holds: () => boolean): void {
  const timed: Timed = { down: 0, shown: 0 };
  Object.assign(window, { timed });
  const frames = {
    look: () => {
      requestAnimationFrame(holds() ? frames.end : frames.look);
    },
    end: () => {
      timed.shown = performance.now();
    },
  };
  for (const type of ['pointerdown', 'keydown'])
    addEventListener(
      type,
      (event) => {
        timed.down ||= event.timeStamp;
        frames.look();
      },
      { capture: true, once: true },
    );
}

/** Milliseconds to wait for an effect: much longer than a script of this size takes to arrive. */
const PATIENCE = 8000;

async function awaitEffect(page: Page): Promise<Timed | undefined> {
  const end = Date.now() + PATIENCE;
  while (Date.now() < end) {
    const timed = await page.evaluate(() => (window as unknown as { timed: Timed }).timed);
    if (timed.shown > 0) return timed;
    await page.waitForTimeout(100);
  }
  return undefined;
}

/** Several first uses: median and maximum in ms of those with an effect, and the number without. */
export interface Summary {
  median: number | undefined;
  worst: number | undefined;
  lost: number;
}

export function summary(times: (number | undefined)[]): Summary {
  const answered = times.filter((time) => time !== undefined);
  const lost = times.length - answered.length;
  if (answered.length === 0) return { median: undefined, worst: undefined, lost };
  return { median: median(answered), worst: Math.max(...answered), lost };
}
