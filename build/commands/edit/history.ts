import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Saved } from '../../../client/edit/messages.ts';
import { digest } from '../../shared/digest.ts';
import { Refused } from './refused.ts';
import { MISSING, OWN_FOLDER, readBytes, replaceFile, writeDraft } from './safe-write.ts';

/**
 * A save that can be taken back: a file in `.edits/` with the bytes that were there before. Its name is the number of
 * the save, the digest of what was saved, `new` where nothing was there before, and the name of the saved file in
 * Base64: `00000012~DIGEST~old~Y29udGVudC9ob21lLnlhbWw`.
 */
interface SaveRecord extends Saved {
  /** Where the bytes are. */
  place: string;
  after: string;
  isNew: boolean;
}

/** Saves that can be taken back. Older ones are forgotten. */
const MOST_SAVES = 300;

/**
 * Saves a file, so that it can be taken back, also after a restart.
 * @param expected digest of what is there; MISSING for a new file
 * @throws Refused when something else is there
 */
export function save(root: string, file: string, bytes: Uint8Array, expected: string): void {
  // First, because if this process is killed between the two, the record is of a save that never was.
  const place = keep(root, file, digest(bytes));
  try {
    replaceFile(root, file, bytes, expected);
  } catch (error) {
    rmSync(place, { force: true });
    throw error;
  }
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
  const { file, place, after, isNew } = record;
  replaceFile(root, file, isNew ? undefined : readFileSync(place), seen ?? after);
  rmSync(place, { force: true });
  return file;
}

/** What can be taken back, the newest first. */
export const saves = (root: string): Saved[] =>
  records(root)
    .filter((record) => hasHappened(root, record))
    .map(({ id, file }) => ({ id, file }));

/** Whether a save took place: a process may have been killed before, or after it was taken back. */
function hasHappened(root: string, { file, place, after, isNew }: SaveRecord): boolean {
  const now = readBytes(root, file).digest;
  return now === after || now !== (isNew ? MISSING : digest(readFileSync(place)));
}

function records(root: string): SaveRecord[] {
  const folder = path.join(root, OWN_FOLDER);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return readdirSync(folder)
    .sort()
    .reverse()
    .flatMap((name) => {
      const [, id = '', after = '', age, file = ''] = /^(\d{8})~(\w+)~(new|old)~([\w-]+)$/.exec(name) ?? [];
      const place = path.join(folder, name);
      return id ? { id, file: fromBase64(file), place, after, isNew: age === 'new' } : [];
    });
}

const fromBase64 = (text: string): string => Buffer.from(text, 'base64url').toString();

/** @returns where the bytes are kept */
function keep(root: string, file: string, after: string): string {
  const { bytes } = readBytes(root, file);
  const known = records(root);
  const id = String(Number(known[0]?.id ?? 0) + 1).padStart(8, '0');
  const name = [id, after, bytes ? 'old' : 'new', Buffer.from(file).toString('base64url')].join('~');
  const place = path.join(root, OWN_FOLDER, name);
  renameSync(writeDraft(root, bytes ?? '', 0o600), place);
  for (const old of known.slice(MOST_SAVES - 1)) rmSync(old.place, { force: true });
  return place;
}
