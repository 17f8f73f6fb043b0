import * as z from 'zod';
import { HASH } from '../hosts/headers.ts';

/** Where an upload leaves, on the host, what it put there. Names of public files only. */
export const RECORD_FILE = 'assets/upload.json';

/**
 * How many days a hashed file stays on the host after the first upload without it (decision 23). A month is our
 * choice: browsers drop tabs out of memory and load them anew long before.
 */
export const KEPT_DAYS = 30;

/** File on the host -> null while it is part of the site, else the day (UTC) of the first upload without it. */
export type UploadRecord = Record<string, string | null>;

/** What one upload does, in this order. */
export interface Plan {
  /** Stands on the host from the beginning, so that an upload that breaks off is remembered. */
  recordBefore: UploadRecord;
  /** Each complete before the next begins: a page goes up when all that it asks for is there. */
  batches: { name: string; files: string[] }[];
  /** Files of earlier uploads that nobody needs any more. Files that no upload put there are never touched. */
  removed: string[];
  /** Hashed files of earlier uploads that stay for pages that are open in a browser. */
  kept: string[];
  recordAfter: UploadRecord;
}

const recordSchema = z.record(z.string(), z.nullable(z.iso.date()));

/**
 * @param text the record as the host has it; undefined when nothing was uploaded yet
 * @throws Error that says what to do when something else wrote that file
 */
export function parseRecord(text: string | undefined): UploadRecord {
  if (text === undefined) return {};
  try {
    return recordSchema.parse(JSON.parse(text));
  } catch {
    throw new Error(
      `The file ${RECORD_FILE} on the host is damaged. Delete it there and upload again; files that are no longer part of the site then have to be deleted by hand.`,
    );
  }
}

/**
 * Decides what goes up, in which order, and what leaves.
 * @param files what the site consists of now, relative to dist
 * @param record what earlier uploads left on the host
 * @param today day of this upload, `2026-11-21` (UTC)
 */
export function planUpload(files: string[], record: UploadRecord, today: string): Plan {
  const current = new Set(files);
  const gone = Object.entries(record)
    .filter(([file]) => !current.has(file))
    .map(([file, since]) => ({ file, since: since ?? today }));
  const stays = ({ file, since }: { file: string; since: string }) =>
    isHashed(file) && daysBetween(since, today) < KEPT_DAYS;
  const kept = gone.filter(stays);
  const site = files.map((file) => [file, null] as const);
  return {
    recordBefore: { ...record, ...Object.fromEntries(site) },
    batches: [
      { name: 'hashed files', files: files.filter(isHashed) },
      { name: 'other files', files: files.filter((file) => !isHashed(file) && !isPage(file)) },
      { name: 'files of pages', files: files.filter(isPage) },
    ].filter((batch) => batch.files.length > 0),
    removed: gone.filter((entry) => !stays(entry)).map(({ file }) => file),
    kept: kept.map(({ file }) => file),
    recordAfter: Object.fromEntries([...site, ...kept.map(({ file, since }) => [file, since] as const)]),
  };
}

/** `assets/client/menu.D7T22QRF.js`, `assets/images/map.1a2b3c4d.svg`: the content decides the name, for good. */
export const isHashed = (file: string): boolean =>
  file.startsWith('assets/') && new RegExp(`${HASH}[^/]+$`).test(file);

/** A page, or its precompressed twin. */
const isPage = (file: string): boolean => /\.html(?:\.br|\.gz)?$/.test(file);

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;
