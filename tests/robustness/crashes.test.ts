import { type ExecFileOptions, execFile, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createPreview } from '../../build/commands/preview.ts';
import { digest } from '../../build/shared/digest.ts';
import { START } from '../hosts/programs.ts';
import { seeded } from '../seeded.ts';
import { startServer } from '../unit/server.ts';
import { bytesIn, replace, type Site, site } from '../unit/small-site.ts';
import { temporaryFolder } from '../unit/temporary-folder.ts';

vi.setConfig({ testTimeout: 1_800_000 });

/** Number of builds to kill, and of others in proportion. */
const KILLS = Number(process.env.KILLS ?? 200);
const VISITED = Math.ceil(KILLS / 10);

const asRoot = process.getuid?.() === 0;

/** The two sites between which the tests alternate. */
const HEADLINES = ['Lamps of the old site', 'Lamps of the new site'];

const write = (small: Site, headline = '') =>
  small.edit({ 'content/home.yaml': replace(/headline: .*/, `headline: ${headline}`) });

/** Runs a program as process 1 of its own process table, like in a container. */
const CONTAINER = ['unshare', '--pid', '--fork', '--mount-proc'];

const run = promisify(execFile);

/** Runs the build like `npm run build`. @param before the program that runs it */
async function build({ root, out }: Site, options: ExecFileOptions = {}, before: string[] = []) {
  const start = performance.now();
  const [program = '', ...args] = [...before, ...START, 'build.ts', `--root=${root}`, `--out=${out}`];
  const env = { ...process.env, NODE_ENV: 'production' };
  const { code, stdout, stderr } = await run(program, args, { env, killSignal: 'SIGKILL', ...options }).then(
    (printed) => ({ code: 0, ...printed }),
    (error) => error,
  );
  return { status: code, output: `${stdout}${stderr}`, milliseconds: performance.now() - start };
}

/** A digest of all names and bytes in dist. */
const digestOf = async (out: string) => digest(JSON.stringify(await bytesIn(out)));

/** Builds both sites. @returns the digest of each; dist is then the second */
async function bothSites(small: Site): Promise<Set<string>> {
  const digests = new Set<string>();
  for (const headline of HEADLINES) {
    await write(small, headline);
    expect(await build(small)).toMatchObject({ status: 0 });
    digests.add(await digestOf(small.out));
  }
  expect(digests.size).toBe(2);
  return digests;
}

const leftovers = ({ root }: Site) => readdirSync(root).filter((name) => name.startsWith('.'));

describe('dist/ is completely the old or completely the new site', () => {
  it(`after each of ${KILLS} builds that were killed at any moment`, async () => {
    const small = await site();
    const sites = await bothSites(small);
    const { milliseconds } = await build(small);
    const random = seeded('kills');
    // A killed build leaves its bundle in the temporary folder.
    const env = { ...process.env, NODE_ENV: 'production', TMPDIR: temporaryFolder() };
    let killed = 0;
    for (let turn = 0; turn < KILLS; turn += 1) {
      await write(small, HEADLINES[turn % 2]);
      // A fifth longer than a build takes, so that its very end is included.
      const { status } = await build(small, { env, timeout: Math.ceil(random() * milliseconds * 1.2) });
      expect(sites, `after kill ${turn}`).toContain(await digestOf(small.out));
      if (status === null) killed += 1;
    }
    expect(killed).toBeGreaterThan(KILLS / 4);
    expect(await build(small)).toMatchObject({ status: 0 });
    expect(leftovers(small)).toEqual([]);
  });

  it.each([
    { what: '', container: [], turns: Math.ceil(KILLS / 20) },
    ...(canUnshare()
      ? [{ what: ' in two containers', container: CONTAINER, turns: Math.ceil(KILLS / 40) }]
      : []),
  ])('while two builds run at once$what', async ({ container, turns }) => {
    const small = await site();
    const sites = await bothSites(small);
    for (let turn = 0; turn < turns; turn += 1) {
      await write(small, HEADLINES[turn % 2]);
      const both = await Promise.all([1, 2].map(() => build(small, {}, container)));
      expect(both.map(({ status, output }) => (status === 0 ? '' : output))).toEqual(['', '']);
      expect(sites).toContain(await digestOf(small.out));
    }
    expect(leftovers(small)).toEqual([]);
  });

  it(`at every moment of ${VISITED} builds, for the visitor of a server`, async () => {
    const small = await site();
    await bothSites(small);
    const port = await startServer(createPreview(small.out, 'enquiries.jsonl', () => {}));
    let building = true;
    const builds = (async () => {
      for (let turn = 0; turn < VISITED; turn += 1) {
        await write(small, HEADLINES[turn % 2]);
        await build(small);
      }
      building = false;
    })();
    const seen = new Set<string>();
    while (building) {
      const response = await fetch(`http://127.0.0.1:${port}/`);
      const html = await response.text();
      const headline = HEADLINES.find((known) => html.includes(known));
      // Between two renames there is no dist.
      if (response.ok) seen.add(`${headline} ${html.trimEnd().endsWith('</html>')}`);
    }
    await builds;
    expect([...seen].sort()).toEqual(HEADLINES.map((headline) => `${headline} true`).sort());
  });
});

