import { execFileSync } from 'node:child_process';
import { appendFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSite } from '../../../build/commands/upload/release-folder.ts';
import { BUILT_FILE } from '../../../build/output/built-files.ts';
import { site as smallSite } from '../small-site.ts';
import { places } from './places.ts';

const SITE = { 'index.html': 'home', 'robots.txt': 'all', '.htaccess': 'rules' };

/** A release of these files, changed afterwards. */
async function tampered(change: (dist: string) => Promise<unknown> | undefined) {
  const { site } = await places();
  const dist = await site(SITE);
  await change(dist);
  return () => readSite(dist, false);
}

describe('an upload accepts only what npm run release built:', () => {
  it('all of it, but not the list of files that the build wrote', async () => {
    const { site } = await places();
    expect([...readSite(await site(SITE), false).digests.keys()]).toEqual(Object.keys(SITE).sort());
  });

  it('no draft, unless --draft-too is set', async () => {
    const { site } = await places();
    const draft = await site({ ...SITE, '.env': 'KEY=1', '.git/config': 'mine' }, false);
    expect(() => readSite(draft, false)).toThrow(/is a draft.*Run `npm run release`/);
    expect([...readSite(draft, true).digests.keys()]).toEqual(Object.keys(SITE).sort());
  });

  it('exactly the files in the build’s own list', async () => {
    const built = await smallSite();
    await built.build();
    expect(() => readSite(built.out, false)).toThrow('is a draft');
    expect([...readSite(built.out, true).digests.keys()]).toEqual(
      (await built.files()).filter((file) => file !== BUILT_FILE),
    );
  });

  it('no file with the name of the list on the host, which would replace it', async () => {
    const { site } = await places();
    const dist = await site({ ...SITE, 'assets/upload.json': '{}' });
    expect(() => readSite(dist, false)).toThrow('assets/upload.json of the site would be replaced');
  });

  it('no folder that no build made', async () => {
    const { outside } = await places();
    await writeFile(path.join(outside, 'index.html'), '');
    expect(() => readSite(outside, false)).toThrow('Run `npm run release` first.');
    expect(() => readSite(path.join(outside, 'nowhere'), true)).toThrow('Run `npm run release` first.');
  });

  it.each(['.env', '.git', 'notes.txt', 'index.html~', '.DS_Store'])(
    'nothing that was added afterwards: %s',
    async (name) => {
      const read = await tampered((dist) => writeFile(path.join(dist, name), 'secret'));
      expect(read).toThrow(`${name} was put there since. Run \`npm run release\` again`);
    },
  );

  it('nothing that was changed or lost afterwards', async () => {
    const changed = await tampered((dist) => appendFile(path.join(dist, 'index.html'), '<script>'));
    expect(changed).toThrow('index.html was changed since. Run `npm run release` again');
    const lost = await tampered((dist) => rm(path.join(dist, 'robots.txt')));
    expect(lost).toThrow('robots.txt is missing. Run `npm run release` again');
  });

  it('no symbolic link, to a file or to a folder', async () => {
    for (const target of ['/etc/hostname', '/etc', 'nowhere']) {
      const read = await tampered((dist) => symlink(target, path.join(dist, 'linked')));
      expect(read).toThrow('linked in');
      expect(read).toThrow('is a link or a device');
    }
  });

  it('no named pipe, for which it never waits', { skip: process.platform === 'win32' }, async () => {
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
  ])('nothing that slipped into a release: %s', async (name) => {
    const { site } = await places();
    const dist = await site({ ...SITE, [name]: 'secret' });
    expect(() => readSite(dist, false)).toThrow(`Files with such names are not uploaded: ${name}.`);
  });

  it('no file that a build changes meanwhile, which stops the upload', async () => {
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
