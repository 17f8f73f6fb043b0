import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { launchChromium } from '../browser/chromium.ts';
import { serveSite } from '../browser/serve-site.ts';
import { fillInForm, startIsland, WORDS } from '../browser/start-island.ts';
import { KINDS } from './kinds.ts';

// A visitor who comes back finds the page unchanged, at once: from the browser's back/forward cache, without the
// network. The driver turns that cache off by default, and loses track of a page from it. So each page reports with a
// request how it was shown.
const browser = launchChromium(['--disable-back-forward-cache']);
const { visit, origin } = serveSite('dist', () => browser);

/** Runs in each page: reports how it was shown, and what is in the form. */
function report(): void {
  addEventListener('pageshow', ({ persisted }) => {
    const tell = () => {
      const fields = document.querySelectorAll<HTMLInputElement>('form input:not([tabindex]), textarea');
      const seen = {
        page: location.pathname,
        persisted,
        words: [...fields].map(({ value }) => value),
      };
      fetch(`/seen?${encodeURIComponent(JSON.stringify(seen))}`);
    };
    tell();
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    // A page may need a while until it is as it was. A page that is left must have no request under way.
    if (persisted || navigation?.type === 'back_forward') setInterval(tell, 300);
  });
}

interface Seen {
  page: string;
  persisted: boolean;
  words: string[];
  /** Reasons that the page itself causes, in the browser's words. Others depend on the browser, or on its driver. */
  reasons: string[];
}

/** Opens a page, does something on it, goes to another one and comes back. @returns how the page is shown now */
async function comeBack(
  route: string,
  act: (page: Page) => Promise<unknown> = async () => {},
): Promise<() => Partial<Seen>> {
  let seen: Partial<Seen> = {};
  const reasons: string[] = [];
  const isShown = (pathname: string) =>
    vi.waitFor(() => expect(seen.page).toBe(pathname), { timeout: 60_000 });
  const { page } = await visit(route, {}, async (opened) => {
    await opened.addInitScript(report);
    opened.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname === '/seen') seen = JSON.parse(decodeURIComponent(search.slice(1)));
    });
    const cdp = await opened.context().newCDPSession(opened);
    await cdp.send('Page.enable');
    cdp.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
      const own = notRestoredExplanations.filter(({ type }) => type !== 'Circumstantial');
      reasons.push(...own.map(({ reason }) => reason));
    });
  });
  await isShown(route);
  await act(page);
  const other = route === '/industries/' ? '/about-us/' : '/industries/';
  await page.goto(origin() + other, { waitUntil: 'networkidle' });
  await isShown(other);
  // A moment later, because the driver waits for the end of a navigation.
  await page.evaluate(() => void setTimeout(() => history.back(), 100));
  await isShown(route);
  return () => ({ ...seen, reasons });
}

/** Waits until a page that is shown again is so. */
const expectSeen = (seen: () => Partial<Seen>, expected: Partial<Seen>) =>
  expect.poll(seen).toMatchObject(expected);

/**
 * What a page must be like when the visitor comes back. A browser without this cache, like the one from npm, still
 * reports what on the page would prevent it; an empty page shows whether a browser has it.
 */
let kept: Partial<Seen>;
beforeAll(async () => {
  const { persisted } = (await comeBack('/robots.txt'))();
  if (!persisted)
    console.warn('This browser keeps no pages in memory: only what would keep them out is tested.');
  kept = { reasons: [], ...(persisted && { persisted }) };
});

const HALF = { ...WORDS, phone: '', message: 'We run a gar' };

describe('a visitor who comes back finds', () => {
  it.each(KINDS)('%s unchanged, at once', async (route) => {
    await expectSeen(await comeBack(route), { ...kept, page: route });
  });

  it('every word in a half-filled form', async () => {
    const seen = await comeBack('/contact-us/', async (page) => {
      await startIsland(page, 'contact-form');
      await fillInForm(page, HALF);
    });
    await expectSeen(seen, { ...kept, words: Object.values(HALF) });
  });

  it('every word in a form that was half filled before its script arrived', async () => {
    const seen = await comeBack('/contact-us/', async (page) => {
      await page.route('**/contact-form*', () => {});
      await fillInForm(page, HALF);
    });
    // If the browser caches no pages, only the form's script could have kept the text.
    await expectSeen(seen, { ...kept, ...(kept.persisted && { words: Object.values(HALF) }) });
  });
});
