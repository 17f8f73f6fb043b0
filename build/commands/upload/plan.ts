import { HASH, NOT_SERVED } from '../../output/hosts/headers.ts';
import { caseless } from './file-names.ts';
import type { HostList } from './host-list.ts';
import type { OwnEntry, OwnList } from './own-list.ts';

/**
 * Days that a hashed file stays on the host after the first upload without it. A month is our choice: browsers discard
 * tabs from memory and reload them long before.
 */
export const KEPT_DAYS = 30;

/** What is known before an upload. */
export interface Situation {
  /** File, as it is named on the host -> SHA-256 of its bytes, in hex. */
  site: ReadonlyMap<string, string>;
  /** The host's list of uploaded files. */
  onHost: HostList;
  /** This machine's list of uploaded files. */
  own: OwnList;
  /** Day of this upload, `2026-11-21` (UTC). */
  today: string;
}

/** The steps of an upload, in this order. */
export interface Plan {
  /** Both lists are written before the first file, so that an interrupted upload is remembered. */
  before: { onHost: HostList; own: OwnList };
  /** Batches, each completed before the next: a page is uploaded when everything that it uses is there. */
  batches: { name: string; files: string[] }[];
  /**
   * Files that this machine put there and nobody needs any longer. Not yet verified: that their bytes are unchanged.
   */
  removable: string[];
  /** Hashed files of earlier uploads that stay for pages that are open in a browser. */
  kept: string[];
  /** Files that only the host's list names: another machine put them there, or nobody did. They stay. */
  unproved: string[];
  after: { onHost: HostList; own: OwnList };
}

/** Decides what to upload, in which order, and what may be removed: only what both lists name. */
export function planUpload({ site, onHost, own, today }: Situation): Plan {
  const files = [...site.keys()];
  const current: HostList = new Map(files.map((file) => [file, null]));
  // On a host that ignores case, Logo.png is the same file as logo.png, which has just replaced it.
  const names = new Set(files.map(caseless));
  const gone = [...onHost]
    .filter(([file]) => !names.has(caseless(file)))
    .map(([file, since]) => [file, laterDay(since ?? today, own.get(file), today)] as const);
  const kept = new Map(
    gone.filter(([file, since]) => isHashed(file) && daysBetween(since, today) < KEPT_DAYS),
  );
  const leaving = gone.filter(([file]) => !kept.has(file));
  const unproved = new Map(leaving.filter(([file]) => !own.has(file)));
  const keptOwn = [...own].flatMap(([file, entry]) => {
    const since = kept.get(file);
    return since ? [[file, { ...entry, since }] as const] : [];
  });
  return {
    before: {
      onHost: new Map([...onHost, ...current]),
      own: new Map([...own, ...ownEntries(site, own)]),
    },
    batches: [
      { name: 'hashed files', files: files.filter(isHashed) },
      {
        name: 'other files',
        files: files.filter((file) => !isHashed(file) && !isPage(file) && !isSettings(file)),
      },
      { name: 'files of pages', files: files.filter(isPage) },
      { name: 'settings', files: files.filter(isSettings) },
    ].filter((batch) => batch.files.length > 0),
    removable: leaving.map(([file]) => file).filter((file) => own.has(file)),
    kept: [...kept.keys()],
    unproved: [...unproved.keys()],
    after: {
      onHost: new Map([...current, ...kept, ...unproved]),
      own: new Map([...ownEntries(site), ...keptOwn]),
    },
  };
}

/**
 * If two machines upload in turn, one may know of a later use of a file than the other. A day that only the host's list
 * names does not shorten its time.
 */
function laterDay(onHost: string, own: OwnEntry | undefined, today: string): string {
  const ours = own ? (own.since ?? today) : onHost;
  return ours > onHost ? ours : onHost;
}

/** @param earlier files that may still be there if this upload is interrupted */
const ownEntries = (site: Situation['site'], earlier?: OwnList): OwnList =>
  new Map(
    [...site].map(([file, digest]) => {
      const digests = new Set([digest, ...(earlier?.get(file)?.digests ?? [])]);
      return [file, { digests: [...digests], since: null }];
    }),
  );

/** `assets/client/menu.D7T22QRF.js`, `assets/images/map.1a2b3c4d.svg`: the content determines the name. */
export const isHashed = (file: string): boolean =>
  file.startsWith('assets/') && new RegExp(`${HASH}[^/]+$`).test(file);

/** A page, or its precompressed file. */
const isPage = (file: string): boolean => /\.html(?:\.br|\.gz)?$/.test(file);

/** What tells a host where old addresses lead: the new page must be there before it does. */
const isSettings = (file: string): boolean => ['.htaccess', ...NOT_SERVED].includes(file);

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;
