import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { formatBuilt } from '../../build/output/built-files.ts';
import { openStaging } from '../../build/output/staging.ts';
import { filesIn, problemsOf, replace, type Site, site } from './small-site.ts';

const run = promisify(execFile);

/** Each built file with the hash of its bytes. */
async function hashes({ out }: Site): Promise<Record<string, string>> {
  const files = await filesIn(out);
  const hash = async (file: string) =>
    createHash('sha256')
      .update(await readFile(path.join(out, file)))
      .digest('hex');
  return Object.fromEntries(await Promise.all(files.map(async (file) => [file, await hash(file)] as const)));
}

/** What is beside the site's own folders after the build. */
const leftovers = async ({ root }: Site) => (await readdir(root)).filter((name) => name.startsWith('.'));

/** Builds in a separate process, like `npm run build`: class names are counted from 0 in each. */
async function runBuild({ root }: Site): Promise<void> {
  await run(process.execPath, ['--import', 'tsx', 'build.ts', `--root=${root}`], {
    cwd: path.resolve(import.meta.dirname, '../..'),
    env: { ...process.env, NODE_ENV: 'production' },
  });
}

describe('a build that fails', () => {
  it.each([
    ['while reading', { 'content/site.yaml': replace('Lantern', '42') }],
    ['while rendering', { 'static/images/lamp.svg': null }],
    ['while checking', { 'content/navigation.yaml': replace('href: /packages/', 'href: /nothing/') }],
    ['while writing', { 'static/index.html': 'A second home page.\n' }],
  ])('leaves the old site unchanged, byte for byte: %s', async (_when, edits) => {
    const small = await site();
    await small.build();
    const before = await hashes(small);
    await small.edit(edits);
    expect(await small.problems()).not.toEqual([]);
    expect(await hashes(small)).toEqual(before);
    expect(await leftovers(small)).toEqual([]);
  });

  it('creates no site if there was none', async () => {
    const small = await site({ 'content/site.yaml': replace('Lantern', '42') });
    expect(await small.problems()).not.toEqual([]);
    expect(await small.files()).toEqual([]);
  });
});

describe('a build', () => {
  it('makes the same bytes each time it runs, wherever the site is', async () => {
    const [one, two] = [await site(), await site()];
    await runBuild(one);
    const first = await hashes(one);
    expect(Object.keys(first)).toContain('index.html');
    await runBuild(one);
    expect(await hashes(one)).toEqual(first);
    await runBuild(two);
    expect(await hashes(two)).toEqual(first);
  });

  it('removes files that are no longer part of the site', async () => {
    const small = await site();
    await small.build();
    expect(await small.files()).toContain('refund-policy/index.html');
    await small.edit({ 'content/policies/refund-policy.md': null, 'static/licence.txt': null });
    await small.build();
    const files = await small.files();
    expect(files).not.toContain('refund-policy/index.html');
    expect(files).not.toContain('licence.txt');
    expect(files).toContain('index.html');
  });

  it('leaves nothing beside the site', async () => {
    const small = await site();
    await small.build();
    await small.build();
    expect(await leftovers(small)).toEqual([]);
  });

  it('is not affected by what an interrupted one left behind', async () => {
    const small = await site({
      '.dist-next-0123456789ab/half.html': 'half a page',
      '.dist-next-0123456789ab/.built.json': formatBuilt({ release: false, files: {} }),
      '.dist-previous-0123456789ab/old.html': 'an old page',
      '.dist-previous-0123456789ab/.built.json': formatBuilt({ release: false, files: { 'old.html': '' } }),
    });
    await small.build();
    expect(await leftovers(small)).toEqual([]);
    expect(await small.files()).not.toContain('half.html');
    expect(await small.files()).toContain('index.html');
  });
});

describe('two steps that make the same file', () => {
  it('cause a problem that names the file', async () => {
    const small = await site({ 'static/packages/index.html': 'A second page.\n' });
    expect(await small.problems()).toEqual([
      {
        where: 'packages/index.html',
        message:
          'This name is taken twice, by two files or by a file and a folder. Look for it in pages/ and static/, and rename one.',
      },
    ]);
  });

  it('cause a problem if one makes a folder where the other makes a file', async () => {
    const { root, out } = await site();
    const staging = await openStaging(root, out);
    staging.write('packages', 'A file.');
    staging.write('packages/index.html', 'A page.');
    const problems = await problemsOf((async () => staging.publish(false))());
    staging.close();
    expect(problems.map(({ where }) => where)).toEqual(['packages/index.html']);
  });
});

describe('a file', () => {
  it('is written with the bytes it was given', async () => {
    const { root, out } = await site();
    const bytes = new Uint8Array([0, 255, 13, 10, 128]);
    const staging = await openStaging(root, out);
    staging.write('a/b/c.bin', bytes);
    staging.publish(false);
    staging.close();
    expect(new Uint8Array(await readFile(path.join(out, 'a/b/c.bin')))).toEqual(bytes);
  });
});
