import path from 'node:path';
import type { z } from 'zod';
import type { Problem } from '../shared/problems.ts';
import type { MarkdownText, ReadText } from './decode.ts';
import { checkWithSchema } from './explain.ts';
import { openMatterEnd, readProse, splitFrontMatter } from './markdown.ts';
import { problemsInTexts } from './plain-texts.ts';
import { parseSource, type Source, type TextAt, valuesIn } from './source.ts';

/** A content file, read and checked. */
export interface ContentFile {
  source: Source;
  /** The schema's result; undefined if there are problems. */
  value: unknown;
  /** Markdown below the front matter. */
  body?: MarkdownText;
  problems: Problem[];
}

/**
 * Reads a content file, and checks it with its schema.
 * @param file relative to the site's folder: `content/home.yaml`
 * @param isOptional whether it may be missing; the value is then that of an empty file, undefined if that has mistakes
 */
export function readContentFile(
  readText: ReadText,
  file: string,
  schema: z.ZodType,
  isOptional = false,
): ContentFile {
  const found = readText(file);
  if (!found && isOptional)
    return { source: parseSource(file, '{}'), value: schema.safeParse({}).data, problems: [] };
  const { text, problems } = found ?? { text: '', problems: [{ where: file, message: NO_FILE }] };
  if (problems.length > 0) return refused(file, problems);
  if (!file.endsWith('.md')) return check(parseSource(file, text), schema);
  const parts = splitFrontMatter(text);
  if (!parts) {
    const line = openMatterEnd(text);
    return refused(file, [{ where: `${file}:${line}:1`, message: line > 1 ? OPEN_MATTER : NO_MATTER }]);
  }
  const checked = check(parseSource(file, parts.matter, 2), schema);
  return {
    ...checked,
    source: { ...checked.source, text },
    body: { file, text: parts.body, firstLine: parts.bodyLine },
  };
}

const NO_FILE = 'This file is missing. Restore it from the last version that worked.';
const NO_MATTER =
  'The file must begin with its keys, with nothing above them: a line of three hyphens (---), keys such as "title: Terms", and such a line again.';
const OPEN_MATTER = 'The keys at the beginning of this file are not closed. Put a line "---" above this one.';

const refused = (file: string, problems: Problem[]): ContentFile => ({
  source: parseSource(file, ''),
  value: undefined,
  problems,
});

function check(source: Source, schema: z.ZodType): ContentFile {
  if (source.problems.length > 0) return { source, value: undefined, problems: source.problems };
  const { data, problems: mistakes } = checkWithSchema(source, schema);
  const inTexts = problemsInTexts(source);
  const others = mistakes.filter(({ where }) => !inTexts.some((one) => one.where === where));
  const problems = [...inTexts, ...others];
  return { source, value: problems.length === 0 ? data : undefined, problems };
}

/**
 * The value of a file in a folder as an entry: with its slug, and the sections of the Markdown below the front matter.
 * @param facts values of placeholders
 * @param mayOpen whether text may come before the first heading
 */
export function asEntry(
  file: ContentFile,
  facts: () => Record<string, string>,
  mayOpen: boolean,
): ContentFile {
  const { source, value, body, problems } = file;
  if (problems.length > 0) return file;
  const prose = body && readProse(body, facts(), mayOpen);
  const entry = {
    ...(value as object),
    ...(prose && { sections: prose.sections }),
    slug: slugOf(source.file),
  };
  return { ...file, value: entry, problems: prose?.problems ?? [] };
}

/** Name of a file without folder and extension: the entry's part of the URL. */
export const slugOf = (file: string): string => path.posix.parse(file).name;

/** Where each object in these files was read. */
export const originsIn = (files: ContentFile[]) =>
  new Map(
    files
      .flatMap(({ source, value }) =>
        valuesIn(value).map((inner) => [inner.value, { source, path: inner.path }] as const),
      )
      // The first place counts.
      .reverse(),
  );

/** The wanted texts of a file; for Markdown, each line below the front matter is one. */
export function textsOf({ source, body }: ContentFile, isWanted = (_text: string) => true): TextAt[] {
  const lines = body?.text.split('\n').map((value, index) => ({
    value,
    file: body.file,
    where: `${body.file}:${body.firstLine + index}:1`,
  }));
  return [...source.texts(isWanted), ...(lines ?? []).filter(({ value }) => isWanted(value))];
}
