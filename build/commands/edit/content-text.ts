import { isDeepStrictEqual } from 'node:util';
import type { Path } from '../../../client/edit/messages.ts';
import { splitFrontMatter } from '../../content/markdown.ts';
import { parseSource } from '../../content/parse-source.ts';
import { type Source, valuesIn } from '../../content/source.ts';
import type { Problem } from '../../shared/problems.ts';
import { Refused } from './refused.ts';
import { jsonWith, patched, yamlWith } from './rewrite.ts';

/** Stands for the Markdown below the keys of a file, as one of them. No key of a schema begins so. */
export const BODY = '$text';

/** A content file as a form has it. */
export interface ContentText {
  value: Record<string, unknown>;
  source: Source;
  /** Line at which the Markdown begins, counted from 1; undefined for a file without. */
  bodyLine: number | undefined;
}

/** The keys of a file with the line at which they begin, what stands around them, and the Markdown below them. */
function partsOf(file: string, text: string) {
  const unix = text.replaceAll('\r\n', '\n');
  const parts = file.endsWith('.md') ? splitFrontMatter(unix) : undefined;
  const start = parts ? unix.indexOf('\n') + 1 : Number(unix.startsWith('\uFEFF'));
  const matter = parts ? `${parts.matter}\n` : unix.slice(start);
  const end = start + matter.length;
  const { body, bodyLine } = parts ?? {};
  const rule = unix.slice(end, unix.length - (body?.length ?? 0));
  return { head: unix.slice(0, start), matter, line: parts ? 2 : 1, rule, body, bodyLine };
}

/**
 * Reads a file for a form.
 * @param file its name, which says what it is: `content/home.yaml`
 * @returns a value without meaning where the source has problems
 */
export function readContentText(file: string, text: string): ContentText {
  const { matter, line, body, bodyLine } = partsOf(file, text);
  const source = parseSource(file, matter, line);
  return { value: { ...Object(source.value), ...(bodyLine && { [BODY]: body }) }, source, bodyLine };
}

/** Content files that a form can show, by their names. */
export type Contents = ReadonlyMap<string, ContentText>;

/** @param texts of content files by their names; those with mistakes of the grammar are left out */
export function readContents(texts: ReadonlyMap<string, string>): Contents {
  const contents = [...texts].map(([file, text]) => [file, readContentText(file, text)] as const);
  return new Map(contents.filter(([, { source }]) => source.problems.length === 0));
}

/** Paths of the values that are marked with `!sample`. */
export const markedPaths = ({ source }: ContentText): Path[] =>
  valuesIn(source.value).flatMap(({ path }) => (source.isMarked(path) ? [path] : []));

/**
 * Changes a file where it differs from what is wanted, and nowhere else.
 * @param real paths of wanted values whose mark `!sample` goes
 * @throws Refused where that cannot be done; it says so
 */
export function rewriteContentText(
  file: string,
  text: string,
  wanted: Record<string, unknown>,
  real: Path[],
): string {
  const { head, matter, rule, body = '' } = partsOf(file, text);
  const { [BODY]: _body, ...before } = readContentText(file, text).value;
  const { [BODY]: newBody = '', ...after } = wanted;
  const write = file.endsWith('.json') ? jsonWith : yamlWith;
  const withLineEnds = (lines: string) => (isOfWindows(text) ? lines.replaceAll('\n', '\r\n') : lines);
  const base = withLineEnds(head + write(matter, before) + rule + body);
  const edited = withLineEnds(head + write(matter, after, real) + rule + newBody);
  for (const byWords of [true, false]) {
    const written = patched(text, base, edited, byWords);
    if (isDeepStrictEqual(readContentText(file, written).value, wanted)) return written;
  }
  throw new Refused(422, {
    message: `This change cannot be written into ${file}. Open the file in an editor and make it there.`,
  });
}

/** Whether most lines end as Windows ends them. */
const isOfWindows = (text: string) => text.split('\r\n').length * 2 > text.split('\n').length;

/**
 * The field that a problem is about.
 * @param content the file with the problem in it
 */
export function fieldOf({ source, value, bodyLine }: ContentText, { where, message }: Problem): Path {
  // What is missing has no place of its own.
  const [, missing] = /^([\w-]+(?:\.[\w-]+|\[\d+\])*) is missing\./.exec(message) ?? [];
  if (missing)
    return (missing.match(/[\w-]+/g) ?? []).map((part) => (/^\d+$/.test(part) ? Number(part) : part));
  const place = placeOf(where);
  if (bodyLine && place.line >= bodyLine) return [BODY];
  const isBefore = ({ path }: { path: Path }) => {
    const key = path.at(-1);
    const { line, column } = placeOf(
      typeof key === 'string' ? source.atKey(path.slice(0, -1), key) : source.at(path),
    );
    return line < place.line || (line === place.line && column <= place.column);
  };
  const { [BODY]: _body, ...keys } = value;
  return valuesIn(keys).findLast(isBefore)?.path ?? [];
}

/** `content/home.yaml:4:7`; without a column, the end of the line. */
function placeOf(where: string): { line: number; column: number } {
  const [, line = 1, column = Number.POSITIVE_INFINITY] = /:(\d+)(?::(\d+))?$/.exec(where) ?? [];
  return { line: Number(line), column: Number(column) };
}
