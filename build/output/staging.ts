import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { OutputFile } from '../assets/assets.ts';
import { digest } from '../shared/digest.ts';
import { codeOf, explained } from '../shared/disk-errors.ts';
import { type Problem, stopOn } from '../shared/problems.ts';
import { acquireLock } from './build-lock.ts';
import { BUILT_FILE, formatBuilt } from './built-files.ts';
import { outputFolder } from './output-folder.ts';
import { randomEnd, removeBuild, replaceFolder, tidy } from './replace-folder.ts';

type Contents = string | Uint8Array | (string | Uint8Array)[];

/** A folder beside dist in which the next site is written; nobody sees it until it is complete. */
export type Staging = Awaited<ReturnType<typeof openStaging>>;

/**
 * Begins a new site when no other build into the same folder is running.
 * @param root the site's folder
 * @param out where the finished site goes
 * @throws BuildError if a build may not replace `out`, or the folder around it is not writable
 */
export async function openStaging(root: string, out: string) {
  const target = outputFolder(root, out);
  const beside = (ending: string) => path.join(path.dirname(target), `.${path.basename(target)}-${ending}`);
  const onWait = () => console.log(`Another build of ${path.basename(out)}/ is running. Waiting for it.`);
  explained(out, () => mkdirSync(path.dirname(target), { recursive: true }));
  const lock = await acquireLock(beside('lock'), onWait);
  const [next, previous] = [beside(`next${randomEnd()}`), beside(`previous${randomEnd()}`)];
  const [written, twice] = [new Set<string>(), new Set<string>()];
  const encode = createEncoder();
  /**
   * Writes a file.
   * @param contents of the file, or its pieces in order
   * @returns its size in bytes
   * @throws BuildError if the disk is full or not writable
   */
  const write = (file: string, contents: Contents): number => {
    const bytes = encode(contents);
    const isNew = !written.has(file) && explained(out, () => writeNew(path.join(next, file), bytes));
    if (!isNew) twice.add(file);
    written.add(file);
    return bytes.length;
  };
  const staging = {
    write,
    writeAll: (...lists: OutputFile[][]): void => {
      for (const { file, contents } of lists.flat()) write(file, contents);
    },
    read: (file: string): Buffer => readFileSync(path.join(next, file)),
    /** Bytes of a file; 0 if there is none of that name. */
    size: (file: string): number => statSync(path.join(next, file), { throwIfNoEntry: false })?.size ?? 0,
    files: (): ReadonlySet<string> => written,
    /**
     * Replaces the old site with the new one.
     * @param release whether `npm run release` built it, so that it may be uploaded
     * @throws BuildError if two steps made the same file, or another build has taken over
     */
    publish: (release: boolean): void => {
      stopOn([...twice].map(sameFile));
      const digestIn = (file: string) => (release ? digest(staging.read(file)) : '');
      const files = Object.fromEntries([...written].sort().map((file) => [file, digestIn(file)]));
      explained(out, () => {
        writeFileSync(path.join(next, BUILT_FILE), formatBuilt({ release, files }));
        // A build may take minutes, in which somebody may add a file.
        outputFolder(root, out);
        if (!lock.isHeld()) stopOn([{ where: path.basename(out), message: OVERTAKEN }]);
        replaceFolder(next, target, previous);
      });
    },
    /** Removes what was not published, and allows the next build to begin. */
    close: (): void => {
      removeBuild(next);
      removeBuild(previous);
      lock.release();
    },
  };
  try {
    explained(out, () => {
      tidy(target);
      mkdirSync(next);
      // Written first, so that the next build knows whose folder it is if this one is killed.
      writeFileSync(path.join(next, BUILT_FILE), formatBuilt({ release: false, files: {} }));
    });
    return staging;
  } catch (error) {
    staging.close();
    throw error;
  }
}

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

/** @returns false if there is a folder of that name, or a file in the place of its folder */
function writeNew(file: string, contents: Uint8Array): boolean {
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, contents);
    return true;
  } catch (error) {
    if (!['EISDIR', 'ENOTDIR', 'EEXIST'].includes(codeOf(error))) throw error;
    return false;
  }
}

const OVERTAKEN = 'This build was paused for so long that another one took its place. Build again.';

const sameFile = (file: string): Problem => ({
  where: file,
  message:
    'Two files, or a file and a folder, have this name. Find them in pages/ and static/, and rename one.',
});
