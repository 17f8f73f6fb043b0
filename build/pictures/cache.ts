import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { glob } from 'glob';

const REPOSITORY = path.resolve(import.meta.dirname, '../..');
/** Beside the installed packages: git ignores it, and a fresh install begins anew. */
const FOLDER = path.join(REPOSITORY, 'node_modules/.cache/agency-website/pictures');

/** A short name for some content: SHA-256 in hexadecimal. */
export const hashOf = (...contents: (string | Uint8Array)[]): string =>
  contents.reduce((hash, content) => hash.update(content), createHash('sha256')).digest('hex');

/** Names the code that draws pictures, so that a change of it draws them anew: its files, and the packages used. */
export async function codeHash(): Promise<string> {
  const own = await glob('build/pictures/*.{ts,tsx}', { cwd: REPOSITORY, posix: true });
  const files = [...own.sort(), 'components/tokens.ts', 'package.json'];
  return hashOf(...(await Promise.all(files.map((file) => readFile(path.join(REPOSITORY, file))))));
}

/**
 * A file from the cache; made and kept there if there is none yet.
 * @param key stands for everything that the file is made from
 */
export async function cached(key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const file = path.join(FOLDER, key);
  try {
    return await readFile(file);
  } catch {
    const contents = await make();
    await keep(file, contents);
    return contents;
  }
}

/** Another build may read at the same moment, so the file appears complete or not at all. A full disk is no reason to fail. */
async function keep(file: string, contents: Uint8Array): Promise<void> {
  const unfinished = `${file}.${process.pid}`;
  try {
    await mkdir(FOLDER, { recursive: true });
    await writeFile(unfinished, contents);
    await rename(unfinished, file);
  } catch {
    // The picture is made again by the next build.
  }
}
