import type { z } from 'zod';
import { BuildError, type Found, type Problem } from '../shared/problems.ts';
import type { ReadText } from './decode.ts';
import { asEntry, type ContentFile, readContentFile, slugOf, textsOf } from './entry-file.ts';
import { isShown } from './own-kinds.ts';
import type { Path, TextAt } from './source.ts';

/** How the files of a site are read. */
interface Reading {
  readText: ReadText;
  /** Values of placeholders in Markdown; called when the first file is read. */
  facts: () => Record<string, string>;
  /** The time of the build; undefined if entries are published whatever their date. */
  now: Date | undefined;
  /** Which of their texts to remember: many thousand entries have millions. */
  isRemembered: (text: string) => boolean;
}

/**
 * The entries of a folder that may have many thousand files.
 * @param files relative to the site's folder
 */
export function streamEntries(
  files: string[],
  schema: z.ZodObject,
  { readText, facts, now, isRemembered }: Reading,
) {
  // Read for this only if their kind has dates or drafts. One with mistakes counts as published, to report them.
  const isDated = now && ('date' in schema.shape || 'draft' in schema.shape);
  const isPublished = (file: string) =>
    !isDated || isShown(readContentFile(readText, file, schema).value, now);
  const published = files.filter(isPublished);
  const unused = new Set(published);
  const unread = new Set(published);
  const remembered = { samples: [] as Found[], texts: [] as TextAt[] };
  let current: ContentFile | undefined;

  const load = (file: string): ContentFile => {
    if (current?.source.file === file) return current;
    current = asEntry(readContentFile(readText, file, schema), facts, true);
    if (unread.delete(file)) {
      remembered.samples.push(...current.source.samples());
      remembered.texts.push(...textsOf(current, isRemembered));
    }
    return current;
  };
  const entryOf = (file: string): { slug: string } =>
    new Proxy(
      { slug: slugOf(file) },
      {
        get(known, key) {
          if (key === 'slug') return known.slug;
          unused.delete(file);
          const { value, problems } = load(file);
          if (problems.length > 0) throw new BuildError(problems);
          return (value as Record<PropertyKey, unknown>)[key];
        },
      },
    );

  return {
    /**
     * An object for each published file, with its `slug` and, for Markdown, its `sections`. All else is read from the
     * file when first used, and released when another entry is used. Access throws BuildError if it has mistakes.
     */
    entries: published.map(entryOf),
    /** Every text of all files, which are read one after another. */
    texts: () => published.flatMap((file) => textsOf(load(file))),
    /** The samples of all files, and the texts to remember. Reads the files that have not been read. */
    written: () => {
      for (const file of unread) load(file);
      return remembered;
    },
    /** Reads the unused files. @returns their mistakes */
    checkUnused: (): Problem[] => [...unused].flatMap((file) => load(file).problems),
    /** Where an object of the most recently read file was read; undefined for other objects. */
    originOf: (part: object) => {
      const path = current && pathTo(part, current.value);
      return current && path && { source: current.source, path };
    },
  };
}

/** Where an object is in a value; undefined if it is not. Most are near the beginning, so it does not list the rest. */
function pathTo(part: object, value: unknown): Path | undefined {
  if (value === part) return [];
  for (const [key, inner] of typeof value === 'object' ? Object.entries(value ?? {}) : []) {
    const path = pathTo(part, inner);
    if (path) return [key, ...path];
  }
  return undefined;
}
