import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { glob } from 'glob';
import { didYouMean } from './nearest.ts';

/** A file of dist with its content. */
export interface OutputFile {
  /** Relative to dist: `assets/images/map.1a2b3c4d.svg`. */
  file: string;
  contents: string | Uint8Array;
}

/** The files under static/ and the addresses that pages use for them. */
export interface Assets {
  /** Address of a file under static/, with its content hash. @throws Error if there is none of that name */
  url: (file: string) => string;
  /** Every static file for dist: under a hashed name where a page asked for it, otherwise as it is. */
  outputs: () => OutputFile[];
}

/** Reads all files under static/. */
export async function readAssets(root: string): Promise<Assets> {
  const names = (
    await glob('**/*', { cwd: path.join(root, 'static'), nodir: true, posix: true, dot: true })
  ).sort();
  const files = new Map(
    await Promise.all(
      names.map(async (name) => [name, await readFile(path.join(root, 'static', name))] as const),
    ),
  );
  const referenced = new Set<string>();
  return {
    url: (name) => {
      const contents = files.get(name);
      if (!contents)
        throw new Error(
          `There is no file static/${name}.${didYouMean(name, names)} Add it, or mend the name.`,
        );
      referenced.add(name);
      return `/${hashedName(name, contents)}`;
    },
    outputs: () =>
      [...files].map(([name, contents]) => ({
        file: referenced.has(name) ? hashedName(name, contents) : name,
        contents,
      })),
  };
}

/** `images/map.svg` -> `assets/images/map.1a2b3c4d.svg`: a new content gets a new address, so caches never lie. */
export function hashedName(name: string, contents: string | Uint8Array): string {
  const hash = createHash('sha256').update(contents).digest('hex').slice(0, 8);
  const { dir, name: stem, ext } = path.posix.parse(name);
  return path.posix.join('assets', dir, `${stem}.${hash}${ext}`);
}
