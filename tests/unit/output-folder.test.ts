import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { takeLock } from '../../build/output/build-lock.ts';
import { outputFolder } from '../../build/output/output-folder.ts';
import { openStaging } from '../../build/output/staging.ts';
import { BuildError } from '../../build/shared/problems.ts';
import { filesIn, type Site, site } from './small-site.ts';

const REPOSITORY = path.resolve(import.meta.dirname, '../..');

/** A new folder that is not part of the project. */
function folder(): string {
  const made = mkdtempSync(path.join(tmpdir(), 'out-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

/** The reason why a folder is refused. */
function refusal(root: string, out: string): string {
  try {
    outputFolder(root, out);
  } catch (error) {
    if (error instanceof BuildError) return error.problems.map(({ message }) => message).join(' ');
    throw error;
  }
  return 'It is taken.';
}

describe('a build never replaces', () => {
  it.each([
    ['the project', '.'],
    ['the folder around it', '..'],
    ['the root of the disk', '/'],
  ])('%s', (_what, out) => {
    expect(refusal(REPOSITORY, path.resolve(REPOSITORY, out))).toContain(
      'This folder holds the project itself.',
    );
  });

  it.each(['content', 'static', '.git', 'node_modules/.cache', 'build/new', 'Pages/new'])(
    'the project’s own folder: %s',
    (out) => {
      expect(refusal(REPOSITORY, path.join(REPOSITORY, out))).toContain('belongs to the project');
    },
  );

  it('the project’s tests', () => {
    expect(refusal(REPOSITORY, path.join(REPOSITORY, 'tests'))).toContain('that no build of this site made');
  });

  it('the folder of another site, and what belongs to it', async () => {
    const { root } = await site();
    expect(refusal(root, root)).toContain('This folder holds the project itself.');
    expect(refusal(root, path.join(root, 'content/services'))).toContain('belongs to the project');
    expect(refusal(root, REPOSITORY)).toContain('This folder holds the project itself.');
  });

  it('a folder behind a symbolic link if it would refuse that folder itself', async () => {
    const { root } = await site();
    const link = path.join(folder(), 'link');
    symlinkSync(root, link);
    expect(refusal(root, link)).toContain('This folder holds the project itself.');
  });

  it('a folder with files that no build made, which it lists', async () => {
    const small = await site();
    const out = folder();
    for (const name of ['a.txt', 'b.txt', 'c.txt', 'd.txt']) writeFileSync(path.join(out, name), name);
    const message = 'This folder has files that no build of this site made: a.txt, b.txt, c.txt and 1 more.';
    expect(refusal(small.root, out)).toContain(message);
    await expect(openStaging(small.root, out)).rejects.toThrow(message);
    expect(readFileSync(path.join(out, 'd.txt'), 'utf8')).toBe('d.txt');
  });

  it('its own dist once somebody has put a file there', async () => {
    const small = await site();
    await small.build();
    mkdirSync(path.join(small.out, 'packages/.git'));
    writeFileSync(path.join(small.out, 'packages/.git/config'), 'mine');
    const [problem] = await small.problems();
    expect(problem?.message).toContain(
      'This folder has files that no build of this site made: packages/.git/config.',
    );
    expect(readFileSync(path.join(small.out, 'packages/.git/config'), 'utf8')).toBe('mine');
  });

  it('a file, and says so', async () => {
    const { root } = await site();
    const file = path.join(folder(), 'dist');
    writeFileSync(file, 'a file');
    expect(refusal(root, file)).toContain('This is a file.');
  });

  it('a broken symbolic link, and says so', async () => {
    const { root } = await site();
    const link = path.join(folder(), 'dist');
    symlinkSync(path.join(folder(), 'gone'), link);
    expect(refusal(root, link)).toContain('This is a link to something that is not there.');
  });
});

describe('a folder named like the files that file managers create', () => {
  it('belongs to somebody else, and is not deleted', async () => {
    const { root } = await site();
    const out = folder();
    mkdirSync(path.join(out, '.DS_Store'));
    expect(refusal(root, out)).toContain('This folder has files that no build of this site made: .DS_Store.');
  });
});

describe('a build that cannot begin says so in one sentence', () => {
  it('if a name is too long', async () => {
    const { root } = await site();
    const begin = openStaging(root, path.join(folder(), 'x'.repeat(250)));
    await expect(begin).rejects.toThrow('This name is too long. Choose a shorter one');
  });
});

describe('a build accepts', () => {
  const built = async (small: Site, out: string) => {
    const staging = await openStaging(small.root, out);
    staging.write('index.html', 'home');
    staging.publish(false);
    staging.close();
    return filesIn(out);
  };

  it('a new folder, however deep', async () => {
    const out = path.join(folder(), 'a/b/c');
    expect(await built(await site(), out)).toEqual(['.built.json', 'index.html']);
  });

  it('an empty folder, and its own folder, even with files that file managers create', async () => {
    const small = await site();
    const out = folder();
    await built(small, out);
    writeFileSync(path.join(out, '.DS_Store'), '');
    expect(await built(small, out)).toEqual(['.built.json', 'index.html']);
  });

  it.each(['dist (copy)', 'dist+[1]', 'dist $x'])(
    'a folder with special characters in its name: %s',
    async (name) => {
      const small = await site();
      const out = path.join(folder(), name);
      await built(small, out);
      expect(await built(small, out)).toEqual(['.built.json', 'index.html']);
    },
  );

  it('the folder behind a symbolic link, and keeps the link', async () => {
    const small = await site();
    const [place, target] = [folder(), folder()];
    symlinkSync(target, path.join(place, 'dist'));
    await built(small, path.join(place, 'dist'));
    expect(await filesIn(target)).toEqual(['.built.json', 'index.html']);
    expect(await built(small, path.join(place, 'dist'))).toEqual(['.built.json', 'index.html']);
  });
});

describe('a folder beside dist with one of our temporary names', () => {
  it('stays if no build made it', async () => {
    const small = await site({
      '.dist-next-notes/mine.txt': 'mine',
      '.dist-previous-notes/mine.txt': 'mine',
    });
    writeFileSync(path.join(small.root, '.dist-next-0123456789ab'), 'a file of mine');
    await small.build();
    for (const kind of ['next', 'previous'])
      expect(existsSync(path.join(small.root, `.dist-${kind}-notes/mine.txt`))).toBe(true);
    expect(existsSync(path.join(small.root, '.dist-next-0123456789ab'))).toBe(true);
  });

  it.each(['dist-next-2', '.dist-previous-2', 'dist-previous-2'])(
    'stays if it is from a build of another folder: %s',
    async (name) => {
      const small = await site();
      const other = await openStaging(small.root, path.join(small.root, name));
      other.write('index.html', 'home');
      await small.build();
      other.publish(false);
      other.close();
      await small.build();
      expect(await filesIn(path.join(small.root, name))).toEqual(['.built.json', 'index.html']);
    },
  );
});

describe('the lock of a folder', () => {
  const lockFile = () => path.join(folder(), '.dist-lock');
  const waits: string[] = [];
  const take = (file: string, name: string, deadAfter?: number) =>
    takeLock(file, () => waits.push(name), deadAfter);

  it('lets builds run one after the other', async () => {
    const file = lockFile();
    const order: string[] = [];
    const build = async (name: string) => {
      const release = await take(file, name);
      order.push(`${name} begins`);
      await new Promise((resolve) => setTimeout(resolve, 20));
      order.push(`${name} ends`);
      release();
    };
    await Promise.all(['a', 'b', 'c'].map(build));
    expect(order.filter((_line, index) => index % 2 === 0).map((line) => line[0])).toEqual(
      order.filter((_line, index) => index % 2 === 1).map((line) => line[0]),
    );
    expect(order).toHaveLength(6);
    expect(existsSync(file)).toBe(false);
  });

  it('of a build that was killed on this machine is taken over at once', async () => {
    const file = lockFile();
    const release = await take(file, 'first');
    writeFileSync(file, readFileSync(file, 'utf8').replace(`:${process.pid}`, ':4194305'));
    const next = await take(file, 'second');
    next();
    release();
    expect(existsSync(file)).toBe(false);
  });

  it('of a build elsewhere is respected while that build is alive, but not forever', async () => {
    const file = lockFile();
    writeFileSync(file, JSON.stringify({ id: 'other', machine: 'another container', pid: process.pid }));
    const start = performance.now();
    const release = await take(file, 'elsewhere', 300);
    expect(performance.now() - start).toBeGreaterThan(290);
    expect(waits).toContain('elsewhere');
    release();
  });

  it('of a build on another machine of the same name is respected too', async () => {
    const file = lockFile();
    const release = await take(file, 'first');
    const { machine } = JSON.parse(readFileSync(file, 'utf8'));
    release();
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const elsewhere = machine.replace(boot, '0d7c4a3e-0000-4000-8000-000000000000');
    expect(elsewhere).not.toBe(machine);
    writeFileSync(file, JSON.stringify({ id: 'other', machine: elsewhere, pid: 4194305 }));
    const start = performance.now();
    (await take(file, 'same name', 300))();
    expect(performance.now() - start).toBeGreaterThan(290);
  });

  it('that was only half written does not block builds forever', async () => {
    const file = lockFile();
    writeFileSync(file, '');
    const release = await take(file, 'torn', 200);
    release();
    expect(existsSync(file)).toBe(false);
  });
});
