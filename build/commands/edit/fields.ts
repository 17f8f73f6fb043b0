import type { FieldFinding, FieldProblem, FieldText, Path } from '../../../client/edit/messages.ts';
import type { Finding, Problem } from '../../shared/problems.ts';
import { BODY, fieldOf, readContentText } from './content-text.ts';

/** Content files by their names, with their texts. */
export type Texts = ReadonlyMap<string, string>;

/** Says at which field a problem is. */
export function atField(texts: Texts, problem: Problem): FieldProblem {
  const [, file = ''] = /^(.+?)(?::\d+)*$/.exec(problem.where) ?? [];
  const text = texts.get(file);
  const path = text === undefined ? undefined : pathIn(file, text, problem);
  return { ...problem, ...(path && { file, path: path as Path }) };
}

/** A file that cannot be read has no fields. */
function pathIn(file: string, text: string, problem: Problem) {
  try {
    return fieldOf(file, text, problem);
  } catch {
    return undefined;
  }
}

/** What a release would find, each with its field. */
export const findingsAtFields = (texts: Texts, findings: Finding[]): FieldFinding[] =>
  findings.map(({ rule, where, value, remedy, note }) => ({
    ...atField(texts, { where, message: note ? `${remedy} (${note})` : remedy }),
    rule,
    value,
  }));

/** Every sample of the content. */
export function samplesIn(texts: Texts): FieldFinding[] {
  const remedy = 'Enter the real value, and say that it is real now.';
  return readable(texts).flatMap(({ source }) =>
    findingsAtFields(
      texts,
      source.samples().map((sample) => ({ ...sample, rule: 'sample', remedy })),
    ),
  );
}

/** Every text of the content, by which the editor knows what somebody clicks on. */
export const textsIn = (texts: Texts): FieldText[] =>
  readable(texts).flatMap(({ source, value }) => textsOf(source.file, value, []));

/** Files that a form can show. */
const readable = (texts: Texts) =>
  [...texts].flatMap(([file, text]) => {
    try {
      return readContentText(file, text);
    } catch {
      return [];
    }
  });

function textsOf(file: string, value: unknown, path: Path): FieldText[] {
  if (typeof value === 'string' && path.at(-1) === BODY)
    return lines(value).map((text) => ({ file, path, text }));
  if (typeof value === 'string') return [{ file, path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsOf(file, inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** Lines of Markdown as a visitor reads them. */
const lines = (body: string): string[] =>
  body.split('\n').flatMap((line) => {
    const words = line.replace(/^\s*(?:#+|[-*>]|\d+\.)\s+/, '').replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');
    return words.replace(/\*\*|__|[*`]/g, '').trim() || [];
  });
