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
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { Refused, type Saved } from '../../../client/edit/messages.ts';
import { digest } from '../../shared/digest.ts';

/** Where the editor keeps what it needs, in the site's folder. */
function ownFolder(root: string, ...below: string[]): string {
  const folder = path.join(root, '.edits', ...below);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folder;
}

/**
 * A file of a save that can be taken back: a file in `.edits/` with the bytes that were there before. Its name is its
 * number, the digest of what was saved, `new` where nothing was there before, the name of the saved file in Base64, and
 * the number of the first file that was saved with it: `00000012~DIGEST~old~Y29udGVudC9ob21lLnlhbWw~00000011`. It
 * begins with DRAFT until the file is replaced.
 */
interface SaveRecord extends Saved {
  first: string;
  /** Where the bytes are. */
  place: string;
  after: string;
  /** Whether nothing was there before. */
  isNew: boolean;
}

/** Begins the names of files that are of no use once the process that writes them has ended. */
const DRAFT = 'draft~';

/** Milliseconds after which nobody is writing a draft any more. */
const ABANDONED = 60_000;

/** Saves that can be taken back, and overwritten versions. Older ones are forgotten. */
const MOST = 300;

/** What a file is to become. */
export interface Change {
  file: string;
  /** null to remove it. */
  bytes: Uint8Array | null;
  /** Digest of what is there; MISSING for a new file. */
  expected: string;
}

/**
 * Saves files, so that all of them can be taken back at once, also after a restart.
 * @throws Refused when something else is there, before anything is saved
 */
export function save(root: string, changes: Change[]): void {
  removeAbandoned(root);
  for (const { file, expected } of changes) digestOf(root, file, [expected]);
  const next = Number(records(root)[0]?.id ?? 0) + 1;
  const numbered = (index: number) => String(next + index).padStart(8, '0');
  for (const [index, { file, bytes, expected }] of changes.entries()) {
    const { bytes: before } = readBytes(root, file);
    const after = bytes ? digest(bytes) : MISSING;
    const encoded = Buffer.from(file).toString('base64url');
    const name = [numbered(index), after, before ? 'old' : 'new', encoded, numbered(0)].join('~');
    const pending = writeDraft(root, before ?? '', 0o600, `${DRAFT}${name}`);
    try {
      replaceFile(root, file, bytes, expected);
      renameSync(pending, path.join(ownFolder(root), name));
    } finally {
      rmSync(pending, { force: true });
    }
  }
  const kept = new Set(saves(root).flatMap(({ id }, index) => (index < MOST ? id : [])));
  for (const { first, place } of records(root)) if (!kept.has(first)) rmSync(place, { force: true });
}

/**
 * Takes a save back, the last file first. What that overwrites is kept in `.edits/taken-back/`.
 * @param id of the save
 * @param seen digests of what is there in place of what was saved, and may be overwritten
 * @returns the files, and where what was there is now
 * @throws Refused when something else is there, before anything is taken back
 */
export function undo(root: string, id: string, seen: string[] = []): { files: string[]; kept: string[] } {
  const group = records(root).filter(({ first }) => first === id);
  if (group.length === 0) throw new Refused(404, { message: 'This save is not known any more.' });
  const now = group.map(({ file, after }) => digestOf(root, file, [after, ...seen]));
  const kept = group.flatMap((record, index) => takeBack(root, record, now[index] as string));
  return { files: group.map(({ file }) => file), kept };
}

/** @returns where what was there is now; nothing if the save had removed the file */
function takeBack(root: string, { file, place, isNew }: SaveRecord, expected: string): string[] {
  const before = isNew ? null : readFileSync(place);
  const kept = expected === MISSING ? [] : [keep(root, file)];
  const pending = path.join(ownFolder(root), `${DRAFT}${path.basename(place)}`);
  renameSync(place, pending);
  try {
    replaceFile(root, file, before, expected);
  } catch (error) {
    renameSync(pending, place);
    for (const name of kept) rmSync(path.join(root, name), { force: true });
    throw error;
  }
  rmSync(pending);
  return kept;
}

/** Keeps what is there. @returns where: `.edits/taken-back/00000007-home.yaml` */
function keep(root: string, file: string): string {
  const folder = ownFolder(root, 'taken-back');
  const others = readdirSync(folder).sort();
  const number = Number.parseInt(others.at(-1) ?? '0', 10) + 1;
  const name = `${String(number).padStart(8, '0')}-${path.basename(file)}`;
  renameSync(writeDraft(root, readBytes(root, file).bytes ?? '', 0o600), path.join(folder, name));
  for (const old of others.slice(0, 1 - MOST)) rmSync(path.join(folder, old));
  return `.edits/taken-back/${name}`;
}

/** What can be taken back, the newest first. A save of several files is named by the first of them. */
export const saves = (root: string): Saved[] => {
  const known = records(root);
  const firsts = [...new Set(known.map(({ first }) => first))];
  return firsts.map((id) => ({ id, file: known.findLast(({ first }) => first === id)?.file ?? '' }));
};

