import type { z } from 'zod';
import { BuildError, type Problem } from '../shared/problems.ts';
import { fillerIn } from '../shared/words.ts';
import type { ReadText } from './decode.ts';
import { type ContentFile, readContentFile, slugOf, textsOf, withProse } from './entry-file.ts';
import { isShown, type Shown } from './own-kinds.ts';
import type { TextAt } from './source.ts';

/** The entries of a folder that may have many thousand files. */
interface EntryStream {
  /**
   * An object for each published file, with its `slug` and, for Markdown, its `sections`. Everything else is read from
   * the file when first used, and released when another entry is used. Access throws BuildError for a file with
   * mistakes.
   */
  entries: { slug: string }[];
  /** Samples in the files read so far. */
  samples: () => TextAt[];
  /** Every text of every file; reads them again. */
  texts: () => TextAt[];
  /** Whether a file read so far has filler text. */
  holdsFiller: () => boolean;
  /** Reads the unused files. @returns their mistakes */
  checkUnread: () => Problem[];
  /** The most recently used file. */
  current: () => ContentFile | undefined;
}

/** How the files of a site are read. */
interface Reading {
  readText: ReadText;
  /** Values of placeholders in Markdown; called when the first file is read. */
  facts: () => Record<string, string>;
  /** Which entries are part of the site. */
  shown: Shown;
}

/** @param files relative to the site's folder */
export function streamEntries(
  files: string[],
  schema: z.ZodObject,
  { readText, facts, shown }: Reading,
): EntryStream {
  const published = files.filter((file) => isPublished(readText, file, schema, shown));
  const unread = new Set(published);
  const samples: TextAt[] = [];
  let filler = false;
  let current: ContentFile | undefined;

  const load = (file: string): ContentFile => {
    if (current?.source.file === file) return current;
    current = withProse(readContentFile(readText, file, schema), facts, true);
    if (unread.delete(file)) {
      const { source, problems } = current;
      if (problems.length === 0) samples.push(...source.samples());
      filler ||= fillerIn(source.text) !== '';
    }
    return current;
  };
  const entryOf = (file: string) =>
    new Proxy(
      { slug: slugOf(file) },
      {
        get(known, key) {
          if (key === 'slug') return known.slug;
          const { value, problems } = load(file);
          if (problems.length > 0) throw new BuildError(problems);
          return (value as Record<PropertyKey, unknown>)[key];
        },
      },
    );

  return {
    entries: published.map(entryOf),
    samples: () => samples,
    texts: () => published.flatMap((file) => textsOf(load(file))),
    holdsFiller: () => filler,
    checkUnread: () => [...unread].flatMap((file) => load(file).problems),
    current: () => current,
  };
}

/**
 * An entry with mistakes counts as published, so that they are reported. Files are read for this only if their kind has
 * dates or drafts.
 */
function isPublished(readText: ReadText, file: string, schema: z.ZodObject, shown: Shown): boolean {
  if (shown === 'all' || !('date' in schema.shape || 'draft' in schema.shape)) return true;
  const { value, problems } = readContentFile(readText, file, schema);
  return problems.length > 0 || isShown(value, shown);
}
