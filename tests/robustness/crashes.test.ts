import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createPreview } from '../../build/commands/preview.ts';
import { listen } from '../../build/commands/server/listening.ts';
import { filesIn, type Site, site } from '../unit/small-site.ts';
import { seeded } from './damages.ts';

vi.setConfig({ testTimeout: 1_800_000 });

/** Number of builds to kill. */
const KILLS = Number(process.env.KILLS ?? 200);

const REPOSITORY = path.resolve(import.meta.dirname, '../..');
const asRoot = process.getuid?.() === 0;

/** The two sites between which the tests alternate. */
const HEADLINES = ['Lamps of the old site', 'Lamps of the new site'];

const write = (small: Site, headline: string) =>
  small.edit({ 'content/home.yaml': (text) => text.replace(/headline: .*/, `headline: ${headline}`) });

/** Runs a program as process 1 of its own process table, like in a container. */
const CONTAINER = ['unshare', '--pid', '--fork', '--mount-proc'];

interface Built {
  status: number | null;
  output: string;
  milliseconds: number;
}

/**
 * Runs the build like `npm run build`.
 * @param options `kill` after this many milliseconds; `apart` as process 1 of a container
 */
async function build(
  { root }: Site,
  options: { kill?: number; out?: string; uid?: number; apart?: boolean } = {},
): Promise<Built> {
  const start = performance.now();
  const [program = '', ...args] = [
    ...(options.apart ? CONTAINER : []),
    ...[process.execPath, '--import', 'tsx', 'build.ts', `--root=${root}`],
    ...(options.out ? [`--out=${options.out}`] : []),
  ];
  const child = spawn(program, args, {
    cwd: REPOSITORY,
    env: { ...process.env, NODE_ENV: 'production' },
    ...(options.uid && { uid: options.uid, gid: options.uid }),
  });
  if (options.kill !== undefined) setTimeout(() => child.kill('SIGKILL'), options.kill);
  const output = Promise.all([text(child.stdout), text(child.stderr)]);
  const [status] = await once(child, 'close');
  return { status, output: (await output).join(''), milliseconds: performance.now() - start };
}

/** A digest of all names and bytes in dist. */
async function digest(out: string): Promise<string> {
  const hash = createHash('sha256');
  for (const file of await filesIn(out)) hash.update(file).update(readFileSync(path.join(out, file)));
  return hash.digest('hex');
}

