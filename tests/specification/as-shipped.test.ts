import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { open, PAGES, ROUTES, readHtml, words } from '../dist/pages.ts';

/** First round trip of a fresh connection: ten packets. What an agency adds may cost more; the build tells it. */
const FIRST_ROUND_TRIP = 14_000;

it.each(PAGES)('%s arrives with its styles in the first round trip', (route) => {
  expect(brotliCompressSync(readHtml(route)).byteLength).toBeLessThanOrEqual(FIRST_ROUND_TRIP);
});

it.each(ROUTES)('%s has a title that search engines show whole', (route) => {
  const title = words(open(route).querySelector('title'));
  expect(title.length).toBeGreaterThanOrEqual(15);
  expect(title.length).toBeLessThanOrEqual(60);
});
