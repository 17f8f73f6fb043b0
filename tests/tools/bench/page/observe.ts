import type { Shift } from './web-vitals.ts';

/** What the page itself recorded while loading; times in ms since the navigation began. */
export interface Seen {
  largestPaint: number;
  shifts: Shift[];
  /** Tasks that blocked the main thread for more than 50 ms. */
  longTasks: { at: number; duration: number }[];
}

interface ShiftEntry extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node?: Node | null }[];
}

/** Runs in the page first, and records what the browser reports in `window.seen`. */
export function observe(): void {
  const seen: Seen = { largestPaint: 0, shifts: [], longTasks: [] };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    seen.largestPaint = list.getEntries().at(-1)?.startTime ?? 0;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { value, startTime, hadRecentInput, sources } of list.getEntries() as ShiftEntry[]) {
      const moved = sources.map(({ node }) => (node instanceof Element ? node.outerHTML : node?.textContent));
      const names = moved.map((text) => (text ?? 'gone').slice(0, 120));
      seen.shifts.push({ value, at: startTime, byVisitor: hadRecentInput, moved: names });
    }
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) seen.longTasks.push({ at: startTime, duration });
  }).observe({ type: 'longtask', buffered: true });
}

/**
 * A function as the text of a script for the page.
 * @param args further functions, which are its arguments
 */
export const inPage = (run: object, ...args: object[]) =>
  // The compiler adds a helper for named functions, which the page does not have.
  `{ const __name = (named) => named; (${run})(${args.join()}); }`;
