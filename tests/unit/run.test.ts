import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it, vi } from 'vitest';
import { recordOf } from '../../build/run.mjs';
import { pageText, type Site, site } from './site.ts';

vi.setConfig({ testTimeout: 120_000 });

/** Seconds, as file systems count. */
const EIGHT_DAYS_AGO = Date.now() / 1000 - 8 * 24 * 60 * 60;

/** Builds as `npm run build` does. */
const run = ({ root }: Site) =>
  promisify(execFile)(process.execPath, ['build/run.mjs', 'build.ts', `--root=${root}`, '--draft']);

/** The script as which the last build of a site ran. */
function programOf({ root }: Site): string {
  const record = recordOf(path.resolve('build.ts'), root);
  const { name } = JSON.parse(readFileSync(record, 'utf8'));
  return path.join(path.dirname(record), `${name}.cjs`);
}

describe('the program of a build', () => {
  it('is kept while no source changes, also where the site has kinds of content of its own', async () => {
    const small = await site({ 'kinds.ts': 'export const folders = {};\n' });
    await run(small);
    const first = await stat(programOf(small));
    await run(small);
    expect((await stat(programOf(small))).mtimeMs).toBe(first.mtimeMs);
  });

  it('is made anew for a changed and for a new page, and those before and forgotten ones are cleared away', async () => {
    const small = await site({ 'pages/news.tsx': pageText('News', '<h1>News</h1>') });
    const programs: string[] = [];
    const build = async () => {
      await run(small);
      programs.push(programOf(small));
    };
    await build();
    const forgotten = path.join(path.dirname(programOf(small)), 'forgotten.cjs');
    await writeFile(forgotten, '');
    await utimes(forgotten, EIGHT_DAYS_AGO, EIGHT_DAYS_AGO);
    await small.edit({ 'pages/news.tsx': pageText('News', '<h1>Fresh news</h1>') });
    await build();
    expect(await small.read('news/index.html')).toContain('Fresh news');
    await small.edit({ 'pages/offers.tsx': pageText('Offers', '<h1>Offers</h1>') });
    await build();
    expect(await small.read('offers/index.html')).toContain('Offers');
    expect(programs.map((file) => existsSync(file))).toEqual([false, false, true]);
    expect(existsSync(forgotten)).toBe(false);
  });
});
