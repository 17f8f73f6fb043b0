import { HASH, NOT_SERVED } from '../../output/hosts/headers.ts';
import { grouped } from '../../shared/grouped.ts';
import { caseless } from './file-names.ts';
import type { OwnList } from './own-list.ts';

/**
 * Days that a hashed file stays on the host after the first upload without it. A month is our choice: browsers discard
 * tabs from memory and reload them long before.
 */
export const KEPT_DAYS = 30;

/**
 * Decides what to upload, in which order, and what may be removed: only what this machine put there.
 * @param site file, as it is named on the host -> SHA-256 of its bytes, in hex
 * @param own what this machine put there before
 * @param today `2026-11-21` (UTC)
 */
export function planUpload(site: ReadonlyMap<string, string>, own: OwnList, today: string) {
  /** The list of this machine while files are uploaded, so that an interrupted upload is remembered. */
  const before: OwnList = new Map(own);
  /** The list when all is done, with hashed files that stay for pages which are open in a browser. */
  const after: OwnList = new Map();
  /** Files that this machine put there and nobody needs any longer, if their bytes are unchanged. */
  const removable: string[] = [];
  for (const [file, digest] of site) {
    // Until the upload is complete, the file of an earlier one may still be there.
    const digests = [...new Set([digest, ...(own.get(file)?.digests ?? [])])];
    before.set(file, { digests, since: null });
    after.set(file, { digests: [digest], since: null });
  }
  // On a host that ignores case, Logo.png is the same file as logo.png, which is about to replace it.
  const names = new Set([...site.keys()].map(caseless));
  for (const [file, { digests, since: known }] of own) {
    if (names.has(caseless(file))) continue;
    const since = known ?? today;
    if (isHashed(file) && daysBetween(since, today) < KEPT_DAYS) after.set(file, { digests, since });
    else removable.push(file);
  }
  const files = grouped(site.keys(), batchOf);
  /** Each is completed before the next: a page is uploaded when everything that it uses is there. */
  const batches = BATCHES.map((name) => ({ name, files: files.get(name) ?? [] }));
  return { before, batches: batches.filter(({ files }) => files.length > 0), removable, after };
}

/** What a page needs comes before it, and before the settings that lead to it from an old address. */
const BATCHES = ['hashed files', 'other files', 'pages', 'settings'] as const;

function batchOf(file: string): (typeof BATCHES)[number] {
  if (isHashed(file)) return 'hashed files';
  // Pages come with their precompressed files.
  if (/\.html(?:\.br|\.gz)?$/.test(file)) return 'pages';
  return file === '.htaccess' || NOT_SERVED.includes(file) ? 'settings' : 'other files';
}

/** `assets/client/menu.D7T22QRF.js`, `assets/images/map.1a2b3c.svg`: the content determines the name. */
export const isHashed = (file: string): boolean =>
  file.startsWith('assets/') && new RegExp(`${HASH}[^/]+$`).test(file);

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;
