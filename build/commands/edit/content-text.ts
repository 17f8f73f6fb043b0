import { isDeepStrictEqual } from 'node:util';
import { type Node, visit } from 'yaml';
import type { Path as FieldPath } from '../../../client/edit/messages.ts';
import { splitFrontMatter } from '../../content/markdown.ts';
import { parseSource } from '../../content/parse-source.ts';
import type { Path, Source } from '../../content/source.ts';
import type { Problem } from '../../shared/problems.ts';
import { rewriteYaml } from './rewrite.ts';
import { documentOf, markedPaths, pathOf, withoutMarks } from './yaml-marks.ts';

/** Stands for the Markdown below the keys of a file, as one of them. No key of a schema begins so. */
export const BODY = '$text';

/** A content file as a form has it. */
export interface ContentText {
  value: Record<string, unknown>;
  /** Values that are marked with `!sample`. */
  samples: FieldPath[];
  source: Source;
}

const withUnixLines = (text: string) => text.replaceAll('\r\n', '\n');

/** The YAML of a file, the line at which it begins, what stands around it, and the Markdown below it. */
function partsOf(file: string, text: string) {
  const parts = file.endsWith('.md') ? splitFrontMatter(text) : undefined;
  if (!parts) return { head: '', matter: text, line: 1, rule: '', body: undefined };
  const at = text.indexOf('\n') + 1;
  const rule = text.slice(at + parts.matter.length, text.length - parts.body.length);
  return { head: text.slice(0, at), matter: parts.matter, line: 2, rule, body: parts.body };
}

/**
 * Reads a file for a form.
 * @param file its name, which says what it is: `content/home.yaml`
 * @throws Error for a file with mistakes of the grammar, which no form can show
 */
export function readContentText(file: string, text: string): ContentText {
  const { matter, line, body } = partsOf(file, withUnixLines(text));
  const source = parseSource(file, matter, line);
  const [problem] = source.problems;
  if (problem) throw new Error(`${problem.where}: ${problem.message}`);
  const value = { ...(source.value as object), ...(body !== undefined && { [BODY]: body }) };
  return { value, samples: markedPaths(documentOf(matter)) as FieldPath[], source };
}

/**
 * Changes a file where it differs from what is wanted, and nowhere else.
 * @param real paths of wanted values whose mark `!sample` goes
 * @param keysAt the keys that the file's schema knows at a path, in its order
 * @throws Error where that cannot be done; it says so
 */
export function rewriteContentText(
  file: string,
  text: string,
  wanted: Record<string, unknown>,
  real: Path[],
  keysAt: (path: Path) => string[],
): string {
  const { head, matter, rule, body } = partsOf(file, withUnixLines(text));
  const { [BODY]: _old, ...before } = readContentText(file, text).value;
  const { [BODY]: newBody, ...after } = wanted;
  const changed = withoutMarks(rewriteYaml(matter, before, after, keysAt, file.endsWith('.json')), real);
  const written = withLineEndsOf(text, head + changed + rule + (body === undefined ? '' : newBody));
  if (!isDeepStrictEqual(readContentText(file, written).value, wanted))
    throw new Error(
      `This change cannot be written into ${file}. Open the file in an editor and make it there.`,
    );
  return written;
}

/** Gives lines the ends they had: those before and after what changed their own, the others those of Windows. */
function withLineEndsOf(before: string, after: string): string {
  if (!before.includes('\r\n')) return after;
  const old = before.split(/(?<=\n)/);
  const lines = after.split(/(?<=\n)/);
  const isSame = (one = '', other = '') => withUnixLines(one) === other;
  const most = Math.min(old.length, lines.length);
  let start = 0;
  while (start < most && isSame(old[start], lines[start])) start += 1;
  let end = 0;
  while (end < most - start && isSame(old.at(-1 - end), lines.at(-1 - end))) end += 1;
  const middle = lines.slice(start, lines.length - end).map((line) => line.replace(/\n$/, '\r\n'));
  return [...old.slice(0, start), ...middle, ...old.slice(old.length - end)].join('');
}

/**
 * The field that a problem is about.
 * @param text of the file, with the problem in it
 * @returns undefined for a problem of another file
 */
export function fieldOf(file: string, text: string, { where, message }: Problem): Path | undefined {
  const [, place, line = '1', column = '1'] = /^(.+?):(\d+)(?::(\d+))?$/.exec(where) ?? [];
  if (place !== file) return undefined;
  // What is missing has no place of its own.
  const [, missing] = /^([\w-]+(?:\.[\w-]+|\[\d+\])*) is missing\./.exec(message) ?? [];
  if (missing)
    return Array.from(missing.matchAll(/[\w-]+/g), ([part]) => (/^\d+$/.test(part) ? Number(part) : part));
  const { matter, line: first, body } = partsOf(file, withUnixLines(text));
  const rows = matter.split('\n').slice(0, Number(line) - first);
  if (body !== undefined && Number(line) - first >= matter.split('\n').length) return [BODY];
  return pathAt(matter, rows.join('\n').length + Math.min(rows.length, 1) + Number(column) - 1);
}

/** The path of the smallest value around an offset, or of the key there. */
function pathAt(text: string, offset: number): Path {
  let found: Path = [];
  const holds = (node: unknown) => {
    const [from = 0, to = 0] = (node as Node | null)?.range ?? [];
    return from <= offset && offset <= to;
  };
  visit(documentOf(text), {
    Pair: (_key, pair, ancestors) => {
      if (holds(pair.key)) found = pathOf(pair, ancestors);
    },
    Node: (key, node, ancestors) => {
      if (key !== 'key' && holds(node)) found = pathOf(node, ancestors);
    },
  });
  return found;
}
