import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { didYouMean } from '../shared/nearest.ts';
import { MOST, type Problem } from '../shared/problems.ts';
import { describe, inPlainWords, MISSING, shorten } from './explain-words.ts';
import { keysAt } from './schema-nodes.ts';
import type { Path, Source } from './source.ts';

type Issue = z.core.$ZodIssue;

/**
 * Checks the value of a file with its schema.
 * @returns the schema's result, and at most MOST problems: place, what is wrong, what is expected
 */
export function checkWithSchema(source: Source, schema: z.ZodType): { data: unknown; problems: Problem[] } {
  const { data, error } = schema.safeParse(source.value, {
    error: (issue) => inPlainWords(issue, valueAt(source.value, issue.path ?? [])),
  });
  const issues = error?.issues.slice(0, MOST) ?? [];
  // A value of the wrong kind also has the wrong length: the first message for a place is enough.
  const first = new Set<string>();
  const problems = issues
    .flatMap((issue) => explain(issue, source, schema))
    .filter(({ where, message }) => {
      const place = `${where} ${message.split(':')[0]}`;
      return !first.has(place) && first.add(place);
    });
  return { data, problems };
}

function explain(issue: Issue, source: Source, schema: z.ZodType): Problem[] {
  const name = pathName(issue.path);
  if (issue.code === 'unrecognized_keys') {
    const known = keysAt(schema, issue.path, source.value);
    return issue.keys.slice(0, MOST).map((key) => ({
      where: source.atKey(issue.path, key),
      message: `${name === '' ? '' : `${name}: `}the key "${shorten(key)}" is unknown.${didYouMean(key, known)} Known keys: ${known.join(', ')}.`,
    }));
  }
  const value = valueAt(source.value, issue.path);
  if (value === undefined) {
    const where = placeForMissing(issue.path, source, schema);
    return [
      { where, message: `${name} ${issue.message.startsWith(MISSING) ? issue.message : `${MISSING}.`}` },
    ];
  }
  const where = placeFor(issue, value, source);
  if (value === null && name === '')
    return [{ where, message: 'This file is empty. Restore it from the last version that worked.' }];
  const message = `${name || 'the file'}: ${completed(issue.message, value)}`;
  return [{ where, message: value === null ? `${message}${remedyForNothing(where, source)}` : message }];
}

/** A message as a whole sentence: those of the schemas end without a period, and may not say what the value is. */
function completed(message: string, value: unknown): string {
  if (/^this must (?!.*, but it )/.test(message)) return `${message}, but it is ${describe(value)}.`;
  return /[.?]$/.test(message) ? message : `${message}.`;
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
  const known = keysAt(schema, around, source.value);
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

/** After a number sign, text is a comment and not a value. */
function remedyForNothing(where: string, { text }: Source): string {
  const line = text.split('\n')[Number(where.split(':')[1]) - 1] ?? '';
  const [, comment] = /^\s*(?:- )?[\w-]+: +(#.*)$/.exec(line) ?? [];
  return comment
    ? ` Text that begins with "#" is a comment, which nobody sees. Put quotes around it: "${shorten(comment)}".`
    : ' Write it after the colon.';
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