describe('a build that cannot write says why, and leaves dist/ as it was', () => {
  /** A build into another folder stops. */
  const expectStop = async (small: Site, out: string, says: string, options: ExecFileOptions = {}) => {
    const { status, output } = await build({ ...small, out }, options);
    expect([status, output]).toEqual([1, expect.stringContaining(says)]);
    expect(output).not.toMatch(/\n\s+at /);
  };

  it('if the folder is read-only', async () => {
    const small = await site();
    const above = temporaryFolder();
    const out = path.join(above, 'dist');
    mkdirSync(out);
    chmodSync(above, 0o555);
    // Root may write anywhere, so the build then runs as another user, who may read the site.
    if (asRoot) chownSync(above, 65534, 65534);
    chmodSync(small.root, 0o755);
    const user = asRoot ? { uid: 65534, gid: 65534 } : {};
    await expectStop(small, out, 'You do not have permission to write to this folder.', user);
    expect(readdirSync(above)).toEqual(['dist']);
  });

  it.skipIf(!canMount())('if the folder is mounted, by itself or from the same disk', async () => {
    const small = await site();
    for (const options of [
      ['-t', 'tmpfs', 'tmpfs'],
      ['--bind', temporaryFolder()],
    ]) {
      const out = temporaryFolder();
      mount(...options, out);
      await expectStop(small, out, 'This folder is a disk of its own');
      expect(readdirSync(out)).toEqual([]);
    }
  });

  it.skipIf(!canMount())('on a full disk', async () => {
    const small = await site();
    const disk = temporaryFolder();
    mount('-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', disk);
    const out = path.join(disk, 'dist');
    expect(await build({ ...small, out })).toMatchObject({ status: 0 });
    const before = await digestOf(out);
    await small.edit({ 'static/large.pdf': 'x'.repeat(4_000_000) });
    await write(small, 'Lamps that do not fit');
    await expectStop(small, out, 'The disk is full. Free some space, then build again.');
    expect(await digestOf(out)).toBe(before);
    expect(readdirSync(disk)).toEqual(['dist']);
    await small.edit({ 'static/large.pdf': null });
    expect(await build({ ...small, out })).toMatchObject({ status: 0 });
    expect(readFileSync(path.join(out, 'index.html'), 'utf8')).toContain('Lamps that do not fit');
  });
});

/** Mounts a disk on a folder until the end of the test. @param options of mount, the folder last */
function mount(...options: string[]): void {
  expect(spawnSync('mount', options).status).toBe(0);
  onTestFinished(() => void spawnSync('umount', options.slice(-1)));
}

/** Only root may give a program its own process table, and not everywhere. */
function canUnshare(): boolean {
  const [program = '', ...args] = CONTAINER;
  return spawnSync(program, [...args, 'true']).status === 0;
}

/** Only root may mount a disk, and not everywhere: it is gone with the process. */
function canMount(): boolean {
  return spawnSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', 'tmpfs', tmpdir()]).status === 0;
}