/** Builds both sites. @returns the digest of each; dist is then the second */
async function bothSites(small: Site): Promise<Set<string>> {
  const digests = new Set<string>();
  for (const headline of HEADLINES) {
    await write(small, headline);
    expect(await build(small)).toMatchObject({ status: 0 });
    digests.add(await digest(small.out));
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
    const random = seeded(7);
    let killed = 0;
    for (let turn = 0; turn < KILLS; turn += 1) {
      await write(small, HEADLINES[turn % 2] as string);
      // A fifth longer than a build takes, so that its very end is included.
      const { status } = await build(small, { kill: random() * milliseconds * 1.2 });
      expect(sites, `after kill ${turn}`).toContain(await digest(small.out));
      if (status === null) killed += 1;
    }
    expect(killed).toBeGreaterThan(KILLS / 4);
    expect(await build(small)).toMatchObject({ status: 0 });
    expect(leftovers(small)).toEqual([]);
  });

  it.each([
    { what: '', apart: false, turns: 10 },
    ...(canUnshare() ? [{ what: ' that cannot see each other’s process', apart: true, turns: 5 }] : []),
  ])('while two builds run at once$what', async ({ apart, turns }) => {
    const small = await site();
    const sites = await bothSites(small);
    for (let turn = 0; turn < turns; turn += 1) {
      await write(small, HEADLINES[turn % 2] as string);
      const both = await Promise.all([build(small, { apart }), build(small, { apart })]);
      expect(both.map(({ status, output }) => (status === 0 ? '' : output))).toEqual(['', '']);
      expect(sites).toContain(await digest(small.out));
    }
    expect(leftovers(small)).toEqual([]);
  });

  it('at every moment of 20 builds, for the visitor of a server', async () => {
    const small = await site();
    await bothSites(small);
    const server = createPreview(small.out, path.join(small.root, 'enquiries.jsonl'), () => undefined);
    const origin = `http://127.0.0.1:${await listen(server, 0)}`;
    onTestFinished(() => void server.close());
    let building = true;
    const builds = (async () => {
      for (let turn = 0; turn < 20; turn += 1) {
        await write(small, HEADLINES[turn % 2] as string);
        await build(small);
      }
      building = false;
    })();
    const seen = new Set<string>();
    while (building) {
      const response = await fetch(`${origin}/`);
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
  it('if the folder is read-only', async () => {
    const small = await site();
    expect(await build(small)).toMatchObject({ status: 0 });
    const before = await digest(small.out);
    const folder = mkdtempSync(path.join(tmpdir(), 'unwritable-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    mkdirSync(path.join(folder, 'dist'));
    chmodSync(folder, 0o555);
    // Root may write anywhere, so the build then runs as another user, who may read the site.
    if (asRoot) chownSync(folder, 65534, 65534);
    chmodSync(small.root, 0o755);
    const { status, output } = await build(small, {
      out: path.join(folder, 'dist'),
      ...(asRoot && { uid: 65534 }),
    });
    expect(status).toBe(1);
    expect(output).toContain('You may not write to this folder.');
    expect(output).not.toMatch(/\n\s+at /);
    expect(readdirSync(folder)).toEqual(['dist']);
    expect(await digest(small.out)).toBe(before);
  });

  it.skipIf(!canMount())('if the folder is mounted, by itself or from the same disk', async () => {
    const small = await site();
    for (const options of [
      ['-t', 'tmpfs', 'tmpfs'],
      ['--bind', mkdtempSync(path.join(tmpdir(), 'bound-'))],
    ]) {
      const out = mkdtempSync(path.join(tmpdir(), 'mounted-'));
      mount(...options, out);
      const { status, output } = await build(small, { out });
      expect(status).toBe(1);
      expect(output).toContain('This folder is a disk of its own');
      expect(output).not.toMatch(/\n\s+at /);
      expect(readdirSync(out)).toEqual([]);
    }
  });

  it.skipIf(!canMount())('on a full disk', async () => {
    const small = await site();
    const disk = mkdtempSync(path.join(tmpdir(), 'full-'));
    mount('-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', disk);
    const out = path.join(disk, 'dist');
    expect(await build(small, { out })).toMatchObject({ status: 0 });
    const before = await digest(out);
    await small.edit({ 'static/large.pdf': 'x'.repeat(4_000_000) });
    await write(small, 'Lamps that do not fit');
    const { status, output } = await build(small, { out });
    expect(status).toBe(1);
    expect(output).toContain('The disk is full. Make room on it, and build again.');
    expect(await digest(out)).toBe(before);
    expect(readdirSync(disk)).toEqual(['dist']);
    await small.edit({ 'static/large.pdf': null });
    expect(await build(small, { out })).toMatchObject({ status: 0 });
    expect(readFileSync(path.join(out, 'index.html'), 'utf8')).toContain('Lamps that do not fit');
  });
});

/** Mounts a disk on a new folder until the end of the test. @param options of mount, the folder last */
function mount(...options: string[]): void {
  const folder = options.at(-1) ?? '';
  expect(spawnSync('mount', options).status).toBe(0);
  onTestFinished(() => {
    spawnSync('umount', [folder]);
    rmSync(folder, { recursive: true });
  });
}

/** Only root may give a program its own process table, and not everywhere. */
function canUnshare(): boolean {
  const [program = '', ...args] = CONTAINER;
  return spawnSync(program, [...args, 'true']).status === 0;
}

/** Only root may mount a small disk, and not everywhere. */
function canMount(): boolean {
  const folder = mkdtempSync(path.join(tmpdir(), 'mount-'));
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=4k', 'tmpfs', folder]);
  if (status === 0) spawnSync('umount', [folder]);
  rmSync(folder, { recursive: true });
  return status === 0;
}
