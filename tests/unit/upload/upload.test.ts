import { existsSync } from 'node:fs';
import { readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isMainThread } from 'node:worker_threads';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openFolder } from '../../../build/commands/upload/folder.ts';
import { ConnectionError, type Host } from '../../../build/commands/upload/host.ts';
import { KEPT_DAYS } from '../../../build/commands/upload/plan.ts';
import { places } from './places.ts';

const OLD = 'assets/client/menu.D7T22QRF.js';
const NEW = 'assets/client/menu.A1B2C3D4.js';

const FIRST = { 'index.html': 'one', 'old/deep/index.html': 'old', '.htaccess': 'rules', [OLD]: 'old' };
const SECOND = { 'index.html': 'two', '.htaccess': 'rules', [NEW]: 'new' };

const onHost = (...files: string[]) => files.sort();

describe('an upload into a folder', () => {
  it('stores everything, replaces what changed, removes what is gone with its folders, and keeps old hashed files', async () => {
    const { web, site, send, files, read } = await places();
    expect(await send(await site(FIRST), 0)).toEqual([
      'This machine has not uploaded to this host before, so nothing is removed.',
      'Uploading hashed files: 1',
      'Uploading pages: 2',
      'Uploading settings: 1',
    ]);
    expect(await files()).toEqual(onHost(...Object.keys(FIRST)));
    const lines = await send(await site(SECOND), 1);
    expect(lines).toContain('Removed: old/deep/index.html');
    expect(lines).toContain(`Hashed files of earlier uploads that stay for ${KEPT_DAYS} days: 1`);
    expect(await files()).toEqual(onHost(...Object.keys(SECOND), OLD));
    expect(await readdir(web)).not.toContain('old');
    expect(await read('index.html')).toBe('two');
    expect((await send(await site(SECOND), 40))[0]).toBe('Uploading hashed files: 0 (1 are there already)');
    expect(await files()).toEqual(onHost(...Object.keys(SECOND)));
    await rm(path.join(web, NEW));
    expect((await send(await site(SECOND), 41))[0]).toBe('Uploading hashed files: 1');
  });

  it.each(['.', 'within', '..', '/'])('refuses %s of the site itself, and creates no folder', async (way) => {
    const { site } = await places();
    const dist = await site(FIRST);
    await expect(openFolder(path.resolve(dist, way), dist)).rejects.toThrow('the site to upload');
    expect(existsSync(path.join(dist, 'within'))).toBe(false);
  });

  it('never touches what somebody else put there', async () => {
    const { site, send, put, files } = await places();
    await put({ 'old/deep/notes.txt': 'mine', '.well-known/acme-challenge/token': 'certificate' });
    await send(await site(FIRST), 0);
    await send(await site(SECOND), 50);
    expect(await files()).toEqual(
      expect.arrayContaining(['old/deep/notes.txt', '.well-known/acme-challenge/token']),
    );
  });

  // Threads, in which the mutants are tested, cannot change it.
  it.skipIf(!isMainThread)('can be read by the web server, whatever the umask', async () => {
    const { web, site, send } = await places();
    const dist = await site(FIRST);
    const before = process.umask(0o077);
    onTestFinished(() => {
      process.umask(before);
    });
    await send(dist, 0);
    const modeOf = async (file: string) => ((await stat(path.join(web, file))).mode & 0o777).toString(8);
    expect(await modeOf('old/deep')).toBe('755');
    expect(await modeOf('old/deep/index.html')).toBe('644');
  });

  it('follows a link given as the folder, and creates a missing folder', async () => {
    const { base, web, site } = await places();
    const dist = await site(FIRST);
    await symlink(web, path.join(base, 'linked'));
    expect((await openFolder(path.join(base, 'linked'), dist)).address).toBe(web);
    await openFolder(path.join(base, 'new/root'), dist);
    expect(existsSync(path.join(base, 'new/root'))).toBe(true);
  });
});

describe('files that this machine did not put there', () => {
  it('are not replaced: the upload stops before it changes anything', async () => {
    const { site, send, put, files, read } = await places();
    const there = { 'index.html': 'of the hoster', '.htaccess': 'its PHP', 'photo.jpg': 'mine' };
    await put(there);
    await expect(send(await site(FIRST), 0)).rejects.toThrow('replace them: .htaccess, index.html.');
    expect(await files()).toEqual(Object.keys(there).sort());
    expect(await read('.htaccess')).toBe('its PHP');
  });

  it('stay for good if they replaced a file that an upload put there', async () => {
    const { site, send, put, read } = await places();
    await send(await site(FIRST), 0);
    await put({ 'old/deep/index.html': 'written by hand' });
    const lines = await send(await site(SECOND), 1);
    expect(lines.join('\n')).toMatch(/changed since this machine uploaded them, .*: old\/deep\/index.html/);
    expect(await read('old/deep/index.html')).toBe('written by hand');
    await put({ 'old/deep/index.html': 'old' });
    await send(await site(SECOND), 2);
    expect(await read('old/deep/index.html')).toBe('old');
  });
});

