import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, PHONE, serveSite } from '../browser/serve-site.ts';
import { buildAgencySite } from '../photographs/agency-site.ts';
import { copyPhotographedSite, PHOTOGRAPHED } from '../photographs/photographed-site.ts';
import { scrollDown, shiftsOf, watched } from './shifts.ts';

const root = await copyPhotographedSite();

beforeAll(() => {
  buildAgencySite(root);
}, 240_000);
afterAll(() => rm(root, { recursive: true }));

const { visit } = serveSite(path.join(root, 'dist'));

const PHOTOGRAPH = /\.(?:avif|webp|jpg)$/;

/** Runs in the page: when the first photograph arrived, in ms since the visit began; 0 if none did. */
function firstArrival(source: string): number {
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const ends = files.filter(({ name }) => new RegExp(source).test(name)).map((file) => file.responseEnd);
  return ends.length > 0 ? Math.min(...ends) : 0;
}

describe.each([
  ['phone', PHONE],
  ['desktop', DESKTOP],
])('photographs that arrive late on a %s', (_name, viewport) => {
  it.each(PHOTOGRAPHED)('move nothing on %s', async (route) => {
    const { page } = await visit(route, { viewport }, async (opened) => {
      await watched()(opened);
      const font = opened.waitForEvent('requestfinished', (request) => request.url().endsWith('.woff2'));
      await opened.route(PHOTOGRAPH, async (request) => {
        await font;
        await wait(700);
        await request.fallback();
      });
    });
    await scrollDown(page);
    const shifts = await shiftsOf(page);
    const first = await page.evaluate(firstArrival, PHOTOGRAPH.source);
    expect(first).toBeGreaterThan(0);
    // Earlier shifts are caused by the font.
    expect(shifts.filter(({ at }) => at >= first)).toEqual([]);
  });
});
