import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { open, PAGES, ROUTES, readHtml, words } from '../dist/built-pages.ts';

/** First round trip of a new connection: ten packets. An agency's additions may cost more; the build says so. */
const FIRST_ROUND_TRIP = 14_000;
/** Bytes that an agency's own text and entries may add before a page needs a second round trip. */
const FREE_FOR_CONTENT = 1_000;

it.each(PAGES)('%s leaves 1,000 bytes of the first round trip free, with its styles', (route) => {
  const bytes = brotliCompressSync(readHtml(route)).byteLength;
  expect(bytes).toBeLessThanOrEqual(FIRST_ROUND_TRIP - FREE_FOR_CONTENT);
});

it.each(ROUTES)('%s has a title that search engines show in full', (route) => {
  const title = words(open(route).querySelector('title'));
  expect(title.length).toBeGreaterThanOrEqual(15);
  expect(title.length).toBeLessThanOrEqual(60);
});
