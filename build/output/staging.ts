import { once } from 'node:events';
import { linkSync, lstatSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { OutputFile } from '../assets/assets.ts';
import type { WrittenPage } from '../render/make-pages.ts';
import { digest } from '../shared/digest.ts';
import { explained, isWritten } from '../shared/disk-errors.ts';
import { stopOn } from '../shared/problems.ts';
import { REPOSITORY } from '../shared/source.ts';
import { acquireLock } from './build-lock.ts';
import { BUILT_FILE, formatBuilt } from './built-files.ts';
import { outputFolder } from './output-folder.ts';
import { randomEnd, removeBuild, replaceFolder, tidy } from './replace-folder.ts';

const PAGE_WRITER = path.join(REPOSITORY, 'build/output/write-pages.mjs');

/** Number of files after which a thread is worth its start. */
const MANY = 100;

/** Codes of errors: there is a folder of that name, or a file in the place of its folder. */
const TAKEN = ['EISDIR', 'ENOTDIR', 'EEXIST'];

type Contents = string | Uint8Array | (string | Uint8Array)[];

/** A folder beside dist in which the next site is written; nobody sees it until it is complete. */
export type Staging = Awaited<ReturnType<typeof openStaging>>;

/**
 * Begins a new site when no other build into the same folder is running.
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
  /** Notes a file, and whether its name is taken. @throws BuildError if the disk is full or not writable */
  const note = (file: string, writeNew: () => void): void => {
    const isNew = !written.has(file) && explained(out, () => isWritten(writeNew, TAKEN));
    if (!isNew) twice.add(file);
    written.add(file);
  };
  /** Writes a file. @throws BuildError if the disk is full or not writable */
  const write = (file: string, contents: Contents): void =>
    note(file, () => {
      const place = path.join(next, file);
      const bytes = joined([contents].flat());
      mkdirSync(path.dirname(place), { recursive: true });
      if (!isLinked(path.join(target, file), place, bytes)) writeFileSync(place, bytes);
    });
  /** Uses a file of the last build again if it has these bytes: to create one takes some disks a millisecond. */
  const isLinked = (old: string, place: string, bytes: Buffer): boolean => {
    try {
      // One with other permissions would keep them.
      const { mode } = statSync(path.join(next, BUILT_FILE));
      if (lstatSync(old).mode !== mode || !readFileSync(old).equals(bytes)) return false;
      linkSync(old, place);
      return true;
    } catch {
      // There is none, or the disk has no links.
      return false;
    }
  };
  let thread: Worker | undefined;
  /** Writes pages while this thread does other work. @returns the error of each that could not be written */
  const writeInThread = async (pages: WrittenPage[]): Promise<Map<string, object>> => {
    thread ??= new Worker(PAGE_WRITER, { workerData: next, execArgv: [] });
    thread.postMessage(pages);
    const [errors] = await once(thread, 'message');
    return new Map(errors);
  };
  const staging = {
    write,
    writeAll: (...lists: OutputFile[][]): void => {
      for (const { file, contents } of lists.flat()) write(file, contents);
    },
    /** Writes pages. @param onError called for each that cannot be written */
    writePages: async (
      pages: WrittenPage[],
      onError: (file: string, error: unknown) => void,
    ): Promise<void> => {
      const errors = written.size < MANY ? undefined : await writeInThread(pages);
      for (const { file, pieces } of pages) {
        const error = errors?.get(file);
        try {
          if (!errors) write(file, pieces);
          else note(file, () => stopWith(error));
        } catch (problem) {
          onError(file, problem);
        }
      }
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
      stopOn([...twice].map((file) => ({ where: file, message: SAME_NAME })));
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
      void thread?.terminate();
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

/** @param error as another thread describes it @throws Error with its message and its code, if there is one */
function stopWith(error: object | undefined): void {
  if (error) throw Object.assign(new Error(), error);
}

const joined = (pieces: (string | Uint8Array)[]) =>
  Buffer.concat(pieces.map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece)));

const OVERTAKEN = 'This build was paused for so long that another one took its place. Build again.';

const SAME_NAME =
  'Two files, or a file and a folder, have this name. Find them in pages/ and static/, and rename or delete yours: the build may make one itself, such as robots.txt.';
