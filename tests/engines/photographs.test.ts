import { rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { buildAgencySite } from '../photographs/agency-site.ts';
import { copyPhotographedSite } from '../photographs/photographed-site.ts';
import { inEveryEngine } from './engines.ts';
import type { Screen } from './screen.ts';

const root = await copyPhotographedSite();

beforeAll(() => {
  buildAgencySite(root);
}, 240_000);
afterAll(() => rm(root, { recursive: true }));

/** Extension of the file that the first photograph of the page has loaded; empty until it has. */
const loaded = () => {
  const image = document.querySelector<HTMLImageElement>('picture img[srcset]');
  return image?.complete && image.naturalWidth > 0 ? (/\w+$/.exec(image.currentSrc)?.[0] ?? '') : '';
};

/** Removes the sources of some formats, as if the browser did not support them. */
const without = (screen: Screen, types: string[]) =>
  screen.evaluate((left: string[]) => {
    for (const source of document.querySelectorAll<HTMLSourceElement>('picture source'))
      if (left.includes(source.type)) source.remove();
  }, types);

inEveryEngine(
  'Photographs',
  (test) => {
    test('are shown as AVIF', async ({ visit }) => {
      const screen = await visit('/services/seo/');
      expect(await screen.until('the photograph is there', loaded)).toBe('avif');
    });

    test('are shown as WebP in a browser without AVIF', async ({ visit }) => {
      const screen = await visit('/services/seo/');
      await screen.until('the photograph is there', loaded);
      await without(screen, ['image/avif']);
      await expect.poll(() => screen.evaluate(loaded), { timeout: 20_000 }).toBe('webp');
    });

    test('are shown as JPEG in any other browser', async ({ visit }) => {
      const screen = await visit('/services/seo/');
      await screen.until('the photograph is there', loaded);
      await without(screen, ['image/avif', 'image/webp']);
      await expect.poll(() => screen.evaluate(loaded), { timeout: 20_000 }).toBe('jpg');
    });
  },
  path.join(root, 'dist'),
);
