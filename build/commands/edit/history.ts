import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Saved } from '../../../client/edit/messages.ts';
import { digest } from '../../shared/digest.ts';
import { MISSING, OWN_FOLDER, readBytes, replaceFile } from './safe-write.ts';

/** One save, in a file of its own: `.edits/00000012.json`. */
const recordSchema = z.strictObject({
  file: z.string(),
  at: z.string(),
  /** What was there before, in base64; null for nothing. */
  before: z.string().nullable(),
  /** Digest of what was saved. */
  after: z.string(),
});
type SaveRecord = z.infer<typeof recordSchema> & { id: string };

/** Saves that can be taken back. Older ones are forgotten. */
const MOST_SAVES = 300;

const NAME = /^\d{8}\.json$/;

/**
 * Saves a file, so that it can be taken back, also after a restart.
 * @param expected digest of what is there; MISSING for a new file
 * @throws Refused when something else is there
 */
export function save(root: string, file: string, bytes: Uint8Array, expected: string): void {
  forgetUnsaved(root);
  const { bytes: before } = readBytes(root, file);
  // The record comes first: if this process is killed between the two, it is about a save that never was.
  const name = keepRecord(root, {
    file,
    at: new Date().toISOString(),
    before: before?.toString('base64') ?? null,
    after: digest(bytes),
  });
  try {
    replaceFile(root, file, bytes, expected);
  } catch (error) {
    rmSync(path.join(root, OWN_FOLDER, name), { force: true });
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
  if (!record) throw new Error('This save is not known any more.');
  const before = record.before === null ? undefined : Buffer.from(record.before, 'base64');
  replaceFile(root, record.file, before, seen ?? record.after);
  rmSync(path.join(root, OWN_FOLDER, `${id}.json`), { force: true });
  return record.file;
}

/** What can be taken back, the newest first. */
export const saves = (root: string): Saved[] => records(root).map(({ id, file, at }) => ({ id, file, at }));

function records(root: string): SaveRecord[] {
  forgetUnsaved(root);
  return names(root)
    .reverse()
    .flatMap((name) => readRecord(root, name) ?? []);
}

/** Forgets the newest save if its file never got to its place. */
function forgetUnsaved(root: string): void {
  const name = names(root).at(-1);
  const record = name === undefined ? undefined : readRecord(root, name);
  if (name && record && !hasHappened(root, record))
    rmSync(path.join(root, OWN_FOLDER, name), { force: true });
}

/** Whether a save took place: a process may have been killed before, or after it was taken back. */
function hasHappened(root: string, { file, before, after }: SaveRecord): boolean {
  const now = readBytes(root, file).digest;
  const old = before === null ? MISSING : digest(Buffer.from(before, 'base64'));
  return now !== old || now === after;
}

function names(root: string): string[] {
  mkdirSync(path.join(root, OWN_FOLDER), { recursive: true, mode: 0o700 });
  return readdirSync(path.join(root, OWN_FOLDER))
    .filter((name) => NAME.test(name))
    .sort();
}

function readRecord(root: string, name: string): SaveRecord | undefined {
  try {
    const text = readFileSync(path.join(root, OWN_FOLDER, name), 'utf8');
    return { ...recordSchema.parse(JSON.parse(text)), id: path.parse(name).name };
  } catch {
    // Damaged, or forgotten meanwhile: what it says cannot be relied on.
    return undefined;
  }
}

function keepRecord(root: string, record: Omit<SaveRecord, 'id'>): string {
  const known = names(root);
  const name = `${String(Number(known.at(-1)?.slice(0, 8) ?? 0) + 1).padStart(8, '0')}.json`;
  const file = path.join(root, OWN_FOLDER, name);
  writeFileSync(`${file}.new`, JSON.stringify(record), { mode: 0o600, flush: true });
  renameSync(`${file}.new`, file);
  for (const old of known.slice(0, Math.max(0, known.length + 1 - MOST_SAVES)))
    rmSync(path.join(root, OWN_FOLDER, old), { force: true });
  return name;
}
