import { caseless } from './file-names.ts';
import type { Host, Item, Kind } from './host.ts';
import { type HostList, LIST_FILE, LIST_LIMIT, parseHostList } from './host-list.ts';
import { type OwnList, readOwnList } from './own-list.ts';
import { listed } from './printable.ts';
import type { LocalSite } from './release-folder.ts';
import type { Reporter } from './reporter.ts';
import { eachAtOnce, persistent } from './tries.ts';

export interface UploadOptions {
  site: LocalSite;
  host: Host;
  /** Where this machine keeps its lists of the files that it put on each host. */
  lists: string;
  /** Replaces files on the host that this machine did not put there. */
  overwrite: boolean;
  /** `2026-11-21` (UTC) */
  today: string;
  reporter: Reporter;
  /** ms before each further try of a step whose connection failed. */
  pauses?: readonly number[];
}

/** What an upload needs for each step. */
export interface Session extends UploadOptions {
  items: Map<string, Item>;
  onHost: HostList;
  own: OwnList;
  kinds: Map<string, Kind | undefined>;
}

/** Reads the lists of the host and of this machine. Writes nothing. @throws Error for a damaged list */
export async function openSession(options: UploadOptions): Promise<Session> {
  const { site, lists } = options;
  const host = persistent(options.host, options.pauses);
  const items = new Map(host.selects([...site.digests.keys()]).map((item) => [item.file, item]));
  const kinds = new Map<string, Kind | undefined>();
  // Alone and first, so that a wrong password or name is reported once.
  kinds.set(LIST_FILE, await host.look(LIST_FILE));
  await eachAtOnce(items.keys(), host.atOnce, async (file) => {
    kinds.set(file, await host.look(file));
  });
  const hasList = kinds.get(LIST_FILE) === 'file';
  const onHost = hasList ? parseHostList(await host.read(LIST_FILE, LIST_LIMIT)) : new Map();
  return { ...options, own: readOwnList(lists, host.address), host, items, kinds, onHost };
}

/**
 * Checked before the first file is uploaded, so that a refused upload changes nothing.
 * @throws Error for links, for folders in place of files, and for files that this machine did not put there
 */
export function refuseObstacles({ kinds, own, overwrite }: Session): void {
  const those = (...wanted: (Kind | undefined)[]) =>
    [...kinds].filter(([, kind]) => wanted.includes(kind)).map(([file]) => file);
  const blocked = those('link', 'folder', 'other');
  if (blocked.length > 0) {
    throw new Error(
      `On the host a symbolic link or a folder is in the path of ${listed(blocked, 5)}. An upload follows no link, as it could lead out of the website. Nothing was uploaded. Delete or rename it there, and upload again.`,
    );
  }
  // Regardless of the host's list: anybody who can write to it could make this upload replace any file.
  const known = new Set([LIST_FILE, ...own.keys()].map(caseless));
  const foreign = those('file').filter((file) => !known.has(caseless(file)));
  if (foreign.length === 0 || overwrite) return;
  throw new Error(
    `The host has files that this machine did not put there, and the upload would replace them: ${listed(foreign)}. Nothing was uploaded. If you know them, such as after an upload from another machine, upload again with --overwrite.`,
  );
}
