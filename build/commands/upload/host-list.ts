import * as z from 'zod';
import { isUploadName } from './file-names.ts';

/**
 * Where an upload leaves, on the host, what it put there: names of public files only. Uploads from other machines
 * read it. It is data: whoever can write on the host can write it, so nothing is removed because of it alone.
 */
export const LIST_FILE = 'assets/upload.json';

/** A list of more than this was not written by an upload: a site of 30,000 files has 3 MB. */
export const LIST_LIMIT = { bytes: 32 * 1024 * 1024, files: 300_000 } as const;

/** File on the host -> null while it is part of the site, else the day (UTC) of the first upload without it. */
export type HostList = Map<string, string | null>;

const listSchema = z
  .record(z.string(), z.nullable(z.iso.date()))
  .refine((list) => Object.keys(list).length <= LIST_LIMIT.files);

const REMEDY = `Nothing was uploaded. Delete ${LIST_FILE} there and upload again: then nothing is removed, and files that are no longer part of the site have to be deleted by hand.`;

/**
 * Reads the list of a host. One wrong name refuses it as a whole.
 * @param bytes the file as the host has it; undefined if it is larger than LIST_LIMIT.bytes
 * @throws Error that says what to do when something else wrote into that file
 */
export function parseHostList(bytes: Buffer | undefined): HostList {
  const list = new Map(Object.entries(parse(bytes)));
  if ([...list.keys()].every(isUploadName)) return list;
  throw new Error(
    `The file ${LIST_FILE} on the host names files that no upload can have put there: something else has written into it. ${REMEDY}`,
  );
}

function parse(bytes: Buffer | undefined): Record<string, string | null> {
  try {
    if (bytes === undefined) throw new Error('too long');
    // The decoder refuses bytes that are no UTF-8, which would turn into other names.
    return listSchema.parse(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));
  } catch {
    throw new Error(`The file ${LIST_FILE} on the host is damaged. ${REMEDY}`);
  }
}

/** The text of LIST_FILE. */
export const formatHostList = (list: HostList): string =>
  `${JSON.stringify(Object.fromEntries(list), null, 1)}\n`;
