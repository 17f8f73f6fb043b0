import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { cached, pruneCache } from '../../build/shared/cache.ts';

const kind = `test-${randomUUID()}`;
const folder = path.resolve('node_modules/.cache/agency-website', kind);
const making = (text: string) => vi.fn(async () => Buffer.from(text));

afterEach(() => rm(folder, { recursive: true, force: true }));

describe('a cached result', () => {
  it('is computed once for the same input', async () => {
    const make = making('bread');
    const first = await cached(kind, ['flour', 'water'], make);
    const second = await cached(kind, ['flour', 'water'], make);
    expect(make).toHaveBeenCalledTimes(1);
    expect(Buffer.from(second)).toEqual(Buffer.from(first));
  });

  it('is computed again for other input, also if the parts only join differently', async () => {
    await cached(kind, ['flour', 'water'], making('bread'));
    const other = making('dough');
    expect(Buffer.from(await cached(kind, ['flourwater'], other)).toString()).toBe('dough');
    expect(other).toHaveBeenCalledTimes(1);
  });

  it.each(['', 'short', 'x'.repeat(200)])(
    'is computed again if the stored one is damaged',
    async (damage) => {
      await cached(kind, ['flour'], making('bread'));
      const [name = ''] = await readdir(folder);
      await writeFile(path.join(folder, name), damage);
      const again = making('bread');
      expect(Buffer.from(await cached(kind, ['flour'], again)).toString()).toBe('bread');
      expect(again).toHaveBeenCalledTimes(1);
    },
  );

  it('is not stored if computing it fails', async () => {
    const failing = () => Promise.reject(new Error('no oven'));
    await expect(cached(kind, ['flour'], failing)).rejects.toThrow('no oven');
    expect(Buffer.from(await cached(kind, ['flour'], making('bread'))).toString()).toBe('bread');
  });
});

describe('the cache', () => {
  const DAY = 24 * 60 * 60 * 1000;

  /** A cache with files of 10 bytes, each last used the given number of days ago. */
  async function cacheWith(used: Record<string, number>): Promise<string> {
    const folder = await mkdtemp(path.join(tmpdir(), 'cache-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    await mkdir(path.join(folder, 'cards'));
    for (const [name, days] of Object.entries(used)) {
      await writeFile(path.join(folder, 'cards', name), 'ten bytes!');
      const time = new Date(Date.now() - days * DAY);
      await utimes(path.join(folder, 'cards', name), time, time);
    }
    return folder;
  }

  it('deletes what no build has used for a month', async () => {
    const folder = await cacheWith({ new: 1, old: 29, forgotten: 31 });
    await pruneCache(folder);
    expect((await readdir(path.join(folder, 'cards'))).sort()).toEqual(['new', 'old']);
  });

  it('never exceeds its size: what was used least recently is deleted first', async () => {
    const folder = await cacheWith({ a: 3, b: 1, c: 2, d: 4 });
    await pruneCache(folder, 25);
    expect((await readdir(path.join(folder, 'cards'))).sort()).toEqual(['b', 'c']);
  });

  it('may be missing', async () => {
    await expect(pruneCache(path.join(tmpdir(), 'no-such-cache'))).resolves.toBeUndefined();
  });
});
