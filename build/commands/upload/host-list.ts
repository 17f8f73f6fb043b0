import * as z from 'zod';
import { isUploadName } from './file-names.ts';

/**
 * The file on the host in which an upload lists what it put there: only names of public files. Uploads from other
 * machines read it. It is data that anybody who can write to the host can change, so it alone never causes a removal.
 */
export const LIST_FILE = 'assets/upload.json';

/** Bytes. No upload writes a longer list: a site of 30,000 files has 3 MB. */
export const LIST_LIMIT = 32 * 1024 * 1024;

/** File on the host -> null while it is part of the site, otherwise the day (UTC) of the first upload without it. */
export type HostList = Map<string, string | null>;

const listSchema = z.record(z.string(), z.nullable(z.iso.date()));

const REMEDY = `Nothing was uploaded. Delete ${LIST_FILE} there and upload again: then nothing is removed, and files that are no longer part of the site have to be deleted by hand.`;

/**
 * Parses the list of a host. A single invalid name refuses the whole list.
 * @param bytes of the file on the host; undefined if it is larger than LIST_LIMIT
 * @throws Error that says what to do if something else wrote to that file
 */
export function parseHostList(bytes: Buffer | undefined): HostList {
  const list = new Map<string, string | null>();
  try {
    if (bytes === undefined) throw new Error('too long');
    // The decoder refuses invalid UTF-8, which would turn into other names.
    const value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    for (const [file, since] of Object.entries(listSchema.parse(value))) list.set(file, since);
  } catch {
    throw new Error(`The file ${LIST_FILE} on the host is damaged. ${REMEDY}`);
  }
  if ([...list.keys()].every(isUploadName)) return list;
  throw new Error(
    `The file ${LIST_FILE} on the host names files that no upload can have put there: something else has written into it. ${REMEDY}`,
  );
}

/** The text of LIST_FILE. */
export const formatHostList = (list: HostList): string =>
  `${JSON.stringify(Object.fromEntries(list), null, 1)}\n`;
