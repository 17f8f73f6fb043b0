import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { glob } from 'glob';

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
