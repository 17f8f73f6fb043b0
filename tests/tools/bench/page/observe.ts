import type { LongTask, Shift } from './web-vitals.ts';

/** What the page itself recorded while loading; times in ms since navigation start. */
export interface Seen {
  firstPaint: number;
  firstContentfulPaint: number;
  largest:
    | { at: number; element: string /** Address of a picture; empty for text. */; url: string }
    | undefined;
  shifts: Shift[];
  longTasks: LongTask[];
}

/** Runs in the page first, and records what the browser reports in `window.seen`. */
export function observe(): void {
  const seen: Seen = {
    firstPaint: 0,
    firstContentfulPaint: 0,
    largest: undefined,
    shifts: [],
    longTasks: [],
  };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries()) {
      if (name === 'first-paint') seen.firstPaint = startTime;
      else seen.firstContentfulPaint = startTime;
    }
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { element?: Element; url: string })[]) {
      const words = entry.element?.textContent?.trim().replace(/\s+/g, ' ').slice(0, 24);
      const element = `${entry.element?.localName ?? 'gone'}${words ? ` "${words}"` : ''}`;
      seen.largest = { at: entry.startTime, element, url: entry.url };
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as {
      value: number;
      startTime: number;
      hadRecentInput: boolean;
      sources: { node?: Node | null }[];
    }[]) {
      seen.shifts.push({
        value: entry.value,
        at: entry.startTime,
        byVisitor: entry.hadRecentInput,
        moved: entry.sources.map(({ node }) =>
          node instanceof Element
            ? node.outerHTML.slice(0, 120)
            : (node?.textContent ?? 'gone').slice(0, 120),
        ),
      });
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
