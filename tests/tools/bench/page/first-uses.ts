import type { Browser, Locator, Page } from 'playwright-core';
import { DESKTOP, openPhone, PHONE } from './phone.ts';

/** A first use of an island, as soon as the page is painted. */
interface FirstUse {
  route: string;
  /** The element to tap. */
  target: string;
  /** The key to press instead of a tap, with the focus on the target. */
  key?: string;
  /** With a mouse on a wide screen instead of a finger on a phone. */
  isDesktop?: boolean;
  /** Runs in the page before the tap. */
  prepare?: () => void;
  /** Runs in the page on each frame: whether the effect is visible. */
  effect: () => boolean;
}

const MENU = { route: '/', target: 'header summary' };
const NEXT = {
  route: '/review/',
  target: 'button[aria-label="Next review"]',
  effect: () => (document.querySelector('[data-track]')?.scrollLeft ?? 0) > 0,
};
const SUBMIT = { route: '/contact-us/', target: 'form [type=submit]' };

export const FIRST_USES: Record<string, FirstUse> = {
  'menu: it is open': {
    ...MENU,
    effect: () => (document.querySelector('details > nav')?.getBoundingClientRect().height ?? 0) > 200,
  },
  'dropdown: it is open (1440 px, mouse)': {
    route: '/',
    target: 'header nav summary',
    isDesktop: true,
    effect: () =>
      (document.querySelector('header nav details ul')?.getBoundingClientRect().height ?? 0) > 100,
  },
  'carousel by button: it begins to move': NEXT,
  'carousel by arrow key: it begins to move': { ...NEXT, key: 'ArrowRight' },
  'form empty: the first wrong field has the focus': {
    ...SUBMIT,
    effect: () => document.activeElement?.id === 'name',
  },
  'form filled: its button says that it sends': {
    ...SUBMIT,
    prepare: () => {
      const values = ['Jordan Pell', 'jordan@example.com', '+13605550142', 'We want more calls in Lacey.'];
      for (const [index, name] of ['name', 'email', 'phone', 'message'].entries()) {
        const field = document.querySelector<HTMLInputElement>(`form [name=${name}]`);
        if (field) field.value = values[index] ?? '';
      }
    },
    effect: () =>
      document.querySelector('form [type=submit]')?.getAttribute('aria-disabled') === 'true' ||
      document.querySelector('[data-wrong="0"]:not([data-failed]) form') !== null ||
      (document.querySelector('form [role=status]')?.textContent ?? '') !== '',
  },
  'copy the email address: the toast is there': {
    route: '/contact-us/',
    target: 'footer [data-copy]',
    effect: () => document.querySelector('[role=region] li, [data-island=toasts][data-early]') !== null,
  },
  'Escape in the menu: it is closed': {
    ...MENU,
    key: 'Escape',
    prepare: () => {
      const details = document.querySelector<HTMLDetailsElement>('header details:not(nav details)');
      if (details) details.open = true;
    },
    effect: () => !document.querySelector<HTMLDetailsElement>('header details:not(nav details)')?.open,
  },
};

/**
 * Uses an island for the first time on a page that was just painted: nothing is cached, and no script of an island has
 * arrived.
 * @returns milliseconds from the pointer or key event until the frame after the effect, when it is on the screen
 * @throws Error if the tap has no effect
 */
export async function measureFirstUse(
  browser: Browser,
  origin: string,
  { route, target, key, isDesktop = false, prepare, effect }: FirstUse,
): Promise<number> {
  const page = await openPhone(browser, isDesktop ? DESKTOP : PHONE);
  // The compiler adds a helper for named functions, which the page does not have.
  await page.addInitScript(`{ const __name = (named) => named; (${watchEffect})(${effect}); }`);
  await page.goto(origin + route, { waitUntil: 'commit' });
  // Until then a page may lack its styles, and show what they hide.
  await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0, undefined, {
    polling: 20,
  });
  const element = page.locator(`${target}:visible`).first();
  await element.scrollIntoViewIfNeeded();
  if (prepare) await page.evaluate(prepare);
  if (key) await element.press(key);
  else if (isDesktop) await clickAtOnce(page, element);
  else await element.tap();
  const shownAfter = () => Reflect.get(window, 'shownAfter') as number;
  const shown = await page.waitForFunction(shownAfter, undefined, { polling: 100 });
  const time = await shown.jsonValue();
  await page.context().close();
  return time;
}

/** Without a driver's pauses, in which the pointer would rest on the target and open it by hover. */
async function clickAtOnce({ mouse }: Page, element: Locator): Promise<void> {
  const { x, y, width, height } = (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await Promise.all([mouse.move(x + width / 2, y + height / 2), mouse.down(), mouse.up()]);
}

/** Runs in the page: checks on each frame whether the effect is there; it is visible on the next frame. */
function watchEffect(holds: () => boolean): void {
  let pressed = 0;
  const end = () => Object.assign(window, { shownAfter: performance.now() - pressed });
  const look = () => requestAnimationFrame(holds() ? end : look);
  const start = ({ timeStamp }: Event) => {
    pressed ||= timeStamp;
    look();
  };
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, start, { capture: true, once: true });
}
