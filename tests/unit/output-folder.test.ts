import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { acquireLock } from '../../build/output/build-lock.ts';
import { formatBuilt } from '../../build/output/built-files.ts';
import { outputFolder } from '../../build/output/output-folder.ts';
import { openStaging } from '../../build/output/staging.ts';
import { filesIn, site } from './small-site.ts';
import { temporaryFolder, writeFiles } from './temporary-folder.ts';

const REPOSITORY = path.resolve(import.meta.dirname, '../..');

/** A new folder that is not part of the project, with these files. */
const folder = (...files: string[]) => temporaryFolder(Object.fromEntries(files.map((file) => [file, file])));

/** Builds a site of one page. @returns the files of its folder */
async function build(root: string, out = path.join(root, 'dist')) {
  const staging = await openStaging(root, out);
  staging.write('index.html', 'home');
  staging.publish(false);
  staging.close();
  return filesIn(out);
}

function linkTo(target: string): string {
  const link = path.join(folder(), 'dist');
  symlinkSync(target, link);
  return link;
}

describe('a build never replaces', () => {
  const PROJECT = 'This folder contains the project itself.';
  const OF_PROJECT = 'belongs to the project';
  const OWN = '.ci .git .github .readme .vscode client components content schemas static'.split(' ');

  it.each<[string, string, string]>([
    ['the project', '.', PROJECT],
    ['the folder around it', '..', PROJECT],
    ['the root of the disk', '/', PROJECT],
    ...OWN.map((name): [string, string, string] => [`its folder ${name}`, name, OF_PROJECT]),
    ['a new folder of its code', 'build/new', OF_PROJECT],
    ['a new folder of its pages, in capitals', 'Pages/new', OF_PROJECT],
    ['its tests', 'tests', 'that no build of this site made'],
  ])('%s', (_what, out, message) => {
    expect(() => outputFolder(REPOSITORY, path.resolve(REPOSITORY, out))).toThrow(message);
  });

  it('the folder of another site, and what belongs to it, also behind a symbolic link', async () => {
    const { root } = await site();
    expect(() => outputFolder(root, root)).toThrow(PROJECT);
    expect(() => outputFolder(root, linkTo(root))).toThrow(PROJECT);
    expect(() => outputFolder(root, REPOSITORY)).toThrow(PROJECT);
    for (const own of ['content/services', 'node_modules/.cache'])
      expect(() => outputFolder(root, path.join(root, own))).toThrow(OF_PROJECT);
  });

  it('a folder with files that no build made, which it lists', async () => {
    const root = folder();
    const three = 'This folder has files that no build of this site made: a.txt, b.txt, c.txt. A build';
    expect(() => outputFolder(root, folder('a.txt', 'b.txt', 'c.txt'))).toThrow(three);
    const out = folder('a.txt', 'b.txt', 'c.txt', 'd.txt');
    await expect(openStaging(root, out)).rejects.toThrow(': a.txt, b.txt, c.txt and 1 more. A build');
    expect(readFileSync(path.join(out, 'd.txt'), 'utf8')).toBe('d.txt');
    expect(() => outputFolder(root, folder('.built.json'))).toThrow('made: .built.json. A build');
    const other = temporaryFolder({ '.built.json': '{"generator":"other","release":true,"files":{}}' });
    expect(() => outputFolder(root, other)).toThrow('made: .built.json. A build');
    const litter = folder();
    mkdirSync(path.join(litter, '.DS_Store'));
    expect(() => outputFolder(root, litter)).toThrow('that no build of this site made: .DS_Store.');
  });

  it('its own dist once somebody has put a file there', async () => {
    const root = folder();
    await build(root);
    writeFiles(root, { 'dist/packages/.git/config': 'mine' });
    await expect(build(root)).rejects.toThrow('that no build of this site made: packages/.git/config.');
    expect(readFileSync(path.join(root, 'dist/packages/.git/config'), 'utf8')).toBe('mine');
  });

  it('what is no folder', async () => {
    const root = folder();
    expect(() => outputFolder(root, path.join(folder('dist'), 'dist'))).toThrow('This is a file.');
    const broken = linkTo(path.join(folder(), 'gone'));
    expect(() => outputFolder(root, broken)).toThrow('This is a link to something that does not exist.');
    for (const length of [240, 250]) {
      const long = openStaging(root, path.join(root, 'x'.repeat(length)));
      await expect(long).rejects.toThrow('This name is too long. Choose a shorter one');
    }
    expect(readdirSync(root)).toEqual([]);
  });
});

