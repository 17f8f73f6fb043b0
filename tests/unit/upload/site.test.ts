import { execFileSync } from 'node:child_process';
import { appendFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSite } from '../../../build/commands/upload/release-folder.ts';
import { BUILT_FILE } from '../../../build/output/built-files.ts';
import { site as smallSite } from '../small-site.ts';
import { places } from './places.ts';

const SITE = { 'index.html': 'home', 'robots.txt': 'all', '.htaccess': 'rules' };

/** A release of these files, in which something is done afterwards. */
async function tampered(change: (dist: string) => Promise<unknown> | undefined) {
  const { site } = await places();
  const dist = await site(SITE);
  await change(dist);
  return () => readSite(dist, false);
}

describe('an upload takes what npm run release built', () => {
  it('and all of it, but not the note that the build left', async () => {
    const { site } = await places();
    expect([...readSite(await site(SITE), false).digests.keys()]).toEqual(Object.keys(SITE).sort());
  });

  it('and no draft, unless --draft-too is set', async () => {
    const { site } = await places();
    const draft = await site({ ...SITE, '.env': 'KEY=1', '.git/config': 'mine' }, false);
    expect(() => readSite(draft, false)).toThrow(/is a draft.*Run `npm run release`/);
    expect([...readSite(draft, true).digests.keys()]).toEqual(Object.keys(SITE).sort());
  });

  it('as the build itself writes it down', async () => {
    const built = await smallSite();
    await built.build();
    expect(() => readSite(built.out, false)).toThrow('is a draft');
    expect([...readSite(built.out, true).digests.keys()]).toEqual(
      (await built.files()).filter((file) => file !== BUILT_FILE),
    );
  });

  it('and no file whose name the list on the host has, which would replace it', async () => {
    const { site } = await places();
    const dist = await site({ ...SITE, 'assets/upload.json': '{}' });
    expect(() => readSite(dist, false)).toThrow('assets/upload.json of the site would be replaced');
  });

  it('and no folder that no build made', async () => {
    const { outside } = await places();
    await writeFile(path.join(outside, 'index.html'), '');
    expect(() => readSite(outside, false)).toThrow('Run `npm run release` first.');
    expect(() => readSite(path.join(outside, 'nowhere'), true)).toThrow('Run `npm run release` first.');
  });

  it.each(['.env', '.git', 'notes.txt', 'index.html~', '.DS_Store'])(
    'and nothing that was put there afterwards: %s',
    async (name) => {
      const read = await tampered((dist) => writeFile(path.join(dist, name), 'secret'));
      expect(read).toThrow(`${name} was put there since. Run \`npm run release\` again`);
    },
  );

  it('and nothing that was changed or lost afterwards', async () => {
    const changed = await tampered((dist) => appendFile(path.join(dist, 'index.html'), '<script>'));
    expect(changed).toThrow('index.html was changed since. Run `npm run release` again');
    const lost = await tampered((dist) => rm(path.join(dist, 'robots.txt')));
    expect(lost).toThrow('robots.txt is missing. Run `npm run release` again');
  });

  it('and follows no link in it, to a file or to a folder', async () => {
    for (const target of ['/etc/hostname', '/etc', 'nowhere']) {
      const read = await tampered((dist) => symlink(target, path.join(dist, 'linked')));
      expect(read).toThrow('linked in');
      expect(read).toThrow('is a link or a device');
    }
  });

  it('and never waits for a pipe', { skip: process.platform === 'win32' }, async () => {
    const read = await tampered(async (dist) => execFileSync('mkfifo', [path.join(dist, 'pipe')]));
    expect(read).toThrow('is a link or a device');
  });

  it.each([
    '.env',
    '.git/config',
    '.ssh/id_rsa',
    'assets/.env',
    'index.html~',
    'a/#b#',
    'prices.bak',
    'a:b.txt',
  ])('but not what slipped into a release: %s', async (name) => {
    const { site } = await places();
    const dist = await site({ ...SITE, [name]: 'secret' });
    expect(() => readSite(dist, false)).toThrow(`Files with such names are not uploaded: ${name}.`);
  });

  it('byte by byte: what a build changes meanwhile stops the upload', async () => {
    const { site, send, files, web } = await places();
    const dist = await site(SITE);
    const meanwhile = send(dist, 0, {
      through: (host) => ({
        ...host,
        put: async (item, bytes) => {
          await host.put(item, bytes);
          await writeFile(path.join(dist, 'index.html'), 'half');
        },
      }),
    });
    await expect(meanwhile).rejects.toThrow('has changed since the upload began');
    expect(await files(), web).not.toContain('index.html');
  });
});
