/** A layout shift, as the browser reports it. */
export interface Shift {
  value: number;
  /** Time in ms since navigation start. */
  at: number;
  /** Within 500 ms of a tap or key: expected, and excluded from the sum. */
  byVisitor: boolean;
  /** The elements that moved, for messages. */
  moved: string[];
}

/** A task that blocked the main thread for more than 50 ms; times in ms since navigation start. */
export interface LongTask {
  at: number;
  duration: number;
}

/** @returns the median; between the middle two for an even count. @throws Error for no values */
export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (upper === undefined || lower === undefined) throw new Error('There is no median of no values.');
  return (lower + upper) / 2;
}

/** The ratio: `1.4x`; a dash if the base is zero. */
export function ratio(value: number, base: number): string {
  return base === 0 ? '-' : `${(value / base).toFixed(value / base < 9.95 ? 1 : 0)}x`;
}

/**
 * Cumulative layout shift: the largest sum of shifts in one burst. A burst ends after a second without shifts, and
 * lasts at most five seconds. Source: Web Vitals definition of CLS.
 */
export function cumulativeShift(shifts: Shift[]): number {
  let worst = 0;
  let burst = { sum: 0, start: 0, last: Number.NEGATIVE_INFINITY };
  for (const { value, at, byVisitor } of shifts) {
    if (byVisitor) continue;
    const goesOn = at - burst.last < 1000 && at - burst.start < 5000;
    burst = goesOn ? { ...burst, sum: burst.sum + value, last: at } : { sum: value, start: at, last: at };
    worst = Math.max(worst, burst.sum);
  }
  return worst;
}

/**
 * Total blocking time in ms: the part of each long task beyond 50 ms, after which users notice a delay.
 * @param from first contentful paint, in ms since navigation start: before it there is nothing to tap
 */
export function blockingTime(tasks: LongTask[], from: number): number {
  return tasks
    .map(({ at, duration }) => at + duration - Math.max(at, from) - 50)
    .filter((beyond) => beyond > 0)
    .reduce((sum, beyond) => sum + beyond, 0);
}