function records(root: string): SaveRecord[] {
  const folder = ownFolder(root);
  const known = readdirSync(folder).flatMap((name) => {
    const isDraft = name.startsWith(DRAFT);
    const record = recordOf(folder, isDraft ? name.slice(DRAFT.length) : name);
    if (!record || !isDraft) return record ?? [];
    // A process may have been killed in the middle: what counts is whether the file was replaced.
    if (leadsOut(root, record.file) || readBytes(root, record.file).digest !== record.after) return [];
    renameSync(path.join(folder, name), record.place);
    return record;
  });
  return known.sort((one, other) => (one.id < other.id ? 1 : -1));
}

function recordOf(folder: string, name: string): SaveRecord | undefined {
  const parts = /^(\d{8})~(\w+)~(new|old)~([\w-]+)~(\d{8})$/.exec(name) ?? [];
  const [, id, after = '', age, file = '', first = ''] = parts;
  if (!id) return undefined;
  const place = path.join(folder, name);
  return { id, after, file: Buffer.from(file, 'base64url').toString(), place, isNew: age === 'new', first };
}

/** Folders that the editor reads and writes. */
const FOLDERS = ['content', 'static/images'];

/** Digest of a file that is not there. */
export const MISSING = 'missing';

/**
 * @returns the bytes of a file and their digest; undefined and MISSING where there is none
 * @throws Refused when the file leads out of content/ and static/images/
 */
export function readBytes(root: string, file: string): { bytes: Buffer | undefined; digest: string } {
  if (leadsOut(root, file)) throw elsewhere(file);
  const place = path.join(root, file);
  const bytes = existsSync(place) ? readFileSync(place) : undefined;
  return { bytes, digest: bytes ? digest(bytes) : MISSING };
}

/** @returns the digest of what is there. @throws Refused when it is none of those that are expected */
function digestOf(root: string, file: string, expected: string[]): string {
  const { digest: now } = readBytes(root, file);
  if (!expected.includes(now)) throw changedMeanwhile(file, now);
  return now;
}

/**
 * Replaces a file in one step: a crash leaves the old one or the new one.
 * @param root the site's folder
 * @param file below content/ or static/images/
 * @param bytes null to remove it
 * @param expected digest of what is there; MISSING for a new file
 * @throws Refused when something else is there, or the file leads out of these folders
 */
function replaceFile(root: string, file: string, bytes: Uint8Array | null, expected: string): void {
  const target = path.join(root, file);
  const status = lstatSync(target, { throwIfNoEntry: false });
  if (status?.isSymbolicLink()) throw elsewhere(file);
  const draft = writeDraft(root, bytes ?? '', (status?.mode ?? 0o644) & 0o777);
  try {
    // As late as can be: nobody else writes between this and the next line.
    digestOf(root, file, [expected]);
    if (bytes) {
      mkdirSync(path.dirname(target), { recursive: true });
      renameSync(draft, target);
    } else rmSync(target);
  } finally {
    rmSync(draft, { force: true });
  }
}

/** @returns a new file, which is completely on the disk, to be put in its place */
function writeDraft(
  root: string,
  bytes: Uint8Array | string,
  mode: number,
  name = DRAFT + randomUUID(),
): string {
  const draft = path.join(ownFolder(root), name);
  try {
    writeFileSync(draft, bytes, { flag: 'wx', mode, flush: true });
  } catch (error) {
    // On a full disk the beginning of it is there.
    rmSync(draft, { force: true });
    throw error;
  }
  return draft;
}

/** Removes drafts of processes that were killed. */
function removeAbandoned(root: string): void {
  const drafts = readdirSync(ownFolder(root)).filter((name) => name.startsWith(DRAFT));
  for (const draft of drafts.map((name) => path.join(ownFolder(root), name)))
    if (Date.now() - statSync(draft).mtimeMs > ABANDONED) rmSync(draft, { force: true });
}

/** @param now digest of what is there */
export const changedMeanwhile = (file: string, now: string): Refused =>
  new Refused(409, { message: `${file} was changed meanwhile, in another window or program.`, now });

/** Whether a file, or the folder where it would be, is none of FOLDERS: a link in them may lead anywhere. */
function leadsOut(root: string, file: string): boolean {
  const target = path.join(root, file);
  const isLink = lstatSync(target, { throwIfNoEntry: false })?.isSymbolicLink();
  if (isLink && !existsSync(target)) return true;
  const folder = isLink ? target : path.dirname(target);
  let place = folder;
  // The first file of a kind makes its folder.
  while (!existsSync(place)) place = path.dirname(place);
  const real = path.join(realpathSync(place), path.relative(place, folder)) + path.sep;
  return !FOLDERS.some((name) => real.startsWith(path.join(realpathSync(root), name) + path.sep));
}

const elsewhere = (file: string): Refused =>
  new Refused(403, { message: `${file} leads to another place, where the editor neither reads nor writes.` });
