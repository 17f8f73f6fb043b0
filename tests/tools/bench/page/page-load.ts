import type { Browser } from 'playwright-core';
import { openPhone } from './emulated-phone.ts';
import type { Seen } from './observe.ts';
import { type Account, account } from './traffic.ts';
import { blockingTime, cumulativeShift, median } from './web-vitals.ts';

/** The results of a first visit to a page; times in ms since navigation start. */
export interface Load {
  firstPaint: number;
  firstContentfulPaint: number;
  largestPaint: number;
  /** The element of the largest paint, and the address of its picture; empty for text. */
  largest: { element: string; url: string };
  shift: number;
  blocking: number;
  longTasks: number;
  beforeRender: Account;
  total: Account;
}

/**
 * Milliseconds without traffic after which a page counts as loaded. Astro's islands that wait for an idle moment start
 * within 2 s; Not Found has redirected to the home page by then.
 */
const REST = { idle: 2200, other: 1200 };

/** Visits a page once, without input, until it is at rest. */
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
  // Paint times are relative to the navigation, traffic times to the browser's own clock.
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

/** The median run, figure by figure; the element is that of the last run, the shift that of the worst. */
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
