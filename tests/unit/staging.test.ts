import { mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { formatBuilt } from '../../build/output/built-files.ts';
import { replaceFolder } from '../../build/output/replace-folder.ts';
import { openStaging } from '../../build/output/staging.ts';
import { filesIn, problemsOf, replace, type Site, site } from './small-site.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** Each built file with its bytes. */
async function contents(out: string): Promise<Record<string, string>> {
  const files = await filesIn(out);
  const read = async (file: string) => [file, await readFile(path.join(out, file), 'base64')] as const;
  return Object.fromEntries(await Promise.all(files.map(read)));
}

/** What is beside the site's own folders after the build. */
const leftovers = async ({ root }: Site) => (await readdir(root)).filter((name) => name.startsWith('.'));

it.each([
  ['while reading', { 'content/site.yaml': replace('Lantern', '42') }],
  ['while rendering', { 'static/images/lamp.svg': null }],
  ['while checking', { 'content/navigation.yaml': replace('href: /packages/', 'href: /nothing/') }],
  ['while writing', { 'static/robots.txt': 'A second one.\n' }],
])('a build that fails leaves the old site unchanged, byte for byte: %s', async (_when, edits) => {
  const small = await site();
  await small.build();
  const before = await contents(small.out);
  await small.edit(edits);
  expect(await small.problems()).not.toEqual([]);
  expect(await contents(small.out)).toEqual(before);
  expect(await leftovers(small)).toEqual([]);
});

it('a build restores the site that an interrupted one had put aside, and leaves nothing of its own or of that one', async () => {
  const small = await site({
    '.dist-next-0123456789ab/half.html': 'half a page',
    '.dist-next-0123456789ab/.built.json': formatBuilt({ release: false, files: {} }),
    '.dist-previous-0123456789ab/old.html': 'an old page',
    '.dist-previous-0123456789ab/.built.json': formatBuilt({ release: false, files: { 'old.html': '' } }),
  });
  await mkdir(path.join(small.root, '.dist-next-0123456789ac'));
  (await openStaging(small.root, small.out)).close();
  expect(await small.files()).toEqual(['.built.json', 'old.html']);
  await small.edit({ '.dist-previous-0123456789ab/.built.json': formatBuilt({ release: false, files: {} }) });
  await small.build();
  expect(await leftovers(small)).toEqual([]);
  const files = await small.files();
  expect(files).not.toContain('half.html');
  expect(files).toContain('index.html');
});

it('a site is back where it was if it cannot be replaced', async () => {
  const base = temporaryFolder({ 'dist/index.html': 'old' });
  const at = (name: string) => path.join(base, name);
  expect(() => replaceFolder(at('next'), at('dist'), at('aside'))).toThrow('ENOENT');
  expect(await filesIn(base)).toEqual(['dist/index.html']);
});

it('a file of the site has a name of its own, which neither another file nor a folder has', async () => {
  const { root, out } = await site();
  const staging = await openStaging(root, out);
  for (const file of ['packages', 'packages/index.html', 'a.txt', 'a.txt']) staging.write(file, 'A file.');
  const problems = await problemsOf((async () => staging.publish(false))());
  staging.close();
  const message =
    'Two files, or a file and a folder, have this name. Find them in pages/ and static/, and rename one.';
  expect(problems).toEqual([
    { where: 'packages/index.html', message },
    { where: 'a.txt', message },
  ]);
});