describe('the list of this machine', () => {
  it('leaves removal to the machine that put the files there, when two machines upload in turn', async () => {
    const { site, send, files } = await places();
    await send(await site(FIRST), 0, { machine: 'one' });
    await send(await site({ ...SECOND, 'offer/index.html': '10 %' }), 1, {
      machine: 'other',
      overwrite: true,
    });
    const lines = await send(await site(SECOND), 2, { machine: 'one', overwrite: true });
    expect(lines).toContain('Removed: old/deep/index.html');
    expect(await files()).toContain('offer/index.html');
    await send(await site(SECOND), 3, { machine: 'other', overwrite: true });
    expect(await files()).toEqual(onHost(...Object.keys(SECOND), OLD));
  });

  it('no longer mentions files that somebody has deleted by hand', async () => {
    const { web, site, send } = await places();
    await send(await site(FIRST), 0);
    await rm(path.join(web, 'old'), { recursive: true });
    for (const machine of ['another', 'here']) {
      const lines = await send(await site(SECOND), 1, { machine, overwrite: true });
      expect(lines.join()).not.toMatch(/Removed|old.deep/);
    }
  });

  it.each([
    ['is torn', '}', ''],
    ['has a name that no upload wrote', 'old/deep', '../outside'],
  ])('stops if that list %s, and says what to do', async (_how, part, other) => {
    const { site, send, lists } = await places();
    await send(await site(FIRST), 0);
    const file = path.join(lists(), (await readdir(lists()))[0] ?? '');
    await writeFile(file, (await readFile(file, 'utf8')).replace(part, other));
    await expect(send(await site(SECOND), 1)).rejects.toThrow(
      'Delete it and upload again: then nothing is removed',
    );
  });
});

it('an upload waits for another one of this machine', async () => {
  const { site, send, read } = await places();
  const [first, second] = [await site(FIRST), await site(SECOND)];
  const both = await Promise.all([send(first, 0), send(second, 1)]);
  const waits = both.map((lines) => lines.some((line) => line.startsWith('Another upload')));
  expect(waits.filter(Boolean)).toEqual([true]);
  expect(await read('index.html')).toBe(waits[1] ? 'two' : 'one');
});

describe('an upload that breaks off', () => {
  /** A folder whose connection breaks at this file. */
  const failing =
    (lost: string) =>
    (host: Host): Host => ({
      ...host,
      put: async (file, bytes) => {
        if (file === lost) throw new Error('The line is dead.');
        await host.put(file, bytes);
      },
    });

  it('leaves the old pages with all they need beside new files, and the next one cleans up after it', async () => {
    const { site, send, files, read } = await places();
    await send(await site(FIRST), 0);
    const broken = send(await site(SECOND), 1, { through: failing('index.html') });
    await expect(broken).rejects.toThrow('index.html: The line is dead.');
    expect(await read('index.html')).toBe('one');
    expect(await read(OLD)).toBe('old');
    expect(await read('old/deep/index.html')).toBe('old');
    expect(await read(NEW)).toBe('new');
    const third = { 'index.html': 'three' };
    await send(await site(third), 2);
    await send(await site(third), 40);
    expect(await files()).toEqual(onHost('index.html'));
  });

  it('leaves a page ours that it did not replace, so that the next one can remove it', async () => {
    const { site, send, files } = await places();
    await send(await site(FIRST), 0);
    const changed = await site({ ...FIRST, 'index.html': 'two', 'old/deep/index.html': 'newer' });
    for (const number of [1, 2]) {
      const broken = send(changed, number, { through: failing('index.html') });
      await expect(broken).rejects.toThrow('The line is dead.');
    }
    await send(await site(SECOND), 3);
    expect(await files()).toEqual(onHost(...Object.keys(SECOND), OLD));
  });

  it('begins again if the connection failed, but not if the host refused', async () => {
    const { site, send, read } = await places();
    let [opened, closed] = [0, 0];
    const close = async () => {
      closed += 1;
    };
    const shaky =
      (failures: number, error: Error) =>
      (host: Host): Host => {
        opened += 1;
        const look = opened > failures ? host.look : () => Promise.reject(error);
        return { ...host, look, close };
      };
    const dist = await site(FIRST);
    const attempt = (failures: number, error: Error) => {
      [opened, closed] = [0, 0];
      return send(dist, 0, { through: shaky(failures, error), pauses: [0, 0] });
    };
    await expect(attempt(1, new Error('no'))).rejects.toThrow(/^\S+: no$/);
    expect(opened).toBe(1);
    await expect(attempt(3, new ConnectionError('ETIMEDOUT'))).rejects.toThrow(
      /^\S+: ETIMEDOUT\. Check the address, and whether this machine is online\.$/,
    );
    const [, failed] = await attempt(2, new ConnectionError('gone'));
    expect(failed).toMatch(/^The connection failed \(\S+: gone\)\. Trying again\.$/);
    expect([opened, closed]).toEqual([3, 3]);
    expect(await read('index.html')).toBe('one');
  });

  it('makes no file ours that somebody else put there and that it has not replaced', async () => {
    const { site, send, put, read } = await places();
    await put({ [NEW]: 'forged' });
    const broken = send(await site(SECOND), 0, { through: failing(NEW), overwrite: true });
    await expect(broken).rejects.toThrow('The line is dead.');
    await expect(send(await site(SECOND), 0)).rejects.toThrow(`replace them: ${NEW}`);
    await send(await site(SECOND), 0, { overwrite: true });
    expect(await read(NEW)).toBe('new');
  });

  it('makes each file ours that it has replaced, so that it can be run again', async () => {
    const { site, send, put, read } = await places();
    await put({ 'index.html': 'of the hoster' });
    const dist = await site(FIRST);
    const broken = send(dist, 0, { through: failing('.htaccess'), overwrite: true });
    await expect(broken).rejects.toThrow('The line is dead.');
    await send(dist, 0);
    expect(await read('.htaccess')).toBe('rules');
  });

  it('leaves no half file behind for good', async () => {
    const { site, send, put, files } = await places();
    const broken = send(await site(FIRST), 0, { through: failing('index.html') });
    await expect(broken).rejects.toThrow('The line is dead.');
    await put({ '.index.html.uploading': 'on', 'old/deep/.index.html.uploading': 'ol' });
    await send(await site(SECOND), 1);
    expect(await files()).toEqual(onHost(...Object.keys(SECOND), OLD));
  });
});
