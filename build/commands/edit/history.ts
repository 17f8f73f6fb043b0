import { randomUUID } from 'node:crypto';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { Saved } from '../../../client/edit/messages.ts';
import { digest } from '../../shared/digest.ts';
import { Refused } from './refused.ts';

/** Where the editor keeps what it needs, in the site's folder. */
function ownFolder(root: string): string {
  const folder = path.join(root, '.edits');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folder;
}

/**
 * A save that can be taken back: a file in `.edits/` with the bytes that were there before. Its name is the number of
 * the save, the digest of what was saved, `new` where nothing was there before, and the name of the saved file in
 * Base64: `00000012~DIGEST~old~Y29udGVudC9ob21lLnlhbWw`.
 */
interface SaveRecord extends Saved {
  /** Where the bytes are. */
  place: string;
  after: string;
  /** undefined for nothing. */
  before(): Buffer | undefined;
}

/** Saves that can be taken back. Older ones are forgotten. */
const MOST_SAVES = 300;

/**
 * Saves a file, so that it can be taken back, also after a restart.
 * @param expected digest of what is there; MISSING for a new file
 * @throws Refused when something else is there
 */
export function save(root: string, file: string, bytes: Uint8Array, expected: string): void {
  const known = records(root);
  const { bytes: before } = readBytes(root, file);
  const id = String(Number(known[0]?.id ?? 0) + 1).padStart(8, '0');
  const name = [id, digest(bytes), before ? 'old' : 'new', Buffer.from(file).toString('base64url')].join('~');
  const place = path.join(ownFolder(root), name);
  // First, because if this process is killed between the two, the record is of a save that never was.
  renameSync(writeDraft(root, before ?? '', 0o600), place);
  try {
    replaceFile(root, file, bytes, expected);
  } catch (error) {
    rmSync(place);
    throw error;
  }
  for (const old of known.slice(MOST_SAVES - 1)) rmSync(old.place, { force: true });
}

/**
 * Takes a save back.
 * @param id of the save
 * @param seen digest of what is there and may be lost; undefined for what was saved
 * @returns the file
 * @throws Refused when something else is there
 */
export function undo(root: string, id: string, seen?: string): string {
  const record = records(root).find((each) => each.id === id);
  if (!record) throw new Refused(404, { message: 'This save is not known any more.' });
  replaceFile(root, record.file, record.before(), seen ?? record.after);
  rmSync(record.place, { force: true });
  return record.file;
}

/** What can be taken back, the newest first. */
export const saves = (root: string): Saved[] =>
  records(root)
    .filter((record) => hasHappened(root, record))
    .map(({ id, file }) => ({ id, file }));

/** Whether a save took place: a process may have been killed before, or after it was taken back. */
function hasHappened(root: string, { file, after, before }: SaveRecord): boolean {
  const now = readBytes(root, file).digest;
  const old = before();
  return now === after || now !== (old ? digest(old) : MISSING);
}

const records = (root: string): SaveRecord[] =>
  readdirSync(ownFolder(root))
    .sort()
    .reverse()
    .flatMap((name) => {
      const [, id = '', after = '', age, file = ''] = /^(\d{8})~(\w+)~(new|old)~([\w-]+)$/.exec(name) ?? [];
      const place = path.join(ownFolder(root), name);
      const before = () => (age === 'new' ? undefined : readFileSync(place));
      return id ? { id, after, file: Buffer.from(file, 'base64url').toString(), place, before } : [];
    });

/** Folders that the editor writes to. */
const WRITABLE = ['content', 'static/images'];

/** Digest of a file that is not there. */
export const MISSING = 'missing';

/** @returns the bytes of a file and their digest; undefined and MISSING where there is none */
export function readBytes(root: string, file: string): { bytes: Buffer | undefined; digest: string } {
  const place = path.join(root, file);
  const bytes = existsSync(place) ? readFileSync(place) : undefined;
  return { bytes, digest: bytes ? digest(bytes) : MISSING };
}

/**
 * Replaces a file in one step: a crash leaves the old one or the new one.
 * @param root the site's folder
 * @param file below content/ or static/images/
 * @param bytes undefined to remove it
 * @param expected digest of what is there; MISSING for a new file
 * @throws Refused when something else is there, or the file leads out of these folders
 */
function replaceFile(root: string, file: string, bytes: Uint8Array | undefined, expected: string): void {
  const target = path.join(root, file);
  refuseOutside(root, target);
  const mode = lstatSync(target, { throwIfNoEntry: false })?.mode ?? 0o644;
  const draft = writeDraft(root, bytes ?? '', mode & 0o777);
  try {
    // As late as can be: nobody else writes between this and the next line.
    const { digest: now } = readBytes(root, file);
    if (now !== expected) throw changedMeanwhile(file, now);
    if (bytes) renameSync(draft, target);
    else rmSync(target);
  } finally {
    rmSync(draft, { force: true });
  }
}

/** @returns a new file, which is completely on the disk, to be put in its place */
function writeDraft(root: string, bytes: Uint8Array | string, mode: number): string {
  const draft = path.join(ownFolder(root), `draft-${randomUUID()}`);
  writeFileSync(draft, bytes, { flag: 'wx', mode, flush: true });
  return draft;
}

/** @param now digest of what is there */
export const changedMeanwhile = (file: string, now: string): Refused =>
  new Refused(409, { message: `${file} was changed meanwhile, in another window or program.`, now });

/** A link in the folders may lead anywhere. */
function refuseOutside(root: string, target: string): void {
  const real = realpathSync(path.dirname(target)) + path.sep;
  const isInside = WRITABLE.some((folder) =>
    real.startsWith(path.join(realpathSync(root), folder) + path.sep),
  );
  if (isInside && !lstatSync(target, { throwIfNoEntry: false })?.isSymbolicLink()) return;
  const name = path.relative(root, target);
  throw new Refused(403, { message: `${name} leads to another place, where the editor does not write.` });
}
