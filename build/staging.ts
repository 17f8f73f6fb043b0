import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { OutputFile } from './assets.ts';
import { BUILT_FILE, digestOf, formatBuilt } from './built.ts';
import { codeOf, explained } from './disk-errors.ts';
import { replaceFolder } from './exchange.ts';
import { type Problem, stopOn } from './problems.ts';

/** What tells whether a file of an earlier build was touched since: time and size. By name: `about-us/index.html`. */
export type Stamps = Record<string, string>;

/** A folder beside dist in which the next site grows; nobody sees it before it is whole. */
export interface Staging {
  /** @throws BuildError when the disk is full or may not be written */
  write(file: string, contents: string | Uint8Array): void;
  writeAll(...files: OutputFile[][]): void;
  /** Writes a file in the place of one that this build has made before. @throws BuildError like `write` */
  amend(file: string, contents: string | Uint8Array): void;
  /** Takes a file over from the last build. @returns false if it is not there, or is not what that build wrote */
  reuse(file: string, stamps: Stamps): boolean;
  read(file: string): Buffer;
  isReused(file: string): boolean;
  /** Bytes of a file; 0 if there is none of that name. */
  size(file: string): number;
  files(): ReadonlySet<string>;
  /** @returns the stamps of all files, for the next build */
  stamps(): Stamps;
  /**
   * Puts the new site in the place of the old one.
   * @param release whether `npm run release` built it, so that it may be uploaded
   * @throws BuildError when two steps made the same file
   */
  publish(release: boolean): void;
  /** Removes what was not published. */
  discard(): void;
}

/**
 * Begins a new site. Each build has a folder of its own, so that two at once do not meet.
 * @param out where the finished site goes
 * @throws BuildError when the folder around it may not be written
 */
export function openStaging(out: string): Staging {
  const beside = (kind: string) =>
    path.join(path.dirname(out), `.${path.basename(out)}-${kind}-${process.pid}`);
  const next = beside('next');
  const written = new Set<string>();
  const reused = new Set<string>();
  const twice = new Set<string>();
  const folders = new Set<string>();
  const place = (file: string) => {
    written.add(file);
    const folder = path.posix.dirname(file);
    if (!folders.has(folder)) {
      makeFolder(path.join(next, folder));
      folders.add(folder);
    }
    return path.join(next, file);
  };
  explained(out, () => {
    mkdirSync(path.dirname(out), { recursive: true });
    tidy(out);
    rmSync(next, { recursive: true, force: true });
    mkdirSync(next);
  });
  const write = (file: string, contents: string | Uint8Array) => {
    // Never over a file: one that was taken over is the old site's too.
    if (written.has(file)) twice.add(file);
    else explained(out, () => writeUnlessClash(place, file, contents, twice));
  };
  return {
    write,
    writeAll: (...lists) => {
      for (const { file, contents } of lists.flat()) write(file, contents);
    },
    amend: (file, contents) => {
      explained(out, () => {
        const target = place(file);
        rmSync(target, { force: true });
        reused.delete(file);
        writeFileSync(target, contents);
      });
    },
    reuse: (file, stamps) => {
      const old = path.join(out, file);
      if (stamps[file] === undefined || stampOf(old) !== stamps[file]) return false;
      return explained(out, () => {
        linkSync(old, place(file));
        reused.add(file);
        return true;
      });
    },
    read: (file) => readFileSync(path.join(next, file)),
    isReused: (file) => reused.has(file),
    size: (file) => statSync(path.join(next, file), { throwIfNoEntry: false })?.size ?? 0,
    files: () => written,
    stamps: () => Object.fromEntries([...written].map((file) => [file, stampOf(path.join(out, file)) ?? ''])),
    publish: (release) => {
      stopOn([...twice].map(sameFile));
      explained(out, () => {
        const digests = [...written]
          .sort()
          .map((file) => [file, digestOf(readFileSync(path.join(next, file)))]);
        const built = { release, files: release ? Object.fromEntries(digests) : {} };
        writeFileSync(path.join(next, BUILT_FILE), formatBuilt(built));
        const old = replaceFolder(next, out, beside('previous'));
        if (old) rmSync(old, { recursive: true, force: true });
      });
    },
    discard: () => rmSync(next, { recursive: true, force: true }),
  };
}

/** Most folders lie in one that is there; asking for all of them takes longer. */
function makeFolder(folder: string): void {
  try {
    mkdirSync(folder);
  } catch {
    mkdirSync(folder, { recursive: true });
  }
}

/** A folder in the place of a file, or the other way round, is a name that is taken twice as well. */
function writeUnlessClash(
  place: (file: string) => string,
  file: string,
  contents: string | Uint8Array,
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

function stampOf(file: string): string | undefined {
  const status = statSync(file, { throwIfNoEntry: false, bigint: true });
  return status && `${status.mtimeNs} ${status.size}`;
}

/**
 * Clears away what builds that were killed have left, and brings back a site that such a build had put aside.
 * @param out where the finished site goes
 */
export function tidy(out: string): void {
  const folder = path.dirname(out);
  const pattern = new RegExp(`^\\.${path.basename(out)}-(next|previous)-(\\d+)$`);
  for (const name of readdirSync(folder)) {
    const [, kind, pid] = pattern.exec(name) ?? [];
    if (kind === undefined || isRunning(Number(pid))) continue;
    const left = path.join(folder, name);
    if (kind === 'previous' && !existsSync(out)) renameSync(left, out);
    else rmSync(left, { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}
