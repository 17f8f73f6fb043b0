import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BUDGETS } from '../../build/checks/budgets/budgets.ts';
import { expectQuiet, PHONE, serveSite } from '../browser/serve-site.ts';
import { scrollDown } from '../networks/shifts.ts';
import { buildAgencySite } from '../photographs/agency-site.ts';
import { copyPhotographedSite, PHOTOGRAPHED } from '../photographs/photographed-site.ts';

const root = await copyPhotographedSite();
const dist = path.join(root, 'dist');

beforeAll(() => {
  buildAgencySite(root);
}, 240_000);
afterAll(() => rm(root, { recursive: true }));

const { visit } = serveSite(dist);
const DENSE = { viewport: PHONE, deviceScaleFactor: 2 };

/** A photograph on a visitor's screen. */
interface Shown {
  file: string;
  /** Pixels of the file per pixel of its area on the screen. */
  ratio: number;
  isLazy: boolean;
  /** It was on the first screen. */
  isFirst: boolean;
}

/** Runs in the page: what every photograph on it has loaded. */
async function photographsShown(): Promise<Shown[]> {
  const images = [...document.querySelectorAll<HTMLImageElement>('picture img[srcset]')];
  return Promise.all(
    images
      .filter((image) => image.currentSrc !== '')
      .map(async (image) => {
        const { width, height, top } = image.getBoundingClientRect();
        const file = new Image();
        file.src = image.currentSrc;
        await file.decode();
        const shown = width * height * devicePixelRatio ** 2;
        return {
          file: new URL(image.currentSrc).pathname,
          ratio: (file.naturalWidth * file.naturalHeight) / shown,
          isLazy: image.loading === 'lazy',
          isFirst: top + scrollY < innerHeight,
        };
      }),
  );
}

describe('a page with photographs', () => {
  it.each(PHOTOGRAPHED)(
    'loads at most 1.3 times the pixels that are shown, on %s on a phone at 2x',
    async (route) => {
      const visited = await visit(route, DENSE);
      await scrollDown(visited.page);
      await visited.page.waitForLoadState('networkidle');
      const shown = await visited.page.evaluate(photographsShown);
      expect(shown.length).toBeGreaterThan(0);
      expect(shown.filter(({ ratio }) => ratio > 1.3)).toEqual([]);
      expect(shown.filter(({ file }) => !file.endsWith('.avif'))).toEqual([]);
    },
  );

  it.each(PHOTOGRAPHED)(
    'loads photographs below the first screen of %s only when they come near',
    async (route) => {
      const { page } = await visit(route, { viewport: { width: 390, height: 500 } });
      await page.waitForLoadState('networkidle');
      const shown = await page.evaluate(photographsShown);
      // Banners are requested at once, because they are on the first screen of a desktop.
      expect(shown.filter(({ isFirst, isLazy }) => !isFirst && !isLazy).length).toBeLessThanOrEqual(1);
      const lazy = await page.evaluate(() => document.querySelectorAll('picture img[loading=lazy]').length);
      const eager = await page.evaluate(() => document.querySelectorAll('picture img:not([loading])').length);
      expect(eager).toBeLessThanOrEqual(1);
      expect(lazy + eager).toBeGreaterThan(0);
    },
  );

  it.each(PHOTOGRAPHED)(
    'shows the photographs of %s without an error, and fits into its first packets',
    async (route) => {
      const visited = await visit(route, DENSE);
      await visited.page.waitForLoadState('networkidle');
      visited.errors = visited.errors.filter((error) => !/ERR_BLOCKED_BY_CLIENT|ERR_FAILED/.test(error));
      expectQuiet(visited);
      const html = readFileSync(path.join(dist, route, 'index.html'));
      expect(brotliCompressSync(html).byteLength).toBeLessThanOrEqual(BUDGETS.html.limit);
    },
  );

  it('shows a color in place of each photograph until it arrives', async () => {
    const { page } = await visit('/services/seo/', DENSE, (opened) =>
      opened.route(/\.(?:avif|webp|jpg)$/, (request) => request.abort()),
    );
    const background = await page.evaluate(() => {
      const image = document.querySelector('picture img');
      return image && getComputedStyle(image).backgroundColor;
    });
    expect(background).toMatch(/^rgb\(\d+, \d+, \d+\)$/);
  });
});
