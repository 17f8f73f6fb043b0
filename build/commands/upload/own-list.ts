import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { digest } from '../../shared/digest.ts';
import { replaceFile } from '../../shared/replace-file.ts';
import { isUploadName } from './file-names.ts';

const entrySchema = z.object({
  /** SHA-256 of the file that this machine put there, in hex; of each that it may be after an interrupted upload. */
  digests: z.array(z.string().regex(/^[0-9a-f]{64}$/)),
  /** The day (UTC) of the first upload without the file; null while it is part of the site. */
  since: z.nullable(z.iso.date()),
});

/** The files that this machine put on one host: the only proof that a file there is ours. */
export type OwnList = Map<string, z.infer<typeof entrySchema>>;

const listSchema = z.object({
  address: z.string(),
  files: z.record(z.string().refine(isUploadName), entrySchema),
});

/** A hash, because an address has characters that no file name may have. The address is in the file. */
const ownListFile = (folder: string, address: string): string =>
  path.join(folder, `${digest(address).slice(0, 16)}.json`);

/**
 * @param folder where this machine keeps its lists
 * @returns an empty list if this machine has uploaded nothing to that address
 * @throws Error that says what to do if the list is damaged
 */
export function readOwnList(folder: string, address: string): OwnList {
  const file = ownListFile(folder, address);
  if (!existsSync(file)) return new Map();
  try {
    return new Map(Object.entries(listSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).files));
  } catch {
    throw new Error(
      `The list of what this machine has uploaded is damaged: ${file}. Delete it and upload again: then nothing is removed.`,
    );
  }
}

/**
 * Writes the list in one step, so that it is never incomplete.
 * @throws Error if the disk is full or read-only
 */
export function writeOwnList(folder: string, address: string, own: OwnList): void {
  const text = JSON.stringify({ address, files: Object.fromEntries(own) }, null, 1);
  replaceFile(ownListFile(folder, address), `${text}\n`, true);
}
