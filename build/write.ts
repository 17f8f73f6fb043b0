import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { OutputFile } from './assets.ts';
import { type Problem, stopOn } from './problems.ts';

/**
 * Writes all files to a staging folder beside `out` and swaps the two, so that `out` is never half a site.
 * @throws BuildError when two steps made the same file
 */
export async function writeSite(out: string, files: OutputFile[]): Promise<void> {
  stopOn(sameFile(files));
  const staging = `${path.dirname(out)}/.${path.basename(out)}-next`;
  const previous = `${path.dirname(out)}/.${path.basename(out)}-previous`;
  await rm(staging, { recursive: true, force: true });
  for (const { file, contents } of files) {
    const target = path.join(staging, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, contents);
  }
  await swap(staging, out, previous);
}

/** Puts `next` in the place of `current`; if that fails, `current` is put back. */
async function swap(next: string, current: string, previous: string): Promise<void> {
  const replaced = existsSync(current);
  if (replaced) {
    await rm(previous, { recursive: true, force: true });
    await rename(current, previous);
  }
  try {
    await rename(next, current);
  } catch (error) {
    if (replaced) await rename(previous, current);
    throw error;
  }
  await rm(previous, { recursive: true, force: true });
}

/** Twins are left out, as they are made twice only where their file is. */
function sameFile(files: OutputFile[]): Problem[] {
  const names = files.map(({ file }) => file).filter((file) => !/\.(?:br|gz)$/.test(file));
  const folders = new Set(names.flatMap(foldersOf));
  return names
    .filter((name, index) => names.indexOf(name) !== index || folders.has(name))
    .map((name) => ({
      where: name,
      message:
        'This name is taken twice, by two files or by a file and a folder. Look for it in pages/ and static/, and rename one.',
    }));
}

/** `a/b/c.html` -> `a`, `a/b` */
function foldersOf(name: string): string[] {
  const parts = name.split('/').slice(0, -1);
  return parts.map((_part, index) => parts.slice(0, index + 1).join('/'));
}
