import { expect, it } from 'vitest';
import { heavyPages } from '../../../build/commands/dev/page-weights.ts';
import type { SiteVersion } from '../../../build/commands/dev/site-version.ts';

/** A version of a site with pages of the given weights. */
const version = (weights: Record<string, number>): SiteVersion => ({
  paths: Object.keys(weights),
  notFound: '/404/',
  page: async (path) => `${path} ${weights[path]}`,
  file: async () => undefined,
  redirect: () => undefined,
  check: async () => {},
  weight: async (path) => weights[path] ?? 0,
  rendered: () => 0,
  drawings: new Map(),
});

const FIRST = version({ '/': 13_400, '/review/': 13_600, '/packages/': 14_200 });

it('npm run dev says at the start which pages are close to the first-load limit, or over it', async () => {
  expect(await heavyPages(FIRST, undefined)).toEqual([
    '/review/ weighs 13,600 bytes and comes near the 14,000 that arrive at once.',
    expect.stringMatching(
      /^\/packages\/ weighs 14,200 bytes, 200 more than arrive at once\. Shorten the texts/,
    ),
  ]);
});

it('later it says so only for pages that changed', async () => {
  const next = version({ '/': 13_700, '/review/': 13_600, '/packages/': 14_200 });
  expect(await heavyPages(next, FIRST)).toEqual([
    '/ weighs 13,700 bytes and comes near the 14,000 that arrive at once.',
  ]);
});
