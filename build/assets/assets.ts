import path from 'node:path';
import { digest } from '../shared/digest.ts';
import { didYouMean } from '../shared/nearest.ts';
import { isPhotograph } from './pictures.ts';

/** A file of dist with its content. */
export interface OutputFile {
  /** Relative to dist: `assets/images/map.1a2b3c.svg`. */
  file: string;
  contents: string | Uint8Array;
}

/** The files that pages show, and their URLs. */
export type Assets = ReturnType<typeof makeAssets>;

/** Files by the names that pages use. */
export type Files = Map<string, string | Uint8Array>;

/**
 * Gives pages the URLs of files, and records which files they use.
 * @param staticFiles are always in dist
 * @param drawings are in dist if a page uses them
 * @param leftOut files of static/ that are not published, with the reason
 */
export function makeAssets(staticFiles: Files, drawings: Files, leftOut: ReadonlyMap<string, string>) {
  const files: Files = new Map([...staticFiles, ...drawings]);
  /** Of the files that pages use. */
  const urls = new Map<string, string>();
  const added: OutputFile[] = [];
  /** Adds a file that the build has made. @returns its URL */
  const add = (file: string, contents: OutputFile['contents']): string => {
    added.push({ file, contents });
    return `/${file}`;
  };
  return {
    add,
    /** Adds a file with a content hash in its name. @returns its URL */
    addHashed: (name: string, contents: OutputFile['contents']): string =>
      add(hashedName(name, contents), contents),
    /** URL of a file, with its content hash. @throws Error if there is no file of that name */
    url: (name: string): string => {
      const contents = files.get(name);
      if (!contents) throw new Error(missing(name, [...files.keys()], leftOut.get(name)));
      const url = urls.get(name) ?? `/${hashedName(name, contents)}`;
      urls.set(name, url);
      return url;
    },
    /** The files for dist: what was added, and those of static/ under a hashed name if a page uses them. */
    outputs: (): OutputFile[] => [
      ...[...files]
        .filter(([name]) => urls.has(name) || staticFiles.has(name))
        .map(([name, contents]) => ({ file: urls.get(name)?.slice(1) ?? name, contents })),
      ...added,
    ],
    /** Names of the files under static/ that no page uses. */
    unused: (): string[] => [...staticFiles.keys()].filter((name) => !urls.has(name)),
  };
}

function missing(name: string, names: string[], reason: string | undefined): string {
  if (reason === undefined && isPhotograph(name))
    return `static/${name} is not published by itself. Show it with ContentPicture (components/Drawing.tsx), for which the build makes the sizes that screens need.`;
  if (reason !== undefined)
    return `The file static/${name} is not built: ${reason}. Put the file itself there.`;
  return `There is no file static/${name}.${didYouMean(name, names)} Add it, or fix the name.`;
}

/**
 * `images/map.svg` -> `assets/images/map.1a2b3c.svg`: new content gets a new URL, so caches never serve an old file. Two
 * versions of a file share six digits once in 16 million times.
 */
function hashedName(name: string, contents: string | Uint8Array): string {
  const hash = digest(contents).slice(0, 6);
  const { dir, name: stem, ext } = path.posix.parse(name);
  return path.posix.join('assets', dir, `${stem}.${hash}${ext}`);
}
