import { HASH, NOT_SERVED } from '../../output/hosts/headers.ts';
import { caseless } from './file-names.ts';
import type { OwnList } from './own-list.ts';

/**
 * Days that a hashed file stays on the host after the first upload without it. A month is our choice: browsers discard
 * tabs from memory and reload them long before.
 */
export const KEPT_DAYS = 30;

/** The steps of an upload, in this order. */
export interface Plan {
  /** The list of this machine while files are uploaded, so that an interrupted upload is remembered. */
  before: OwnList;
  /** Batches, each completed before the next: a page is uploaded when everything that it uses is there. */
  batches: { name: string; files: string[] }[];
  /** Files that this machine put there and nobody needs any longer, if their bytes are unchanged. */
  removable: string[];
  /** Hashed files of earlier uploads that stay for pages that are open in a browser. */
  kept: string[];
  /** The list of this machine when all is done. */
  after: OwnList;
}

/**
 * Decides what to upload, in which order, and what may be removed: only what this machine put there.
 * @param site file, as it is named on the host -> SHA-256 of its bytes, in hex
 * @param own what this machine put there before
 * @param today `2026-11-21` (UTC)
 */
export function planUpload(site: ReadonlyMap<string, string>, own: OwnList, today: string): Plan {
  const files = [...site.keys()];
  const current: OwnList = new Map(
    [...site].map(([file, digest]) => [file, { digests: [digest], since: null }]),
  );
  // Until the upload is complete, the file of an earlier one may still be there.
  const uploading: OwnList = new Map(
    [...site].map(([file, digest]) => {
      const digests = new Set([digest, ...(own.get(file)?.digests ?? [])]);
      return [file, { digests: [...digests], since: null }];
    }),
  );
  // On a host that ignores case, Logo.png is the same file as logo.png, which is about to replace it.
  const names = new Set(files.map(caseless));
  const unused = [...own]
    .filter(([file]) => !names.has(caseless(file)))
    .map(([file, { digests, since }]) => [file, { digests, since: since ?? today }] as const);
  const kept = new Map(
    unused.filter(([file, { since }]) => isHashed(file) && daysBetween(since, today) < KEPT_DAYS),
  );
  return {
    before: new Map([...own, ...uploading]),
    batches: [
      { name: 'hashed files', files: files.filter(isHashed) },
      {
        name: 'other files',
        files: files.filter((file) => !isHashed(file) && !isPage(file) && !isSettings(file)),
      },
      { name: 'pages', files: files.filter(isPage) },
      { name: 'settings', files: files.filter(isSettings) },
    ].filter((batch) => batch.files.length > 0),
    removable: unused.map(([file]) => file).filter((file) => !kept.has(file)),
    kept: [...kept.keys()],
    after: new Map([...current, ...kept]),
  };
}

/** `assets/client/menu.D7T22QRF.js`, `assets/images/map.1a2b3c4d.svg`: the content determines the name. */
export const isHashed = (file: string): boolean =>
  file.startsWith('assets/') && new RegExp(`${HASH}[^/]+$`).test(file);

/** A page, or its precompressed file. */
const isPage = (file: string): boolean => /\.html(?:\.br|\.gz)?$/.test(file);

/** What tells a host where old addresses lead: the new page must be there before it does. */
const isSettings = (file: string): boolean => ['.htaccess', ...NOT_SERVED].includes(file);

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;
