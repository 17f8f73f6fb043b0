import type { Browser, Request } from 'playwright-core';
import { openPhone } from './phone.ts';

/** Tasks that blocked the main thread for more than 50 ms; ms since the navigation began. */
type LongTasks = { startTime: number; duration: number }[];

/** Visits a page once, without input, until it is at rest. @returns figures by their names in the table */
export async function measureLoad(browser: Browser, address: string): Promise<Record<string, number>> {
  const page = await openPhone(browser);
  await page.addInitScript(() => {
    const longTasks: LongTasks = [];
    Object.assign(window, { longTasks });
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) longTasks.push({ startTime, duration });
    }).observe({ type: 'longtask', buffered: true });
  });
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  await page.goto(address, { waitUntil: 'networkidle' });
  // On a busy machine the network may be idle before.
  await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
  const longTasks = await page.evaluate<LongTasks>('longTasks');
  const paint = await page.evaluate(() => performance.getEntriesByType('paint')[0]?.startTime ?? 0);
  const sizes = await Promise.all(requests.map((request) => request.sizes()));
  await page.context().close();
  // Before the first paint there is nothing to tap.
  const blocking = longTasks.map(
    ({ startTime, duration }) => startTime + duration - Math.max(startTime, paint) - 50,
  );
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  return {
    'first paint, ms': Math.round(paint),
    'blocking, ms': Math.round(sum(blocking.filter((ms) => ms > 0))),
    requests: requests.length,
    bytes: sum(
      sizes.map(({ responseHeadersSize, responseBodySize }) => responseHeadersSize + responseBodySize),
    ),
  };
}
