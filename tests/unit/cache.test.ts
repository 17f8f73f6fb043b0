import { randomUUID } from 'node:crypto';
import { readdir, rm, utimes } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { cached, pruneCache } from '../../build/shared/cache.ts';
import { temporaryFolder } from './temporary-folder.ts';

const kind = `test-${randomUUID()}`;
const folder = path.resolve('node_modules/.cache/agency-website', kind);
const making = (text: string) => vi.fn(async () => Buffer.from(text));

afterEach(() => rm(folder, { recursive: true, force: true }));

it('a cached result is computed once for the same input, and again for other input', async () => {
  const make = making('bread');
  for (const _time of [1, 2])
    expect(Buffer.from(await cached(kind, ['flour', 'water'], make)).toString()).toBe('bread');
  expect(make).toHaveBeenCalledTimes(1);
  const other = await cached(kind, ['flourwater'], making('dough'));
  expect(Buffer.from(other).toString()).toBe('dough');
});

it.each([
  ['what no build has used for a month', { new: 1, old: 29, gone: 31 }, undefined, ['new', 'old']],
  ['what was used least recently if it is too large', { a: 3, b: 1, c: 2, d: 4 }, 25, ['b', 'c']],
])('the cache loses %s', async (_what, daysAgo, size, left) => {
  const names = Object.keys(daysAgo);
  const folder = temporaryFolder(Object.fromEntries(names.map((name) => [name, 'ten bytes!'])));
  for (const [name, days] of Object.entries(daysAgo)) {
    const time = new Date(Date.now() - days * 24 * 60 * 60 * 1000);
    await utimes(path.join(folder, name), time, time);
  }
  await pruneCache(folder, size);
  expect((await readdir(folder)).sort()).toEqual(left);
});
