import path from 'node:path';
import type { Page } from 'playwright-core';
import { atRest } from '../at-rest.ts';

/** A movement that the browser reports. */
interface Shift {
  value: number;
  /** In ms since the visit began. */
  at: number;
  /** Within half a second of a tap, when the visitor expects it. */
  byVisitor: boolean;
  /** The elements that moved, for messages. */
  moved: string[];
}

type Watched = { shifts: Shift[] };

/** Records what moves on a page; Not Found stays. */
export async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as {
        value: number;
        startTime: number;
        hadRecentInput: boolean;
        sources: { node?: Element | Text | null }[];
      }[])
        shifts.push({
          value: entry.value,
          at: entry.startTime,
          byVisitor: entry.hadRecentInput,
          moved: entry.sources.map(({ node }) => (node?.textContent ?? 'gone').slice(0, 120)),
        });
    }).observe({ type: 'layout-shift', buffered: true });
    addEventListener('load', () => dispatchEvent(new Event('wheel')));
  });
}

/** Delays the files of some addresses. */
export const delay = (page: Page, which: string | RegExp, ms: number) =>
  page.route(which, async (request) => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    await request.fallback();
  });

/** What has moved on a page so far, once it is at rest: also what a tap explains, which CLS leaves out. */
export async function shiftsOf(page: Page): Promise<Shift[]> {
  await atRest(page);
  return page.evaluate(async () => {
    await document.fonts.ready;
    // Movements are reported after the next frame.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    return (window as unknown as Watched).shifts;
  });
}

/** What has moved since the first file of these addresses arrived. @throws Error if none has */
export async function shiftsSince(page: Page, files: RegExp): Promise<Shift[]> {
  const shifts = await shiftsOf(page);
  const arrivals = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(
      ({ name, responseEnd }) => ({
        name,
        responseEnd,
      }),
    ),
  );
  const times = arrivals.filter(({ name }) => files.test(name)).map(({ responseEnd }) => responseEnd);
  if (times.length === 0) throw new Error(`No ${files} has arrived.`);
  return shifts.filter(({ at }) => at >= Math.min(...times));
}

/** Scrolls down the page like a visitor, screen by screen. */
export async function scrollDown(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 600) {
    await page.mouse.wheel(0, 600);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
}

/** Files of Arimo, which has Arial's widths: installed fonts differ between machines, and most visitors have Arial. */
const ARIMO = path.resolve('node_modules/@fontsource/arimo/files');

/** Gives a page Arial's widths as its fallback font. For a context with `bypassCSP`: it changes the page's styles. */
export async function useArial(page: Page): Promise<void> {
  // A browser requests no second font of a list while the first is loading.
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      for (const weight of [400, 800]) document.fonts.load(`${weight} 1em Fallback`);
    }),
  );
  await page.route('**/arimo-*', (request) =>
    request.fulfill({ path: path.join(ARIMO, path.basename(request.request().url())) }),
  );
  await page.route(/\/$/, async (request) => {
    const response = await request.fetch();
    const text = await response.text();
    const body = text
      .replace(/local\("Arial"\)/, 'url(/arimo-latin-400-normal.woff2)')
      .replace(/local\("Arial Bold"\)/, 'url(/arimo-latin-700-normal.woff2)');
    if (body === text) throw new Error('The page names no Arial to put another font in the place of.');
    await request.fulfill({ response, body });
  });
}
