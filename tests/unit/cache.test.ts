import { readdir, utimes } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { pruneCache } from '../../build/shared/cache.ts';
import { temporaryFolder } from './temporary-folder.ts';

it.each([
  ['what no build has used for a month', { new: 1, old: 29, gone: 31 }, undefined, ['new', 'old']],
  ['what was used least recently if it is too large', { a: 3, b: 1, c: 2, d: 4 }, 25, ['b', 'c']],
])('the cache loses once a day %s', async (_what, daysAgo, size, left) => {
  const names = Object.keys(daysAgo);
  const folder = temporaryFolder(Object.fromEntries(names.map((name) => [name, 'ten bytes!'])));
  for (const [name, days] of Object.entries(daysAgo)) {
    const time = new Date(Date.now() - days * 24 * 60 * 60 * 1000);
    await utimes(path.join(folder, name), time, time);
  }
  pruneCache(folder, size);
  expect(await readdir(folder)).toHaveLength(names.length);
  const yesterday = new Date(Date.now() - 25 * 60 * 60 * 1000);
  await utimes(folder, yesterday, yesterday);
  pruneCache(folder, size);
  expect((await readdir(folder)).sort()).toEqual(left);
});
