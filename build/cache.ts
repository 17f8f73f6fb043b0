import { createHash } from 'node:crypto';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Beside the packages, so that it is never committed and goes away with them. */
const FOLDER = path.resolve(import.meta.dirname, '../node_modules/.cache/agency-website');

/**
 * Makes something that takes long, unless it was made before from the same ingredients.
 * @param kind what it is, as a folder's name
 * @param ingredients all that the result depends on, the code that makes it included
 * @returns the result; a kept one that was damaged is made anew
 */
export async function cached(
  kind: string,
  ingredients: (string | Uint8Array)[],
  make: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const file = cacheFile(kind, digest(...ingredients.map((ingredient) => digest(ingredient))));
  const kept = unsealed(await readFile(file).catch(() => undefined));
  if (kept) return kept;
  const made = await make();
  replaceFile(file, sealed(made));
  return made;
}

/** Where something is kept: `cards/1a2b3c`. */
export const cacheFile = (kind: string, name: string) => path.join(FOLDER, kind, name);

/** Under another name first, so that nobody reads half a file. A disk without room is no reason to stop a build. */
export function replaceFile(file: string, contents: string | Uint8Array): void {
  const draft = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`;
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(draft, contents);
    renameSync(draft, file);
  } catch {
    rmSync(draft, { force: true });
  }
}

const SEAL = 64;

/** The contents after their own digest, by which damage is seen. */
const sealed = (contents: Uint8Array) => Buffer.concat([Buffer.from(digest(contents)), contents]);

function unsealed(file: Uint8Array | undefined): Uint8Array | undefined {
  const contents = file?.subarray(SEAL);
  const seal = file && Buffer.from(file.subarray(0, SEAL)).toString();
  return contents && seal === digest(contents) ? contents : undefined;
}

const digest = (...parts: (string | Uint8Array)[]) =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('hex');
