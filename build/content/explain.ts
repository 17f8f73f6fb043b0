import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { didYouMean } from '../shared/nearest.ts';
import { MOST, type Problem } from '../shared/problems.ts';
import { amount, describe, exactly, expectation, FORMATS, noun, shorten, size } from './explain-words.ts';
import { discriminatorValues, knownKeys, type SchemaNode, schemaAt } from './schema-nodes.ts';
import type { Path, Source } from './source.ts';

type Issue = z.core.$ZodIssue;

/** Explains the mistakes that a schema found in a source, at most MOST: place, what is wrong, what is expected. */
export function explainIssues(issues: readonly Issue[], source: Source, schema: z.ZodType): Problem[] {
  const problems = issues.slice(0, MOST).flatMap((issue) => explain(issue, source, schema));
  // A value of the wrong kind also has the wrong length: the first message for a place is enough.
  const first = new Set<string>();
  return problems.filter(({ where, message }) => {
    const place = `${where} ${message.split(':')[0]}`;
    return !first.has(place) && first.add(place);
  });
}

function explain(issue: Issue, source: Source, schema: z.ZodType): Problem[] {
  const name = pathName(issue.path);
  if (issue.code === 'unrecognized_keys') {
    const known = knownKeys(schema, issue.path, source.value);
    return issue.keys.slice(0, MOST).map((key) => ({
      where: source.atKey(issue.path, key),
      message: `${name === '' ? '' : `${name}: `}the key "${shorten(key)}" is unknown.${didYouMean(key, known)} Known keys: ${known.join(', ')}.`,
    }));
  }
  const value = valueAt(source.value, issue.path);
  if (value === undefined) {
    const where = placeForMissing(issue.path, source, schema);
    return [{ where, message: `${name} is missing. Add it${expectation(issue)}.` }];
  }
  const where = placeFor(issue, value, source);
  if (value === null && name === '')
    return [{ where, message: 'This file is empty. Restore it from the last version that worked.' }];
  const message = `${name || 'the file'}: ${sentence(issue, value, schema, source.value)}`;
  return [{ where, message: value === null ? `${message}${remedyForNothing(where, source)}` : message }];
}

/** For a list with too many entries, the one that appears twice, otherwise the first one too many. */
function placeFor(issue: Issue, value: unknown, source: Source): string {
  if (issue.code !== 'too_big' || !Array.isArray(value)) return source.at(issue.path);
  const twice = value.findIndex((entry, index) => index > 0 && isDeepStrictEqual(entry, value[index - 1]));
  return source.at([...issue.path, twice === -1 ? Number(issue.maximum) : twice]);
}

/** Where a missing key belongs: after the key that precedes it in the schema, whose order content files follow. */
function placeForMissing(path: Path, source: Source, schema: z.ZodType): string {
  const around = path.slice(0, -1);
  const known = knownKeys(schema, around, source.value);
  const own = known.indexOf(String(path.at(-1)));
  const isThere = (key: string) => valueAt(source.value, [...around, key]) !== undefined;
  const before = known.slice(0, own).findLast(isThere);
  const after = known.slice(own + 1).find(isThere);
  if (before === undefined) return source.at(path);
  const end = source.endOf([...around, before]);
  return after === undefined ? end : between(end, source.atKey(around, after));
}

/**
 * A place between two others: if many blank lines and comments are between them, the key may have been below one of
 * those.
 */
function between(end: string, next: string): string {
  const [file = '', line = ''] = end.split(':');
  const isFar = Number(next.split(':')[1]) - Number(line) > 2;
  return isFar ? `${file}:${Number(line) + 2}:1` : end;
}

