import fs, { readdirSync, readFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { removeBuild, replaceFolder } from '../../build/output/replace-folder.ts';
import { openStaging } from '../../build/output/staging.ts';
import { digest } from '../../build/shared/digest.ts';
import { bytesIn, filesIn, problemsOf, replace, site } from './small-site.ts';
import { temporaryFolder } from './temporary-folder.ts';

it.each([
  ['while reading', { 'content/site.yaml': replace('Lantern', '42') }],
  ['while reading the addresses of releases', { 'content/published.yaml': 'published: {}\n' }],
  ['while rendering', { 'static/images/lamp.svg': null }],
  ['while checking', { 'content/navigation.yaml': replace('href: /packages/', 'href: /nothing/') }],
  ['while writing', { 'static/robots.txt': 'A second one.\n' }],
])('a build that fails leaves the old site unchanged, byte for byte: %s', async (_when, edits) => {
  const small = await site();
  await small.build();
  const before = await bytesIn(small.out);
  await small.edit(edits);
  expect(await small.problems()).not.toEqual([]);
  expect(await bytesIn(small.out)).toEqual(before);
  expect(readdirSync(small.root).filter((name) => name.startsWith('.'))).toEqual([]);
});

it('a site is back where it was if it cannot be replaced', async () => {
  const base = temporaryFolder({ 'dist/index.html': 'old' });
  const at = (name: string) => path.join(base, name);
  expect(() => replaceFolder(at('next'), at('dist'), at('aside'))).toThrow('ENOENT');
  expect(await filesIn(base)).toEqual(['dist/index.html']);
});

it('a new site has all bytes that were written, and another build says that it waits', async () => {
  const root = temporaryFolder();
  const out = path.join(root, 'dist');
  const staging = await openStaging(root, out);
  const [, next = ''] = readdirSync(root);
  expect(next).toMatch(/^\.dist-next-[0-9a-f]{12}$/);
  const listIn = (folder: string) => JSON.parse(readFileSync(path.join(root, folder, '.built.json'), 'utf8'));
  expect(listIn(next)).toEqual({ generator: 'agency-website', release: false, files: {} });
  const pieces = { 'b.txt': ['ü', Buffer.from('e')], 'a.txt': Buffer.from('ä'), 'c.txt': [] };
  for (const [file, contents] of Object.entries(pieces)) staging.write(file, contents);
  staging.writeAll([{ file: 'd/e.txt', contents: 'x' }]);
  expect([...staging.files()].map((file) => `${file} ${staging.read(file)} ${staging.size(file)}`)).toEqual([
    'b.txt üe 3',
    'a.txt ä 2',
    'c.txt  0',
    'd/e.txt x 1',
  ]);
  expect(staging.size('none.txt')).toBe(0);
  expect(() => staging.write('x'.repeat(256), '')).toThrow('too long');
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const waiting = openStaging(root, out);
  expect(log.mock.calls).toEqual([['Another build of dist/ is running. Waiting for it.']]);
  log.mockRestore();
  staging.publish(true);
  staging.close();
  const files = ['a.txt', 'b.txt', 'c.txt', 'd/e.txt'];
  expect(Object.entries(listIn('dist').files)).toEqual(
    files.map((file) => [file, digest(readFileSync(path.join(out, file)))]),
  );
  (await waiting).close();
  expect(readdirSync(root)).toEqual(['dist']);
});

it('pages of a large site, which a thread writes, have all bytes, and the errors that they had without it', async () => {
  const root = temporaryFolder();
  const out = path.join(root, 'dist');
  const staging = await openStaging(root, out);
  const page = (file: string) => ({ file, pieces: [`<p>${file}`, Buffer.from(' ü'), ''] });
  const failed: unknown[] = [];
  const write = (...files: string[]) =>
    staging.writePages(files.map(page), (file, error) => failed.push([file, String(error)]));
  const few = Array.from({ length: 100 }, (_, index) => `${index}/index.html`);
  const long = `${'x'.repeat(256)}/index.html`;
  await write(...few, long);
  await write('a/index.html', long);
  const large = 'ü'.repeat(900_000);
  await staging.writePages([{ file: 'large.html', pieces: [large, Buffer.from('!')] }], () => {});
  expect(String(staging.read('large.html'))).toBe(`${large}!`);
  await write('b/c/index.html', '7', 'a/index.html/index.html', 'b/c/index.html');
  const tooLong = 'This name is too long. Choose a shorter one: npm run build -- --out=FOLDER';
  expect(failed).toEqual([long, long].map((file) => [file, expect.stringContaining(tooLong)]));
  for (const file of [...few, 'a/index.html', 'b/c/index.html'])
    expect(String(staging.read(file))).toBe(`<p>${file} ü`);
  expect(await problemsOf((async () => staging.publish(false))())).toMatchObject(
    ['7', 'a/index.html/index.html', 'b/c/index.html'].map((where) => ({ where })),
  );
  staging.close();
  expect(readdirSync(root)).toEqual([]);
});

it('what another user has built stays, with the list of its files', () => {
  const folder = temporaryFolder({ '.built.json': '{}', 'index.html': 'theirs' });
  const remove = vi.spyOn(fs, 'rmSync');
  onTestFinished(() => {
    remove.mockRestore();
    syncBuiltinESMExports();
  });
  for (const code of ['EACCES', 'EPERM', 'EIO'])
    remove.mockImplementationOnce(() => {
      throw Object.assign(new Error(code), { code });
    });
  syncBuiltinESMExports();
  removeBuild(folder);
  removeBuild(folder);
  expect(() => removeBuild(folder)).toThrow('EIO');
  expect(new Set(remove.mock.calls.map(([file]) => file))).toEqual(
    new Set([path.join(folder, 'index.html')]),
  );
});

it('a file of the site has a name of its own, which neither another file nor a folder has', async () => {
  const root = temporaryFolder();
  const staging = await openStaging(root, path.join(root, 'dist'));
  for (const file of ['a', 'a/b.txt', 'a/b/c.txt', 'd.txt', 'd.txt', 'e/f.txt', 'e'])
    staging.write(file, 'A file.');
  const problems = await problemsOf((async () => staging.publish(false))());
  staging.close();
  const message =
    'Two files, or a file and a folder, have this name. Find them in pages/ and static/, and rename or delete yours: the build may make one itself, such as robots.txt.';
  expect(problems).toEqual(['a/b.txt', 'a/b/c.txt', 'd.txt', 'e'].map((where) => ({ where, message })));
});
