import type { Browser } from 'playwright-core';
import { openPhone } from './emulated-phone.ts';
import type { Seen } from './observe.ts';
import { type Account, account } from './traffic.ts';
import { blockingTime, cumulativeShift, median } from './web-vitals.ts';

/** How one cold visit of a page went; times in ms since the navigation began. */
export interface Load {
  firstPaint: number;
  firstContentfulPaint: number;
  largestPaint: number;
  /** The element of the largest paint, and the address of its picture; the address of text is empty. */
  largest: { element: string; url: string };
  shift: number;
  blocking: number;
  longTasks: number;
  beforeRender: Account;
  total: Account;
}

/**
 * Ms without traffic after which a page counts as loaded. Islands of Astro that wait for an idle moment start within 2 s; the
 * Not Found page has left for the home page by then.
 */
const REST = { idle: 2200, other: 1200 };

/** Visits a page once, untouched, until it has come to rest. */
export async function measureLoad(browser: Browser, address: string): Promise<Load> {
  const { page, traffic, close } = await openPhone(browser);
  await page.goto(address, { timeout: 120_000 });
  const waits = await page.locator('astro-island').count();
  await traffic.quiet(waits > 0 ? REST.idle : REST.other);
  const { seen, fetchStart } = await page.evaluate(() => ({
    seen: (window as unknown as { seen: Seen }).seen,
    fetchStart: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).fetchStart,
  }));
  await close();
  const { firstPaint, firstContentfulPaint, largest, shifts, longTasks } = seen;
  // Paints are counted from the navigation on, traffic on the browser's own clock.
  const renderedAt = traffic.start() + firstPaint - fetchStart;
  return {
    firstPaint,
    firstContentfulPaint,
    largestPaint: largest?.at ?? Number.NaN,
    largest: { element: largest?.element ?? 'none', url: largest?.url ?? '' },
    shift: cumulativeShift(shifts),
    blocking: blockingTime(longTasks, firstContentfulPaint),
    longTasks: longTasks.length,
    beforeRender: account(traffic.resources, renderedAt),
    total: account(traffic.resources),
  };
}

/** The run in the middle, figure by figure; the element is that of the last run, the shift that of the worst. */
export function middle(loads: Load[]): Load {
  const of = (figure: (load: Load) => number) => median(loads.map(figure));
  const both = (part: (load: Load) => Account) => ({
    requests: of((load) => part(load).requests),
    bytes: of((load) => part(load).bytes),
  });
  return {
    firstPaint: of((load) => load.firstPaint),
    firstContentfulPaint: of((load) => load.firstContentfulPaint),
    largestPaint: of((load) => load.largestPaint),
    largest: loads.at(-1)?.largest ?? { element: 'none', url: '' },
    shift: Math.max(...loads.map(({ shift }) => shift)),
    blocking: of((load) => load.blocking),
    longTasks: of((load) => load.longTasks),
    beforeRender: both((load) => load.beforeRender),
    total: both((load) => load.total),
  };
}
