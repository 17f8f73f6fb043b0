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
  removeFolder: (folder: string) => Promise<void>;
  close: () => Promise<void>;
}

/** The host refused, or must not be trusted: the same step would fail again. */
export class Refusal extends Error {}

/** Files that only other kinds of hosts read. */
const FOREIGN = ['_headers', '_redirects'];

/** Files for hosts that are folders, where a web server selects the precompressed files itself. */
export const plainItems = (files: string[]): Item[] =>
  files.filter((file) => !FOREIGN.includes(file)).map((file) => ({ file, from: file, headers: {} }));

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

/**
 * Looks at a file through each of its folders, so that no symbolic link on the way is followed.
 * @param lookAt what is at a path whose folder is a real folder
 */
export function lookBelow(lookAt: (file: string) => Promise<Kind | undefined>): Host['look'] {
  const lookAtOnce = remembered(lookAt);
  return async (file) => {
    for (const folder of foldersOf([file]).reverse()) {
      const kind = await lookAtOnce(folder);
      if (kind !== 'folder') return kind === 'file' ? 'other' : kind;
    }
    return lookAtOnce(file);
  };
}
