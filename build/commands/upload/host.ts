/** A file on its way to a host. */
export interface Item {
  /** Its name there, relative to the web root. */
  file: string;
  /** The file of dist whose bytes go there: itself, or the precompressed one. */
  from: string;
  /** What the host is to send with it, where it can be configured. */
  headers: Record<string, string>;
  /** What goes there in the place of a file of dist. */
  contents?: Buffer;
}

/** What is at a place of a host. */
export type Kind = 'file' | 'folder' | 'link' | 'other';

/** A place to which a site is uploaded. Files are named relative to the web root. Every step throws Error. */
export interface Host {
  /** Which place it is, without secrets: the list of what this machine put there goes by it. */
  address: string;
  /** How many steps it takes at a time. */
  atOnce: number;
  /** Those of the site's files that mean something there. */
  selects: (files: string[]) => Item[];
  /** What is there; a file within a linked folder counts as a link. undefined if nothing does. */
  look: (file: string) => Promise<Kind | undefined>;
  /** Bytes of a file that is there; undefined if they are more than `limit`. */
  read: (file: string, limit: number) => Promise<Buffer | undefined>;
  /** No file is ever half there under its own name. Folders are made as needed. */
  put: (item: Item, bytes: Buffer) => Promise<void>;
  remove: (file: string) => Promise<void>;
  /** Removes a folder if it is empty. */
  removeFolder: (folder: string) => Promise<void>;
  close: () => Promise<void>;
}

/** The host said no, or must not be trusted: the same step would fail again. */
export class Refusal extends Error {}

/** Files that only hosts of other kinds read. */
const FOREIGN = ['_headers', '_redirects'];

/** What goes to hosts that are folders: a web server picks the precompressed files itself. */
export const plainItems = (files: string[]): Item[] =>
  files.filter((file) => !FOREIGN.includes(file)).map((file) => ({ file, from: file, headers: {} }));

/** Every folder that holds a file, deepest first: `a/b`, `a`. */
export function foldersOf(files: string[]): string[] {
  const folders = files.flatMap((file) => {
    const parts = file.split('/').slice(0, -1);
    return parts.map((_part, index) => parts.slice(0, index + 1).join('/'));
  });
  return [...new Set(folders)].sort((one, other) => other.length - one.length);
}

/** The name under which a file travels, beside its own: `about-us/.index.html.uploading`. */
export const incomingName = (file: string): string => file.replace(/[^/]*$/, '.$&.uploading');

/** Does something once for each key, also when asked for it several times at once. A failure is not remembered. */
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
 * Looks at a file through each of its folders, so that no link on the way is followed.
 * @param lookAt what is at a place whose folder is really a folder
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
