import { isDeepStrictEqual } from 'node:util';
import { type Path, Refused } from '../../../client/edit/messages.ts';
import { splitFrontMatter } from '../../content/markdown.ts';
import { parseSource, valuesIn } from '../../content/source.ts';
import type { Problem } from '../../shared/problems.ts';
import { withChanges, yamlWith } from './rewrite.ts';

/** Stands for the Markdown below the keys of a file, as one of them. No key of a schema begins so. */
export const BODY = '$text';

/** A content file as a form has it. */
export type ContentText = ReturnType<typeof readContentText>;

/** The keys of a file with the line at which they begin, what stands around them, and the Markdown below them. */
function partsOf(file: string, text: string) {
  const parts = file.endsWith('.md') ? splitFrontMatter(text) : undefined;
  const start = parts ? text.indexOf('\n') + 1 : Number(text.startsWith('\uFEFF'));
  const matter = parts?.matter ?? text.slice(start);
  const end = start + matter.length;
  const { body, bodyLine } = parts ?? {};
  const rule = text.slice(end, text.length - (body?.length ?? 0));
  return { head: text.slice(0, start), matter, line: parts ? 2 : 1, rule, body, bodyLine };
}

/**
 * Reads a file for a form.
 * @param file its name, which says what it is: `content/home.yaml`
 * @returns a value without meaning where the source has problems
 */
export function readContentText(file: string, text: string) {
  const { matter, line, body, bodyLine } = partsOf(file, text.replaceAll('\r\n', '\n'));
  const source = parseSource(file, matter, line);
  const value: Record<string, unknown> = { ...Object(source.value), ...(bodyLine && { [BODY]: body }) };
  return { value, source, bodyLine };
}

/** Paths of the values that are marked with `!sample`. */
export const markedPaths = ({ source }: ContentText): Path[] =>
  valuesIn(source.value).flatMap(({ path }) => (source.isMarked(path) ? [path] : []));

type Value = Record<string, unknown>;

/**
 * Changes a file where it differs from what is wanted, and nowhere else.
 * @param states of the value, the wanted one last: those before show which entry of a list was moved, copied or changed
 * @param real paths of wanted values whose mark `!sample` goes
 * @throws Refused where that cannot be done; it says so
 */
export function rewriteContentText(file: string, text: string, states: Value[], real: Path[] = []): string {
  const before = states.slice(0, -1).reduce((old, value) => withValue(file, old, value) ?? old, text);
  const written = withValue(file, before, states.at(-1) ?? {}, real);
  if (written !== undefined) return written;
  const message = `The editor cannot write this change into ${file}. Open the file in a text editor and make it there.`;
  throw new Refused(422, message);
}

/** @returns undefined where a value cannot be written into a text */
function withValue(file: string, text: string, wanted: Value, real: Path[] = []): string | undefined {
  const { head, matter, rule, body = '' } = partsOf(file, text);
  const { [BODY]: oldBody = '', ...old } = readContentText(file, text).value;
  const { [BODY]: newBody = '', ...keys } = wanted;
  const written = yamlWith(matter, old, keys, real);
  const whole = head + written + rule + withChanges(body, String(oldBody), String(newBody));
  const { value, source } = readContentText(file, whole);
  return source.problems.length === 0 && isDeepStrictEqual(value, wanted) ? whole : undefined;
}

/**
 * The field that a problem is about.
 * @param content the file with the problem in it
 */
export function fieldOf({ source, bodyLine }: ContentText, { where, message }: Problem): Path {
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
  return valuesIn(source.value).findLast(isBefore)?.path ?? [];
}

/** `content/home.yaml:4:7`; without a column, the end of the line. */
function placeOf(where: string): { line: number; column: number } {
  const [, line = 1, column = Number.POSITIVE_INFINITY] = /:(\d+)(?::(\d+))?$/.exec(where) ?? [];
  return { line: Number(line), column: Number(column) };
}
