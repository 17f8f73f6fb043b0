import type { Stats } from 'node:fs';
import type { Writable } from 'node:stream';
import { NOT_SERVED } from '../../output/hosts/headers.ts';
import { readAtMost } from '../read-at-most.ts';

/** A file to upload. */
export interface Item {
  /** Its name there, relative to the web root. */
  file: string;
  /** The file of dist with its bytes: itself, or the precompressed one. */
  from: string;
  /** The headers that the host sends with it, if it can be configured. */
  headers: Record<string, string>;
  /** Content that replaces a file of dist. */
  contents?: Buffer;
}

/** What is at a path of a host. */
export type Kind = 'file' | 'folder' | 'link' | 'other';

/** @param status of a path; undefined if there is nothing */
export function kindOf(
  status: Pick<Stats, 'isSymbolicLink' | 'isDirectory' | 'isFile'> | undefined,
): Kind | undefined {
  if (status?.isSymbolicLink()) return 'link';
  if (status?.isDirectory()) return 'folder';
  return status && (status.isFile() ? 'file' : 'other');
}

/** A destination for a site. File names are relative to the web root. Every step throws Error. */
export interface Host {
  /** Identifies the destination, without secrets, for the list of files that this machine put there. */
  address: string;
  /** Number of parallel steps. */
  atOnce: number;
  /** The site's files that this host uses. */
  selects: (files: string[]) => Item[];
  /** What is there; a file within a linked folder counts as a link. undefined if there is nothing. */
  look: (file: string) => Promise<Kind | undefined>;
  /** Bytes of a file; undefined if there are more than `limit`. */
  read: (file: string, limit: number) => Promise<Buffer | undefined>;
  /** No file is ever incomplete under its own name. Folders are created as needed. */
  put: (item: Item, bytes: Buffer) => Promise<void>;
  remove: (file: string) => Promise<void>;
  /** Removes a folder if it is empty. */
  removeFolder: (folder: string) => Promise<unknown>;
  close: () => Promise<unknown>;
}

/** The host refused, or must not be trusted: the same step would fail again. */
export class Refusal extends Error {}

/** Files for hosts that are folders, where a web server selects the precompressed files itself. */
export const plainItems = (files: string[]): Item[] =>
  files.filter((file) => !NOT_SERVED.includes(file)).map((file) => ({ file, from: file, headers: {} }));

/** Every folder that contains a file, deepest first: `a/b`, `a`. */
export function foldersOf(files: string[]): string[] {
  const folders = files.flatMap((file) => {
    const parts = file.split('/').slice(0, -1);
    return parts.map((_part, index) => parts.slice(0, index + 1).join('/'));
  });
  return [...new Set(folders)].sort((one, other) => other.length - one.length);
}

/** The temporary name of a file, beside its own: `about-us/.index.html.uploading`. */
export const incomingName = (file: string): string => file.replace(/[^/]*$/, '.$&.uploading');

/** Does something once for each key, even if called several times at once. A failure is not remembered. */
export function remembered<Result>(make: (key: string) => Promise<Result>): (key: string) => Promise<Result> {
  const made = new Map<string, Promise<Result>>();
  return (key) => {
    const known = made.get(key);
    if (known) return known;
    const result = make(key);
    made.set(key, result);
    result.catch(() => made.delete(key));
    return result;
  };
}

/** Folders and files, on this machine or on a server. Names are relative to the web root; no step follows a link. */
export interface FileTree {
  /** What is at a path whose folder is a real folder. */
  kindOf: (file: string) => Promise<Kind | undefined>;
  read: (file: string, sink: Writable) => Promise<unknown>;
  /** Writes a file of a name that is free. */
  write: (file: string, bytes: Buffer) => Promise<unknown>;
  /** Replaces what has the new name. */
  rename: (file: string, name: string) => Promise<unknown>;
  /** May refuse if there is nothing. */
  remove: (file: string) => Promise<unknown>;
  /** Does nothing if it exists. */
  makeFolder: (folder: string) => Promise<unknown>;
  /** Does nothing if it has files or is missing. */
  removeFolder: (folder: string) => Promise<unknown>;
  close: () => Promise<unknown>;
}

/** A host that is a folder: each file arrives under a temporary name and is renamed when complete. */
export function folderLike(address: string, atOnce: number, tree: FileTree): Host {
  const makeFolder = remembered(tree.makeFolder);
  const look = async (file: string) => {
    for (const folder of foldersOf([file]).reverse()) {
      const kind = await tree.kindOf(folder);
      if (kind !== 'folder') return kind === 'file' ? 'other' : kind;
    }
    return tree.kindOf(file);
  };
  /** Before each step, because the folder may have changed. */
  const refuseLinks = async (file: string) => {
    const kind = await look(file);
    if (kind === undefined || kind === 'file') return;
    throw new Refusal(`${file} in ${address} is a link or no plain file. An upload follows no links.`);
  };
  return {
    address,
    atOnce,
    selects: plainItems,
    look,
    read: async (file, limit) => {
      await refuseLinks(file);
      return readAtMost(limit, (sink) => tree.read(file, sink));
    },
    put: async ({ file }, bytes) => {
      await refuseLinks(file);
      for (const folder of foldersOf([file]).reverse()) await makeFolder(folder);
      const incoming = incomingName(file);
      // Left by an interrupted upload; a link of that name is removed, but not its target.
      await tree.remove(incoming).catch(unlessRefused);
      await tree.write(incoming, bytes);
      await tree.rename(incoming, file);
    },
    remove: async (file) => {
      await refuseLinks(file);
      await tree.remove(file);
    },
    removeFolder: tree.removeFolder,
    close: tree.close,
  };
}

/** For steps that a host may refuse without harm. @throws the error if it is anything else */
export const unlessRefused = (error: unknown): void => {
  if (!(error instanceof Refusal)) throw error;
};
