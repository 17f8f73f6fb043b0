import { appendFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSite } from '../../../build/commands/upload/release-folder.ts';
import { places } from './places.ts';

const SITE = { 'index.html': 'home', 'robots.txt': 'all', '.htaccess': 'rules' };

const inside = (dist: string, name: string) => path.join(dist, name);

describe('an upload accepts only what npm run release built:', () => {
  it('no site that was not released, unless --unreleased is set', async () => {
    const { site } = await places();
    const built = await site(SITE, false);
    expect(() => readSite(built, false)).toThrow(/is no release.*Run `npm run release`/);
    for (const added of ['.env', 'customers.xlsx', 'index.html~']) await writeFile(inside(built, added), '');
    expect([...readSite(built, true).digests.keys()]).toEqual(Object.keys(SITE).sort());
  });

  it('no folder that no build made', async () => {
    const { outside } = await places();
    await writeFile(path.join(outside, 'index.html'), '');
    expect(() => readSite(outside, false)).toThrow('Run `npm run release` first.');
    expect(() => readSite(path.join(outside, 'nowhere'), true)).toThrow('Run `npm run release` first.');
  });

  it.each<[string, (dist: string) => Promise<unknown>, string]>([
    ['notes.txt was added', (dist) => writeFile(inside(dist, 'notes.txt'), ''), 'deleted since: notes.txt.'],
    [
      'a page was changed',
      (dist) => appendFile(inside(dist, 'index.html'), ' '),
      'deleted since: index.html.',
    ],
    ['a file was lost', (dist) => rm(inside(dist, 'robots.txt')), 'deleted since: robots.txt.'],
    ['there is a link', (dist) => symlink('/etc', inside(dist, 'a')), 'is a link or a device'],
  ])('nothing if %s', async (_what, change, message) => {
    const { site } = await places();
    const dist = await site(SITE);
    await change(dist);
    expect(() => readSite(dist, false)).toThrow(message);
  });

  it.each(['.git/config', 'assets/.env', 'prices?.pdf'])(
    'nothing that slipped into a site, released or not: %s',
    async (name) => {
      const { site } = await places();
      for (const isRelease of [true, false]) {
        const dist = await site({ ...SITE, [name]: 'secret' }, isRelease);
        expect(() => readSite(dist, true)).toThrow(`Files with these names cannot be uploaded: ${name}.`);
      }
    },
  );

  it('no file that a build changes meanwhile, which stops the upload', async () => {
    const { site, send, files, web } = await places();
    const dist = await site(SITE);
    const meanwhile = send(dist, 0, {
      through: (host) => ({
        ...host,
        put: async (file, bytes) => {
          await host.put(file, bytes);
          await writeFile(path.join(dist, 'index.html'), 'half');
        },
      }),
    });
    await expect(meanwhile).rejects.toThrow('has changed since the upload began');
    expect(await files(), web).not.toContain('index.html');
  });
});
