import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { type Overview, Refused } from '../../../client/edit/messages.ts';
import { digest } from '../../shared/digest.ts';

/** What a file is to become. */
export interface Change {
  file: string;
  /** null to remove it. */
  bytes: Buffer | string | null;
  /** Digest of what is there; MISSING for a new file. */
  expected: string;
}

/** A file of a save. A save is the list of its files: `.edits/00000012-UUID.json`. */
interface SavedFile {
  file: string;
  /** What was there before, in Base64; null if nothing was. */
  before: string | null;
  /** Digest of what was saved. */
  after: string;
}

/** Saves that can be undone, and overwritten versions. Older ones are deleted. */
const MOST = 300;

/** A folder of the editor, in the site's folder. */
function ownFolder(root: string, ...below: string[]): string {
  const folder = path.join(root, '.edits', ...below);
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folder;
}

/** Names of the files in a folder that begin with a number, the newest first. */
const numbered = (folder: string) =>
  fs
    .readdirSync(folder)
    .filter((name) => /^\d{8}-/.test(name))
    .sort()
    .reverse();

/** Writes a file with the next number into a folder, and deletes the oldest. @returns its name */
function writeNumbered(folder: string, ending: string, bytes: Buffer | string): string {
  const others = numbered(folder);
  const [last = '0'] = others;
  const name = `${String(Number.parseInt(last, 10) + 1).padStart(8, '0')}-${ending}`;
  try {
    fs.writeFileSync(path.join(folder, name), bytes, { mode: 0o600, flush: true });
  } catch (error) {
    // On a full disk the beginning of it is there.
    fs.rmSync(path.join(folder, name), { force: true });
    throw error;
  }
  for (const old of others.slice(MOST - 1)) fs.rmSync(path.join(folder, old), { force: true });
  return name;
}

/**
 * Saves files, so that all of them can be undone at once, also after a restart.
 * @throws Refused when something else is there, before anything is saved
 */
export function save(root: string, changes: Change[]): void {
  // Nothing to undo.
  if (changes.every(({ bytes, expected }) => digestOf(bytes) === expected)) return;
  const files = changes.map(({ file, bytes, expected }): SavedFile => {
    const { bytes: before } = expectedFile(root, file, [expected]);
    return { file, before: before?.toString('base64') ?? null, after: digestOf(bytes) };
  });
  // First, because this process may be killed at any moment.
  writeNumbered(ownFolder(root), `${randomUUID()}.json`, JSON.stringify(files));
  for (const { file, bytes, expected } of changes) replaceFile(root, file, bytes, expected);
}

/** The files of a save; none if its process was killed before all were listed. */
function filesOf(root: string, id: string) {
  const text = fs.readFileSync(path.join(ownFolder(root), id), 'utf8');
  const files: SavedFile[] = text.endsWith(']') ? JSON.parse(text) : [];
  return files.map(({ file, before, after }) => ({
    file,
    after,
    before: before === null ? null : Buffer.from(before, 'base64'),
  }));
}

/** The save that can be undone: the last one that has changed anything, as its process may have been killed. */
export function lastSave(root: string): Overview['last'] {
  for (const id of numbered(ownFolder(root))) {
    const changed = filesOf(root, id).find(
      ({ file, before }) => isOffLimits(root, file) || readBytes(root, file).digest !== digestOf(before),
    );
    if (changed) return { id, file: changed.file };
  }
  return undefined;
}

/**
 * Undoes a save. What that overwrites is kept in `.edits/undone/`.
 * @param id of the save
 * @param seen digests of what is there in place of what was saved, and may be overwritten
 * @returns the files, and where what was there is now
 * @throws Refused when something else is there, before anything is undone
 */
export function undo(root: string, id: string, seen: string[] = []): { files: string[]; kept: string[] } {
  if (!numbered(ownFolder(root)).includes(id)) throw new Refused(404, 'This save is no longer known.');
  const files = filesOf(root, id).map(({ file, before, after }) => ({
    file,
    before,
    now: expectedFile(root, file, [after, digestOf(before), ...seen]),
  }));
  const kept = files.flatMap(({ file, before, now }) => {
    if (now.digest === digestOf(before)) return [];
    const copy = now.bytes && writeNumbered(ownFolder(root, 'undone'), path.basename(file), now.bytes);
    replaceFile(root, file, before, now.digest);
    return copy ? `.edits/undone/${copy}` : [];
  });
  fs.rmSync(path.join(ownFolder(root), id));
  return { files: files.map(({ file }) => file), kept };
}

/** Folders that the editor reads and writes. */
const FOLDERS = ['content', 'static/images'];

/** Digest of a file that is not there. */
export const MISSING = 'missing';

const digestOf = (bytes: Buffer | string | null | undefined) => (bytes == null ? MISSING : digest(bytes));

/**
 * @returns the bytes of a file and their digest; undefined and MISSING where there is none
 * @throws Refused when the file leads out of content/ and static/images/
 */
export function readBytes(root: string, file: string): { bytes: Buffer | undefined; digest: string } {
  if (isOffLimits(root, file))
    throw new Refused(403, `${file} is a link, or in a folder that the editor does not open.`);
  const place = path.join(root, file);
  const bytes = fs.existsSync(place) ? fs.readFileSync(place) : undefined;
  return { bytes, digest: digestOf(bytes) };
}

/** @returns what is there. @throws Refused when its digest is none of those that are expected */
function expectedFile(root: string, file: string, expected: string[]) {
  const now = readBytes(root, file);
  if (!expected.includes(now.digest)) throw changedMeanwhile(file, now.digest);
  return now;
}

/**
 * Replaces a file in one step: a crash leaves the old one or the new one.
 * @throws Refused when something else is there than what is expected
 */
function replaceFile(root: string, file: string, bytes: Change['bytes'], expected: string): void {
  const target = path.join(root, file);
  const mode = fs.lstatSync(target, { throwIfNoEntry: false })?.mode ?? 0o644;
  const temporary = path.join(ownFolder(root), `temporary-${process.pid}`);
  try {
    fs.writeFileSync(temporary, bytes ?? '', { mode: mode & 0o777, flush: true });
    // As late as can be: nobody else writes between this and the next line.
    expectedFile(root, file, [expected]);
    if (bytes !== null) {
      fs.mkdirSync(path.dirname(target), { recursive: true });
      fs.renameSync(temporary, target);
    } else fs.rmSync(target);
  } finally {
    fs.rmSync(temporary, { force: true });
  }
}

/** @param now digest of what is there */
export const changedMeanwhile = (file: string, now: string): Refused =>
  new Refused(409, `${file} was changed in another window or program.`, { now });

/** Whether a file is in none of FOLDERS, or is reached by a link, which may lead anywhere. */
function isOffLimits(root: string, file: string): boolean {
  const target = path.resolve(root, file);
  if (!FOLDERS.some((name) => target.startsWith(path.resolve(root, name) + path.sep))) return true;
  const isLink = (place: string) => fs.lstatSync(place, { throwIfNoEntry: false })?.isSymbolicLink() === true;
  const steps = path.relative(path.resolve(root), target).split(path.sep);
  return steps.some((_step, index) => isLink(path.resolve(root, ...steps.slice(0, index + 1))));
}
