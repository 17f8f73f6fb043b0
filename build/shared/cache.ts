import { readFileSync, rmSync, statSync, utimes, utimesSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'glob';
import { digest } from './digest.ts';
import { replaceFile } from './replace-file.ts';
import { REPOSITORY } from './source.ts';

const PACKAGES = path.join(REPOSITORY, 'node_modules');

/** Beside the packages, so that it is never committed and is deleted with them. */
const FOLDER = path.join(PACKAGES, '.cache/agency-website');

/** The version of an installed package, for the ingredients of what it makes. @throws Error if it is not installed */
export function toolVersion(name: string): string {
  const description = readFileSync(path.join(PACKAGES, name, 'package.json'), 'utf8');
  return `${name} ${JSON.parse(description).version}`;
}

/** Length of the digest before the contents of an entry, by which damage is detected. */
const SEAL = 64;

/**
 * Computes a result that takes long, unless it is cached for the same input.
 * @param kind of the result, as a folder's name
 * @param ingredients all bytes that determine the result
 * @returns the result; a damaged cache entry is computed again
 */
export async function cached(
  kind: string,
  ingredients: (string | Uint8Array)[],
  make: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  // `cards/1a2b3c`
  const file = path.join(FOLDER, kind, digest(ingredients.map(digest).join('')));
  const entry = contentsOf(file);
  const contents = entry.subarray(SEAL);
  if (entry.toString('utf8', 0, SEAL) === digest(contents)) {
    // So that pruning knows which entries are in use.
    utimes(file, new Date(), new Date(), () => {});
    return contents;
  }
  const made = await make();
  try {
    replaceFile(file, Buffer.concat([Buffer.from(digest(made)), made]));
  } catch {
    // A full disk is no reason to stop a build.
  }
  return made;
}

/** None of a file that cannot be read. Not through Node's threads, which take four times as long for small ones. */
function contentsOf(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch {
    return Buffer.alloc(0);
  }
}

const DAY = 24 * 60 * 60 * 1000;
/** How long unused entries are kept, in ms, and the maximum size of the cache in bytes. */
const KEPT_FOR = 30 * DAY;
const MOST_BYTES = 1_000_000_000;

/**
 * Deletes what no build has used for a month, and then the least recently used entries until the cache is small enough.
 * Once a day, because it takes the longer the more is cached: the time of the folder says when.
 * @param mostBytes maximum size of the cache
 */
export function pruneCache(folder = FOLDER, mostBytes = MOST_BYTES): void {
  const last = statSync(folder, { throwIfNoEntry: false })?.mtimeMs;
  if (last === undefined || Date.now() - last < DAY) return;
  // Not in parallel: thousands of small files are read faster one by one.
  const files = globSync('**', { cwd: folder, nodir: true, stat: true, withFileTypes: true });
  // Another build may have removed a file in the meantime: it has no time.
  const timeOf = ({ mtimeMs = 0 }: (typeof files)[number]) => mtimeMs;
  let bytes = 0;
  try {
    for (const file of files.sort((one, other) => timeOf(other) - timeOf(one))) {
      bytes += file.size ?? 0;
      if (bytes > mostBytes || Date.now() - timeOf(file) > KEPT_FOR) rmSync(file.fullpath(), { force: true });
    }
    utimesSync(folder, new Date(), new Date());
  } catch {
    // A cache that belongs to another user is no reason to stop a build either.
  }
}
