import { rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atRest } from '../at-rest.ts';
import { PHONE, serveSite } from '../browser/serve-site.ts';
import { delay, scrollDown, shiftsSince, watch } from '../networks/shifts.ts';
import { buildAgencySite } from '../photographs/agency-site.ts';
import { copyPhotographedSite, PHOTOGRAPHED } from '../photographs/photographed-site.ts';

const root = await copyPhotographedSite();

beforeAll(() => {
  buildAgencySite(root);
}, 240_000);
afterAll(() => rm(root, { recursive: true }));

const { visit } = serveSite(path.join(root, 'dist'));

/** Addresses of their files. */
const PHOTOGRAPH = /\.(?:avif|webp|jpg)$/;

/** A photograph on a visitor's screen. */
interface Shown {
  file: string;
  /** Pixels of the file per pixel of its area on the screen. */
  ratio: number;
}

/** Runs in the page: what every photograph on it has loaded. */
async function photographsShown(): Promise<Shown[]> {
  const images = [...document.querySelectorAll<HTMLImageElement>('picture img[srcset]')];
  return Promise.all(
    images
      .filter((image) => image.currentSrc !== '')
      .map(async (image) => {
        const { width, height } = image.getBoundingClientRect();
        const file = new Image();
        file.src = image.currentSrc;
        await file.decode();
        const shown = width * height * devicePixelRatio ** 2;
        return {
          file: new URL(image.currentSrc).pathname,
          ratio: (file.naturalWidth * file.naturalHeight) / shown,
        };
      }),
  );
}

describe('a page with photographs', () => {
  it.each(PHOTOGRAPHED)(
    'loads on %s on a phone at 2x at most 1.3 times the pixels that are shown, and only what comes near, but for one at its top, and fits',
    async (route) => {
      const visited = await visit(route, { viewport: PHONE, deviceScaleFactor: 2 });
      await scrollDown(visited.page);
      await atRest(visited.page);
      const shown = await visited.page.evaluate(photographsShown);
      expect(shown.length).toBeGreaterThan(0);
      expect(shown.filter(({ ratio }) => ratio > 1.3)).toEqual([]);
      expect(await visited.page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
      expect(shown.filter(({ file }) => !file.endsWith('.avif'))).toEqual([]);
      expect(await visited.page.locator('picture img:not([loading=lazy])').count()).toBeLessThanOrEqual(1);
      expect(visited.errors).toEqual([]);
    },
  );

  it.each(PHOTOGRAPHED)('moves nothing on %s on a phone when its photographs arrive late', async (route) => {
    const { page } = await visit(route, { viewport: PHONE }, async (opened) => {
      await watch(opened);
      await delay(opened, PHOTOGRAPH, 1000);
    });
    await scrollDown(page);
    // Shifts before the first photograph are caused by the font.
    expect(await shiftsSince(page, PHOTOGRAPH)).toEqual([]);
  });
});
