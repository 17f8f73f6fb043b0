import path from 'node:path';
import type { z } from 'zod';
import { BuildError, type Problem } from '../shared/problems.ts';
import { fillerIn } from '../shared/words.ts';
import { type ContentFile, readContentFile } from './entry-file.ts';
import type { ContentText } from './source.ts';

/** The entries of a folder that may hold many thousand files. */
export interface EntryStream {
  /** Names of the files: `content/landings/roofing.yaml`. */
  files: string[];
  /**
   * An object for each file, with its `slug`. All else of it is read from the file when it is first asked for, and let
   * go when another entry is asked. Asking throws BuildError for a file with mistakes.
   */
  entries: { slug: string }[];
  /** Samples in the files that were read so far. */
  samples: () => ContentText[];
  /** Every text of every file, which are read once more. */
  texts: () => ContentText[];
  /** Whether filler stands in a file that was read so far. */
  holdsFiller: () => boolean;
  /** Reads the files that nobody has asked for. @returns their mistakes */
  checkUnread: () => Problem[];
  /** The file that was asked for last. */
  current: () => ContentFile | undefined;
}

/** @param root the site's folder @param files relative to it */
export function streamEntries(root: string, files: string[], schema: z.ZodObject): EntryStream {
  const unread = new Set(files);
  const samples: ContentText[] = [];
  let filler = false;
  let current: ContentFile | undefined;

  const load = (file: string): ContentFile => {
    if (current?.source.file === file) return current;
    current = readContentFile(root, file, schema);
    if (unread.delete(file)) {
      const { source, problems } = current;
      if (problems.length === 0) samples.push(...source.samples());
      filler ||= fillerIn(source.text) !== '';
    }
    return current;
  };

  class Entry {
    slug: string;
    #file: string;
    constructor(file: string) {
      this.slug = path.posix.parse(file).name;
      this.#file = file;
    }
    read(key: string): unknown {
      const { value, problems } = load(this.#file);
      if (problems.length > 0) throw new BuildError(problems);
      return (value as Record<string, unknown>)[key];
    }
  }
  for (const key of Object.keys(schema.shape)) {
    Object.defineProperty(Entry.prototype, key, {
      get(this: Entry) {
        return this.read(key);
      },
    });
  }

  return {
    files,
    entries: files.map((file) => new Entry(file)),
    samples: () => samples,
    texts: () => files.flatMap((file) => load(file).source.texts()),
    holdsFiller: () => filler,
    checkUnread: () => [...unread].flatMap((file) => load(file).problems),
    current: () => current,
  };
}