/** @param document the whole value of the file */
function sentence(issue: Issue, value: unknown, schema: z.ZodType, document: unknown): string {
  switch (issue.code) {
    case 'invalid_type':
      return `this must be ${noun(issue.expected)}, but it is ${describe(value)}.${remedyFor(issue, value, schema, document)}`;
    case 'invalid_value':
      return `this must be one of ${issue.values.map(String).join(', ')}, but it is ${describe(value)}.${didYouMean(String(value), issue.values.map(String))}`;
    case 'too_small':
      return `this must ${amount('least', issue.minimum, issue.origin)}${exactly(issue)}, but it ${size(value)}.`;
    case 'too_big':
      return `this must ${amount('most', issue.maximum, issue.origin)}${exactly(issue)}, but it ${size(value)}.`;
    case 'invalid_union':
      return unionSentence(issue, value, schema);
    case 'invalid_format':
      return issue.message.startsWith('this must')
        ? `${issue.message}, but it is ${describe(value)}.`
        : `this must be ${FORMATS[issue.format] ?? issue.format}, but it is ${describe(value)}.`;
    default:
      return /^this must (?!.*, but it )/.test(issue.message)
        ? `${issue.message}, but it is ${describe(value)}.`
        : `${issue.message}.`;
  }
}

/** After a number sign, text is a comment and not a value. */
function remedyForNothing(where: string, { text }: Source): string {
  const line = text.split('\n')[Number(where.split(':')[1]) - 1] ?? '';
  const [, comment] = /^\s*(?:- )?[\w-]+: +(#.*)$/.exec(line) ?? [];
  return comment
    ? ` Text that begins with "#" is a comment, which nobody sees. Put quotes around it: "${shorten(comment)}".`
    : ' Write it after the colon.';
}

/** How to turn a value of another kind into the right one; empty if that is unknown. */
function remedyFor(
  issue: Issue & { code: 'invalid_type' },
  value: unknown,
  schema: z.ZodType,
  document: unknown,
): string {
  const { expected, path } = issue;
  if (expected === 'string') return quotesFor(value, schemaAt(schema, path, document));
  if (typeof value !== 'string') return '';
  if (expected === 'array') return ' Put each entry on a line of its own that begins with "- ".';
  if (['number', 'int'].includes(expected) && value !== '' && Number.isFinite(Number(value)))
    return ' Remove the quotes.';
  const keys = knownKeys(schema, path, document);
  return expected === 'object' && keys.length > 0
    ? ` Put its keys below it, each on a line of its own: ${keys.join(', ')}.`
    : '';
}

/** A number or a boolean instead of a text becomes one in quotes, perhaps with a dollar sign before it. */
function quotesFor(value: unknown, schema: SchemaNode | undefined): string {
  if (!['number', 'boolean'].includes(typeof value)) return '';
  const texts = [String(value), `$${Number(value).toLocaleString('en-US')}`];
  const fitting = texts.find((text) => schema?.safeParse(text).success);
  return fitting === undefined ? '' : ` Put quotes around it: "${fitting}".`;
}

function unionSentence(issue: Issue & { code: 'invalid_union' }, value: unknown, schema: z.ZodType): string {
  if (issue.message.startsWith('this must')) return `${issue.message}, but it is ${describe(value)}.`;
  const kinds = discriminatorValues(schema, issue.path);
  const choices = [
    ...kinds,
    ...issue.errors.flat().flatMap((inner) => ('values' in inner ? inner.values.map(String) : [])),
  ];
  const rest = choices.length > 0 ? `one of ${choices.join(', ')}` : 'of another kind';
  return `this must be ${rest}, but it is ${describe(value)}.${typeof value === 'string' ? didYouMean(value, choices) : ''}`;
}

/** `['tiers', 2, 'price']` -> `tiers[2].price`; positions count from 0, as in code. */
function pathName(path: Path): string {
  return path.reduce<string>((name, part) => {
    if (typeof part === 'number') return `${name}[${part}]`;
    return name === '' ? String(part) : `${name}.${String(part)}`;
  }, '');
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (inner, part) => (inner as Record<PropertyKey, unknown> | undefined)?.[part],
    value,
  );
}
