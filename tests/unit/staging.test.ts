import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { replaceFolder } from '../../build/output/replace-folder.ts';
import { openStaging } from '../../build/output/staging.ts';
import { filesIn, problemsOf, replace, site } from './small-site.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** Each built file with its bytes. */
async function contents(out: string): Promise<Record<string, string>> {
  const files = await filesIn(out);
  const read = async (file: string) => [file, await readFile(path.join(out, file), 'base64')] as const;
  return Object.fromEntries(await Promise.all(files.map(read)));
}

it.each([
  ['while reading', { 'content/site.yaml': replace('Lantern', '42') }],
  ['while reading the addresses of releases', { 'content/published.yaml': 'published: {}\n' }],
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
  expect((await readdir(small.root)).filter((name) => name.startsWith('.'))).toEqual([]);
});

it('a site is back where it was if it cannot be replaced', async () => {
  const base = temporaryFolder({ 'dist/index.html': 'old' });
  const at = (name: string) => path.join(base, name);
  expect(() => replaceFolder(at('next'), at('dist'), at('aside'))).toThrow('ENOENT');
  expect(await filesIn(base)).toEqual(['dist/index.html']);
});

it('a file of the site has a name of its own, which neither another file nor a folder has', async () => {
  const root = temporaryFolder();
  const staging = await openStaging(root, path.join(root, 'dist'));
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
