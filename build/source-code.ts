import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { glob } from 'glob';
import { sheetOrder } from '../components/sheet.ts';
import { codeOf } from './modules.ts';
import type { BuildOptions } from './options.ts';

export const REPOSITORY = path.resolve(import.meta.dirname, '..');

/**
 * The digest of a part of the code: an ingredient of what that code makes, so that a change of it makes that anew.
 * package.json counts too, as it names the versions of the packages.
 * @param patterns files relative to the folder
 * @param folder absolute path; the project's own if left out
 */
export async function codeDigest(patterns: string[], folder = REPOSITORY): Promise<string> {
  const found = await glob(patterns, { cwd: folder, absolute: true, posix: true });
  const files = [...found.sort(), path.join(REPOSITORY, 'package.json')];
  const texts = await Promise.all(files.map((file) => readFile(file)));
  const hash = createHash('sha256');
  // The names too, as a script is called after its file.
  for (const [index, text] of texts.entries()) {
    hash.update(`${path.relative(folder, files[index] ?? '')}\n`).update(text);
  }
  return hash.digest('hex');
}

/** What pages are made by: the steps of the build, the components and the pages themselves. */
const PAGES = ['build.ts', 'build/**/*.{ts,tsx,mjs}', '{pages,components,client}/**/*.{ts,tsx}'];

/**
 * Tells of each page which code it is made by: of all pages the same, where nobody has looked at what each imports.
 * @param root the site's folder
 * @returns digest for a file such as `pages/index.tsx`
 */
export async function pageCodes({ root, development }: BuildOptions): Promise<(source: string) => string> {
  const order = sheetOrder();
  const all = async () => (await Promise.all([codeDigest(PAGES), codeDigest(PAGES, root)])).join();
  const whole = codeOf(path.join(root, 'pages/index.tsx')) === undefined ? await all() : '';
  return (source) => `${codeOf(path.join(root, source)) ?? whole} ${order} ${development}`;
}
