import { randomUUID } from 'node:crypto';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { digest } from '../../shared/digest.ts';
import { Refused } from './refused.ts';

/** Where the editor keeps what it needs, in the site's folder. */
export const OWN_FOLDER = '.edits';

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
export function replaceFile(
  root: string,
  file: string,
  bytes: Uint8Array | undefined,
  expected: string,
): void {
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
export function writeDraft(root: string, bytes: Uint8Array | string, mode: number): string {
  const draft = path.join(root, OWN_FOLDER, `draft-${randomUUID()}`);
  mkdirSync(path.dirname(draft), { recursive: true, mode: 0o700 });
  writeFileSync(draft, bytes, { flag: 'wx', mode, flush: true });
  return draft;
}

/** @param now digest of what is there */
export const changedMeanwhile = (file: string, now: string): Refused =>
  new Refused(409, { message: `${file} was changed meanwhile, in another window or program.`, now });

/** A link in the folders may lead anywhere. */
function refuseOutside(root: string, target: string): void {
  const real = realpathSync(path.dirname(target));
  const folders = WRITABLE.map((folder) => path.join(realpathSync(root), folder));
  const isInside = folders.some((folder) => real === folder || real.startsWith(folder + path.sep));
  const isLink = lstatSync(target, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
  const name = path.relative(root, target);
  if (!isInside || isLink)
    throw new Refused(403, { message: `${name} leads to another place, where the editor does not write.` });
}
