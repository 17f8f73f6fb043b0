import type { Stats } from 'node:fs';
import type { Writable } from 'node:stream';
import { NOT_SERVED } from '../../output/hosts/headers.ts';
import { memoized } from '../../shared/memoized.ts';
import { readAtMost } from '../read-at-most.ts';

/** What is at a path of a host. */
export type Kind = 'file' | 'folder' | 'link' | 'other';

/** @param status of a path; undefined if there is nothing */
export function kindOf(status?: Pick<Stats, 'isSymbolicLink' | 'isDirectory' | 'isFile'>): Kind | undefined {
  if (status?.isSymbolicLink()) return 'link';
  if (status?.isDirectory()) return 'folder';
  return status && (status.isFile() ? 'file' : 'other');
}

/** An open connection to a web root. File names are relative to it. Every step throws Error. */
export interface Host {
  /** Identifies the web root, without secrets, for the list of files that this machine put there. */
  address: string;
  /** Number of parallel steps. */
  atOnce: number;
  /** Those of the site's files that this host uses, and files without content that it needs beside them. */
  selects: (files: string[]) => string[];
  /** What is there; a file within a linked folder counts as a link. undefined if there is nothing. */
  look: (file: string) => Promise<Kind | undefined>;
  /** Bytes of what `look` has just called a file; undefined if there are more than `limit`. */
  read: (file: string, limit: number) => Promise<Buffer | undefined>;
  /** No file is ever incomplete under its own name. Folders are created as needed. */
  put: (file: string, bytes: Buffer) => Promise<void>;
  /** Removes what `look` has just called a file. */
  remove: (file: string) => Promise<unknown>;
  /** Removes a folder if it is empty; undefined for a host without folders. */
  removeFolder?: (folder: string) => Promise<unknown>;
  close?: () => unknown;
}

/** The connection failed, and the host has refused nothing: another try may succeed. */
export class ConnectionError extends Error {}

/** Every folder that contains a file, deepest first: `a/b`, `a`. */
export function foldersOf(files: string[]): string[] {
  const folders = files.flatMap((file) => [...file.matchAll(/\//g)].map(({ index }) => file.slice(0, index)));
  return [...new Set(folders)].sort((one, other) => other.length - one.length);
}

/** The temporary name of a file, beside its own: `about-us/.index.html.uploading`. */
export const temporaryName = (file: string): string => file.replace(/[^/]*$/, '.$&.uploading');

/** Folders and files, on this machine or on a server. Names are relative to the web root; no step follows a link. */
export interface FileTree extends Pick<Host, 'remove' | 'close'> {
  /** What is at a path whose folder is a real folder. */
  kindOf: (file: string) => Promise<Kind | undefined>;
  read: (file: string, sink: Writable) => Promise<unknown>;
  /** Writes a file of a name that is free. */
  write: (file: string, bytes: Buffer) => Promise<unknown>;
  /** Replaces what has the new name. */
  rename: (file: string, name: string) => Promise<unknown>;
  /** Does nothing if it exists. */
  makeFolder: (folder: string) => Promise<unknown>;
  /** Does nothing if it has files or is missing. */
  removeFolder: (folder: string) => Promise<unknown>;
}

/** A host that is a folder: each file arrives under a temporary name and is renamed when complete. */
export function folderLike(address: string, atOnce: number, tree: FileTree): Host {
  const makeFolder = memoized(tree.makeFolder);
  const look = async (file: string) => {
    for (const folder of foldersOf([file]).reverse()) {
      const kind = await tree.kindOf(folder);
      if (kind !== 'folder') return kind === 'file' ? 'other' : kind;
    }
    return tree.kindOf(file);
  };
  return {
    ...tree,
    address,
    atOnce,
    // A web server selects the precompressed files itself.
    selects: (files) => files.filter((file) => !NOT_SERVED.includes(file)),
    look,
    read: (file, limit) => readAtMost(limit, (sink) => tree.read(file, sink)),
    put: async (file, bytes) => {
      // Again, because a local folder may have changed; FTP and SFTP look at each path once.
      const kind = await look(file);
      if (kind !== undefined && kind !== 'file')
        throw new Error(`This is a link, or not a plain file, in ${address}. Uploads do not follow links.`);
      for (const folder of foldersOf([file]).reverse()) await makeFolder(folder);
      const temporary = temporaryName(file);
      // Left by an interrupted upload; a link of that name is removed, but not its target.
      if (await tree.kindOf(temporary)) await tree.remove(temporary);
      await tree.write(temporary, bytes);
      await tree.rename(temporary, file);
    },
  };
}
