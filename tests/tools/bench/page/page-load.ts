import type { Browser, Request } from 'playwright-core';
import { inPage, observe, type Seen } from './observe.ts';
import { openPhone } from './phone.ts';

/** Visits a page once, without input, until it is at rest. @returns figures by their names in the table */
export async function measureLoad(browser: Browser, address: string): Promise<Record<string, number>> {
  const page = await openPhone(browser);
  await page.addInitScript(inPage(observe));
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  await page.goto(address, { waitUntil: 'networkidle' });
  const { seen, paint } = await page.evaluate(() => ({
    seen: (window as unknown as { seen: Seen }).seen,
    paint: performance.getEntriesByType('paint')[0]?.startTime ?? 0,
  }));
  const sizes = await Promise.all(requests.map((request) => request.sizes()));
  await page.context().close();
  // Before the first paint there is nothing to tap.
  const blocking = seen.longTasks.map(({ at, duration }) => at + duration - Math.max(at, paint) - 50);
  const unexpected = seen.shifts.filter(({ byVisitor }) => !byVisitor);
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  return {
    'first paint, ms': Math.round(paint),
    'largest paint, ms': Math.round(seen.largestPaint),
    'layout shift': Math.round(sum(unexpected.map(({ value }) => value)) * 100) / 100,
    'blocking, ms': Math.round(sum(blocking.filter((ms) => ms > 0))),
    requests: requests.length,
    bytes: sum(
      sizes.map(({ responseHeadersSize, responseBodySize }) => responseHeadersSize + responseBodySize),
    ),
  };
}
