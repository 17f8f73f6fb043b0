import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { acquireLock } from '../../output/build-lock.ts';
import { terminalLine } from '../../shared/characters.ts';
import { digest } from '../../shared/digest.ts';
import { inParallel } from '../../shared/workers.ts';
import { caseless, joinNames, refuse } from './file-names.ts';
import { ConnectionError, foldersOf, type Host, temporaryName } from './host.ts';
import { type OwnList, readOwnList, writeOwnList } from './own-list.ts';
import { isHashed, KEPT_DAYS, planUpload } from './plan.ts';
import type { LocalSite } from './release-folder.ts';

/** Larger than any file of a site; a larger file on the host is not from an upload. */
const LARGEST_FILE = 256 * 1024 * 1024;

/** Characters of an error message: enough for our own sentences, but a host's page does not fill the terminal. */
const LONGEST_MESSAGE = 1200;

/** Milliseconds before the second and the third try: enough for a router to restart, or for a host's short overload. */
const PAUSES: readonly number[] = [1000, 5000];

const AWAY = '. Check the address, and whether this machine is online.';

interface UploadOptions {
  site: LocalSite;
  open: () => Promise<Host>;
  /** Where this machine keeps its lists of the files that it put on each host. */
  lists: string;
  /** Replaces files on the host that this machine did not put there. */
  overwrite: boolean;
  /** `2026-11-21` (UTC) */
  today: string;
  /** Prints a line for the person at the terminal. */
  print: (line: string) => void;
  /** ms before each further try after the connection failed. */
  pauses?: readonly number[];
}

/**
 * Uploads a built site to a host: first the files that pages use, then the pages; old files are removed last. A file is
 * removed only if this machine's list names it and its bytes are unchanged since this machine put it there. If the
 * connection fails, the upload begins again, without the hashed files that are there already.
 * @throws Error of one line if the host refuses a step, or one would touch files that are not ours; it can be run again
 */
export async function upload(options: UploadOptions): Promise<void> {
  const { lists, print, pauses = PAUSES } = options;
  mkdirSync(lists, { recursive: true });
  // Two at once would write, and remove, the same temporary files.
  const lock = await acquireLock(path.join(lists, 'lock'), () =>
    print('Another upload is running. Waiting for it.'),
  );
  try {
    for (const wait of [...pauses, undefined]) {
      const failed = await tryUpload(options).then(() => undefined, explained);
      if (failed === undefined) return;
      if (!failed.mayTryAgain || wait === undefined) throw new Error(failed.line);
      print(`The connection failed (${failed.line}). Trying again.`);
      await pause(wait);
    }
  } finally {
    lock.release();
  }
}

/** Why an upload failed, in one line, and whether another try may succeed. */
function explained(error: Error) {
  const advice = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT/.test(error.message) ? AWAY : '';
  const line = terminalLine(error.message).slice(0, LONGEST_MESSAGE) + advice;
  return { line, mayTryAgain: error instanceof ConnectionError };
}

async function tryUpload({ site, open, lists, overwrite, today, print }: UploadOptions): Promise<void> {
  const host = await open();
  try {
    const own = readOwnList(lists, host.address);
    if (own.size === 0) print('This machine has not uploaded to this host before, so nothing is removed.');
    const files = host.selects([...site.digests.keys()]);
    const there = await findFiles(host, files);
    const foreign = foreignFiles(there, own, overwrite);
    // S3 stores text compressed, but it is read from there uncompressed.
    const digests = new Map(files.map((file) => [file, site.digests.get(file) ?? digest('')]));
    const plan = planUpload(digests, own, today);
    // A file of somebody else becomes ours only when it is replaced.
    const ours = new Map([...plan.before].filter(([file]) => !foreign.includes(file)));
    writeOwnList(lists, host.address, ours);
    for (const { name, files } of plan.batches) {
      const isPresent = (file: string) =>
        isHashed(file) && there.has(file) && own.get(file)?.digests.join() === site.digests.get(file);
      const missing = files.filter((file) => !isPresent(file));
      const present = files.length - missing.length;
      print(`Uploading ${name}: ${missing.length}${present > 0 ? ` (${present} are there already)` : ''}`);
      await forEach(host, missing, async (file) => {
        await host.put(file, site.digests.has(file) ? site.read(file) : Buffer.alloc(0));
        const entry = plan.before.get(file);
        if (!entry || !foreign.includes(file)) return;
        writeOwnList(lists, host.address, ours.set(file, entry));
      });
    }
    await removeFiles(host, plan.removable, own, print);
    const kept = plan.after.size - files.length;
    if (kept > 0) print(`Hashed files of earlier uploads that stay for ${KEPT_DAYS} days: ${kept}`);
    writeOwnList(lists, host.address, plan.after);
  } finally {
    await host.close?.();
  }
}

/** Does a step for each file. @throws Error that names the file */
const forEach = <Result>(host: Host, files: string[], step: (file: string) => Promise<Result>) =>
  inParallel(
    files,
    (file) =>
      step(file).catch((error: Error) => {
        const Kind = error instanceof ConnectionError ? ConnectionError : Error;
        throw new Kind(`${file}: ${error.message}`);
      }),
    host.atOnce,
  );

/**
 * Checked before the first file is uploaded, so that a refused upload changes nothing.
 * @returns those of the files that are on the host
 * @throws Error for links, and for folders in place of files
 */
async function findFiles(host: Host, files: string[]): Promise<Set<string>> {
  const kinds = await forEach(host, files, host.look);
  refuse(
    files.filter((_file, index) => kinds[index] && kinds[index] !== 'file'),
    (names) =>
      `On the host, a symbolic link or a folder is in the path of ${names}. Uploads do not follow links, because they could lead out of the website. Nothing was uploaded. Delete or rename it there, then upload again.`,
  );
  return new Set(files.filter((_file, index) => kinds[index]));
}

/**
 * @returns the files on the host that this machine did not put there, and that the upload replaces
 * @throws Error if there are any, unless `overwrite` is set
 */
function foreignFiles(there: Set<string>, own: OwnList, overwrite: boolean): string[] {
  const known = new Set([...own.keys()].map(caseless));
  const foreign = [...there].filter((file) => !known.has(caseless(file)));
  refuse(
    overwrite ? [] : foreign,
    (names) =>
      `The host has files that this machine did not put there, and the upload would replace them: ${names}. Nothing was uploaded. If you expect that, such as after an upload from another machine, upload again with --overwrite.`,
  );
  return foreign;
}

/** Removes the given files that are unchanged since this machine put them there, and folders that are then empty. */
async function removeFiles(host: Host, files: string[], own: OwnList, print: (line: string) => void) {
  const results = await forEach(host, files, async (file) => {
    // Left by an interrupted upload; no other program uses such names.
    const temporary = temporaryName(file);
    if ((await host.look(temporary)) === 'file') await host.remove(temporary);
    const kind = await host.look(file);
    if (kind === undefined) return 'gone';
    const bytes = kind === 'file' ? await host.read(file, LARGEST_FILE) : undefined;
    if (!bytes || !own.get(file)?.digests.includes(digest(bytes))) return 'changed';
    await host.remove(file);
    return 'removed';
  });
  const those = (wanted: string) => files.filter((_file, index) => results[index] === wanted).sort();
  const [removed, changed] = [those('removed'), those('changed')];
  for (const folder of foldersOf(removed)) await host.removeFolder?.(folder);
  if (removed.length > 0) print(`Removed: ${joinNames(removed)}`);
  if (changed.length > 0)
    print(
      `No longer part of the site, but changed since this machine uploaded them, so they stay: ${joinNames(changed)}`,
    );
}