describe('a build accepts', () => {
  it('a new folder however deep and whatever its name, and its own one, even with files that file managers create', async () => {
    const root = folder();
    const out = path.join(folder(), 'a/dist (copy) +[1] $x/c');
    expect(await build(root, out)).toEqual(['.built.json', 'index.html']);
    for (const name of ['.DS_Store', 'Thumbs.db', 'desktop.ini']) writeFileSync(path.join(out, name), '');
    expect(await build(root, out)).toEqual(['.built.json', 'index.html']);
  });

  it('its own files: one with the same bytes keeps its time, if it has the permissions of a new one', async () => {
    const root = folder();
    await build(root);
    const home = path.join(root, 'dist/index.html');
    utimesSync(home, 0, 0);
    await build(root);
    expect(statSync(home)).toMatchObject({ mtimeMs: 0, nlink: 1 });
    const { mode } = statSync(home);
    chmodSync(home, 0o444);
    await build(root);
    expect(statSync(home).mode).toBe(mode);
    writeFileSync(home, 'changed');
    await build(root);
    expect(readFileSync(home, 'utf8')).toBe('home');
  });

  it('the folder behind a symbolic link, and keeps the link', async () => {
    const [root, target] = [folder(), folder()];
    const link = linkTo(target);
    await build(root, link);
    expect(await filesIn(target)).toEqual(['.built.json', 'index.html']);
    expect(await build(root, link)).toEqual(['.built.json', 'index.html']);
  });
});

describe('a folder beside dist with one of our temporary names', () => {
  it('stays if no build made it', async () => {
    const names = ['.dist-next-notes', '.dist-previous-notes', '.dist-next-0123456789ac'];
    const mine = ['.dist-next-0123456789ab', ...names.map((name) => `${name}/mine.txt`)];
    const root = folder(...mine);
    await build(root);
    expect(await filesIn(root)).toEqual(expect.arrayContaining(mine));
  });

  it.each(['dist-next-2', '.dist-previous-2', 'dist-previous-2'])(
    'stays if it is from a build of another folder: %s',
    async (name) => {
      const root = folder();
      const other = await openStaging(root, path.join(root, name));
      other.write('index.html', 'home');
      await build(root);
      other.publish(false);
      other.close();
      await build(root);
      expect(await filesIn(path.join(root, name))).toEqual(['.built.json', 'index.html']);
    },
  );

  it('is restored if an interrupted build had put it aside, and removed if not', async () => {
    const built = formatBuilt({ release: false, files: { 'old.html': '' } });
    const root = temporaryFolder({
      '.dist-next-0123456789ab/a/half.html': 'half a page',
      '.dist-next-0123456789ab/.built.json': built,
      '.dist-previous-0123456789ab/old.html': 'an old page',
      '.dist-previous-0123456789ab/.built.json': built,
    });
    mkdirSync(path.join(root, '.dist-next-0123456789ac'));
    (await openStaging(root, path.join(root, 'dist'))).close();
    expect(await filesIn(root)).toEqual(['dist/.built.json', 'dist/old.html']);
    writeFiles(root, { '.dist-previous-0123456789ab/.built.json': built });
    await build(root);
    expect(readdirSync(root)).toEqual(['dist']);
    expect(await filesIn(root)).toEqual(['dist/.built.json', 'dist/index.html']);
  });
});

