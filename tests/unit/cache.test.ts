import { randomUUID } from 'node:crypto';
import { readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cached } from '../../build/cache.ts';

const kind = `test-${randomUUID()}`;
const folder = path.resolve('node_modules/.cache/agency-website', kind);
const making = (text: string) => vi.fn(async () => Buffer.from(text));

afterEach(() => rm(folder, { recursive: true, force: true }));

describe('a result that takes long to make', () => {
  it('is made once from the same ingredients', async () => {
    const make = making('bread');
    const first = await cached(kind, ['flour', 'water'], make);
    const second = await cached(kind, ['flour', 'water'], make);
    expect(make).toHaveBeenCalledTimes(1);
    expect(Buffer.from(second)).toEqual(Buffer.from(first));
  });

  it('is made anew from other ingredients, also where they only meet at another place', async () => {
    await cached(kind, ['flour', 'water'], making('bread'));
    const other = making('dough');
    expect(Buffer.from(await cached(kind, ['flourwater'], other)).toString()).toBe('dough');
    expect(other).toHaveBeenCalledTimes(1);
  });

  it.each(['', 'short', 'x'.repeat(200)])('is made anew when what was kept is damaged', async (damage) => {
    await cached(kind, ['flour'], making('bread'));
    const [name = ''] = await readdir(folder);
    await writeFile(path.join(folder, name), damage);
    const again = making('bread');
    expect(Buffer.from(await cached(kind, ['flour'], again)).toString()).toBe('bread');
    expect(again).toHaveBeenCalledTimes(1);
  });

  it('is not kept when making it fails', async () => {
    const failing = () => Promise.reject(new Error('no oven'));
    await expect(cached(kind, ['flour'], failing)).rejects.toThrow('no oven');
    expect(Buffer.from(await cached(kind, ['flour'], making('bread'))).toString()).toBe('bread');
  });
});
