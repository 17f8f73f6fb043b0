import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { OutputFile } from '../assets/assets.ts';
import { digest } from '../shared/digest.ts';
import { codeOf, explained } from '../shared/disk-errors.ts';
import { type Problem, stopOn } from '../shared/problems.ts';
import { takeLock } from './build-lock.ts';
import { BUILT_FILE, formatBuilt } from './built-files.ts';
import { outputFolder } from './output-folder.ts';
import { randomEnd, removeBuild, replaceFolder, tidy } from './replace-folder.ts';

type Contents = string | Uint8Array | (string | Uint8Array)[];

/** A folder beside dist in which the next site is written; nobody sees it until it is complete. */
export interface Staging {
  /**
   * Writes a file.
   * @param contents of the file, or its pieces in order
   * @returns its size in bytes
   * @throws BuildError if the disk is full or not writable
   */
  write(file: string, contents: Contents): number;
  writeAll(...files: OutputFile[][]): void;
  read(file: string): Buffer;
  /** Bytes of a file; 0 if there is none of that name. */
  size(file: string): number;
  files(): ReadonlySet<string>;
  /**
   * Replaces the old site with the new one.
   * @param release whether `npm run release` built it, so that it may be uploaded
   * @throws BuildError if two steps made the same file
   */
  publish(release: boolean): void;
  /** Removes what was not published, and allows the next build to begin. */
  close(): void;
}

/**
 * Begins a new site when no other build into the same folder is running.
 * @param root the site's folder
 * @param out where the finished site goes
 * @throws BuildError if a build may not replace `out`, or the folder around it is not writable
 */
export async function openStaging(root: string, out: string): Promise<Staging> {
  const target = outputFolder(root, out);
  const name = `.${path.basename(target)}`;
  const beside = (ending: string) => path.join(path.dirname(target), `${name}-${ending}`);
  explained(out, () => mkdirSync(path.dirname(target), { recursive: true }));
  const unlock = await lock(out, beside('lock'));
  const next = beside(`next${randomEnd()}`);
  const written = new Set<string>();
  const twice = new Set<string>();
  const folders = new Set<string>();
  const place = (file: string) => {
    written.add(file);
    const folder = path.posix.dirname(file);
    if (!folders.has(folder)) makeFolder(path.join(next, folder));
    folders.add(folder);
    return path.join(next, file);
  };
  const close = () => {
    removeBuild(next);
    unlock();
  };
  try {
    explained(out, () => {
      tidy(target);
      mkdirSync(next);
      // Written first, so that the next build knows whose folder it is if this one is killed.
      writeFileSync(path.join(next, BUILT_FILE), formatBuilt({ release: false, files: {} }));
    });
  } catch (error) {
    close();
    throw error;
  }
  const encode = createEncoder();
  const write = (file: string, contents: Contents): number => {
    const bytes = encode(contents);
    if (written.has(file)) twice.add(file);
    else explained(out, () => writeUnlessClash(place, file, bytes, twice));
    return bytes.length;
  };
  return {
    write,
    writeAll: (...lists) => {
      for (const { file, contents } of lists.flat()) write(file, contents);
    },
    read: (file) => readFileSync(path.join(next, file)),
    size: (file) => statSync(path.join(next, file), { throwIfNoEntry: false })?.size ?? 0,
    files: () => written,
    publish: (release) => {
      stopOn([...twice].map(sameFile));
      const digestIn = (file: string) => (release ? digest(readFileSync(path.join(next, file))) : '');
      const files = Object.fromEntries([...written].sort().map((file) => [file, digestIn(file)]));
      explained(out, () => {
        writeFileSync(path.join(next, BUILT_FILE), formatBuilt({ release, files }));
        // A build may take minutes, in which somebody may add a file.
        outputFolder(root, out);
        replaceFolder(next, target, beside(`previous${randomEnd()}`));
      });
    },
    close,
  };
}

const lock = async (out: string, file: string) => {
  const onWait = () => console.log(`Another build of ${path.basename(out)}/ is running. Waiting for it.`);
  try {
    return await takeLock(file, onWait);
  } catch (error) {
    return explained(out, () => {
      throw error;
    });
  }
};

/** Returns a function that encodes pieces of a file into a reused buffer. */
function createEncoder(): (contents: Contents) => Uint8Array {
  let buffer = Buffer.alloc(0);
  return (contents) => {
    if (contents instanceof Uint8Array) return contents;
    const pieces = [contents].flat();
    // UTF-8 takes at most three bytes per unit of a string.
    const most = pieces.reduce((sum, piece) => sum + 3 * piece.length, 0);
    if (most > buffer.length) buffer = Buffer.allocUnsafeSlow(2 * most);
    let end = 0;
    for (const piece of pieces) {
      if (typeof piece === 'string') end += buffer.write(piece, end);
      else buffer.set(piece, end);
      if (typeof piece !== 'string') end += piece.length;
    }
    return buffer.subarray(0, end);
  };
}

/** Most folders are in an existing one; creating all of them takes longer. */
function makeFolder(folder: string): void {
  try {
    mkdirSync(folder);
  } catch {
    mkdirSync(folder, { recursive: true });
  }
}

/** A folder in place of a file, or the other way round, is also a duplicate name. */
function writeUnlessClash(
  place: (file: string) => string,
  file: string,
  contents: Uint8Array,
  twice: Set<string>,
): void {
  try {
    writeFileSync(place(file), contents);
  } catch (error) {
    if (!['EISDIR', 'ENOTDIR', 'EEXIST'].includes(codeOf(error))) throw error;
    twice.add(file);
  }
}

const sameFile = (file: string): Problem => ({
  where: file,
  message:
    'This name is taken twice, by two files or by a file and a folder. Look for it in pages/ and static/, and rename one.',
});