it('a build that another one has overtaken replaces nothing', async () => {
  const root = folder();
  const staging = await openStaging(root, path.join(root, 'dist'));
  staging.write('index.html', 'half a site');
  writeFileSync(path.join(root, '.dist-lock'), 'of another build');
  expect(() => staging.publish(false)).toThrow('another one took its place');
  staging.close();
  expect(readdirSync(root)).toEqual(['.dist-lock']);
});

describe('the lock of a folder', () => {
  const lockFile = () => path.join(folder(), '.dist-lock');
  const ignore = () => {};

  it('lets builds run one after the other, and tells each that waits', async () => {
    const file = lockFile();
    const onWait = vi.fn();
    const order: string[] = [];
    const build = async (name: string) => {
      const { release } = await acquireLock(file, onWait);
      order.push(name);
      await new Promise((resolve) => setImmediate(resolve));
      order.push(name);
      release();
    };
    await Promise.all(['a', 'b', 'c'].map(build));
    const [a, b, c] = [order[0], order[2], order[4]];
    expect(order).toEqual([a, a, b, b, c, c]);
    expect(onWait).toHaveBeenCalledTimes(2);
    expect(existsSync(file)).toBe(false);
  });

  it('of a build that was killed on this machine is taken over at once', async () => {
    const file = lockFile();
    const first = await acquireLock(file, ignore);
    writeFileSync(file, readFileSync(file, 'utf8').replace(`:${process.pid}`, ':4194305'));
    const next = await acquireLock(file, ignore, Number.POSITIVE_INFINITY);
    expect([first.isHeld(), next.isHeld()]).toEqual([false, true]);
    first.release();
    expect(existsSync(file)).toBe(true);
    next.release();
    expect(existsSync(file)).toBe(false);
  });

  it('that is released while another build looks at it is acquired', async () => {
    const file = lockFile();
    const { release } = await acquireLock(file, ignore);
    const next = await acquireLock(file, release);
    expect(next.isHeld()).toBe(true);
    next.release();
  });

  it.each([
    ['in another container', () => JSON.stringify({ machine: 'another container', pid: process.pid })],
    [
      'on another machine of the same name',
      (machine: string) => {
        const other = machine.replace(/[0-9a-f-]{36}/, '0d7c4a3e-0000-4000-8000-000000000000');
        return JSON.stringify({ machine: other, pid: 4194305 });
      },
    ],
    ['that has written only half of it', () => '{"machine"'],
  ])('of a build %s is respected while it shows signs of life, but not forever', async (_where, write) => {
    const file = lockFile();
    const first = await acquireLock(file, ignore);
    const { machine } = JSON.parse(readFileSync(file, 'utf8'));
    first.release();
    expect(write(machine)).not.toContain(machine);
    writeFileSync(file, write(machine));
    const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
    onTestFinished(() => void clock.mockRestore());
    const onWait = vi.fn();
    let isTaken = false;
    const taking = acquireLock(file, onWait, 300).finally(() => {
      isTaken = true;
    });
    utimesSync(file, 0, 0);
    for (const now of [300, 600]) {
      clock.mockReturnValue(now).mockClear();
      await vi.waitFor(() => expect(clock).toHaveBeenCalled());
      expect([isTaken, onWait.mock.calls.length]).toEqual([false, 1]);
    }
    clock.mockReturnValue(601);
    (await taking).release();
    expect(existsSync(file)).toBe(false);
  });

  it('shows every second that its build is alive, until it is released', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const file = lockFile();
    const { release } = await acquireLock(file, ignore);
    utimesSync(file, 0, 0);
    vi.advanceTimersByTime(999);
    expect(statSync(file).mtimeMs).toBe(0);
    vi.advanceTimersByTime(1);
    await vi.waitFor(() => expect(statSync(file).mtimeMs).toBeGreaterThan(0));
    release();
    expect(vi.getTimerCount()).toBe(0);
  });
});
