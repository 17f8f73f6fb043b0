import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { printable } from '../shared/characters.ts';
import { firstOfEach } from '../shared/grouped.ts';
import { didYouMean } from '../shared/nearest.ts';
import { MOST, type Problem } from '../shared/problems.ts';
import { excerpt } from '../shared/words.ts';
import type { Path, Source } from './source.ts';

type RawIssue = z.core.$ZodRawIssue;
type Issue = z.core.$ZodIssue;

/**
 * Checks the value of a file with its schema.
 * @returns the schema's result, and at most MOST problems: place, what is wrong, what is expected
 */
export function checkWithSchema(source: Source, schema: z.ZodType): { data: unknown; problems: Problem[] } {
  const { data, error } = schema.safeParse(source.value, {
    error: (issue) => inPlainWords(issue, source, issue.path ?? []),
  });
  const issues = error?.issues.slice(0, MOST) ?? [];
  const problems = issues.flatMap((issue) => explain(issue, source, schema));
  // A value of the wrong kind also has the wrong length: the first message for a place is enough.
  return { data, problems: firstOfEach(problems, (one) => `${one.where} ${one.message.split(':')[0]}`) };
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
    const reason = issue.message.startsWith(MISSING) ? issue.message : `${MISSING}.`;
    return [{ where, message: `${name} ${reason}` }];
  }
  const where = placeFor(issue, value, source);
  if (value === null && name === '')
    return [{ where, message: 'This file is empty. Restore it from the last version that worked.' }];
  const message = `${name || 'the file'}: ${completed(issue.message, value)}`;
  return [{ where, message: message + (value === null ? remedyForNothing(issue, where, source) : '') }];
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

/** A place between two others: if many blank lines and comments are between them, the key may have been below one. */
function between(end: string, next: string): string {
  const [file = '', line = ''] = end.split(':');
  const isFar = Number(next.split(':')[1]) - Number(line) > 2;
  return isFar ? `${file}:${Number(line) + 2}:1` : end;
}

/** After a number sign, text is a comment and not a value. */
function remedyForNothing(issue: Issue, where: string, { text }: Source): string {
  const line = text.split('\n')[Number(where.split(':')[1]) - 1] ?? '';
  const [, comment] = /^\s*(?:- )?[\w-]+: +(#.*)$/.exec(line) ?? [];
  if (comment)
    return ` Text that begins with "#" is a comment, which nobody sees. Put quotes around it: "${shorten(comment)}".`;
  if (issue.code === 'invalid_type' && issue.expected === 'object')
    return ' Put its keys below it, each with 2 more spaces before it.';
  if (issue.code === 'invalid_type' && issue.expected === 'array')
    return ' Put its entries below it, each on a line that begins with "- ".';
  return ` Write it after the ${/^\s*-\s*$/.test(line) ? 'hyphen' : 'colon'}.`;
}

/** `['tiers', 2, 'price']` -> `tiers[2].price`; positions count from 0, as in code. */
function pathName(path: Path): string {
  return path.reduce<string>((name, part) => {
    if (typeof part === 'number') return `${name}[${part}]`;
    return name === '' ? String(part) : `${name}.${String(part)}`;
  }, '');
}

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, part) => Object(inner)[part], value);

/** Keys that a schema allows at a path, in its order; the value there chooses between kinds, such as `layout: cards`. */
function keysAt(schema: z.core.$ZodType, path: Path, value: unknown): string[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const values = Object(value) as Record<PropertyKey, z.core.util.Primitive>;
  const [part, ...rest] = path;
  const below = (inner: z.core.$ZodType | undefined) =>
    inner ? keysAt(inner, rest, values[part ?? '']) : [];
  switch (def.type) {
    case 'optional':
    case 'default':
      return keysAt(def.innerType, path, value);
    case 'pipe':
      return keysAt(def.in, path, value);
    case 'union': {
      const key = 'discriminator' in def ? String(def.discriminator) : '';
      const kind = def.options.find(({ _zod }) => _zod.propValues?.[key]?.has(values[key]));
      return kind ? keysAt(kind, path, value) : [];
    }
    case 'array':
      return below(def.element);
    case 'record':
      return below(def.valueType);
    case 'object':
      return part === undefined ? Object.keys(def.shape) : below(def.shape[String(part)]);
    default:
      return [];
  }
}

/** The names of zod's text formats. */
export const FORMATS: Record<string, string> = { email: 'an email address' };

/** How a message about a missing value begins, after its name. */
const MISSING = 'is missing. Add it';

/**
 * What is wrong with a value, for a sentence that its name begins. A schema's own message takes precedence.
 */
function inPlainWords(issue: RawIssue, source: Source, path: Path): string | undefined {
  const value = valueAt(source.value, path);
  if (value === undefined) return `${MISSING}${expectation(issue)}.`;
  switch (issue.code) {
    case 'invalid_type':
      return `this must be ${noun(issue.expected)}, but it is ${describe(value)}.${remedyFor(issue, value, source.written(path))}`;
    case 'invalid_value':
    case 'invalid_union':
      return notOneOf(choicesOf(issue), value);
    case 'too_small':
    case 'too_big':
      return `this must ${amount(issue)}, but it ${size(value)}.`;
    case 'invalid_format':
      return `this must be ${FORMATS[issue.format] ?? issue.format}`;
    default:
      return undefined;
  }
}

/** What is missing, in parentheses; empty if that is unknown. */
function expectation(issue: RawIssue): string {
  if (issue.code === 'invalid_type') return ` (${noun(issue.expected)})`;
  const choices = choicesOf(issue);
  return choices.length > 0 ? ` (one of ${choices.join(', ')})` : '';
}

const NOUNS: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of keys',
  record: 'a group of keys',
};
const noun = (type: string) => NOUNS[type] ?? type;

/** The values that are allowed; none if they cannot be listed. */
function choicesOf(issue: RawIssue): string[] {
  if (issue.code === 'invalid_value') return issue.values.map(String);
  if (issue.code !== 'invalid_union') return [];
  const literals = issue.errors.flat().flatMap((inner) => ('values' in inner ? inner.values : []));
  return [issue.options ?? [], literals].flat().map(String);
}

function notOneOf(choices: string[], value: unknown): string {
  const several = choices.length > 1 ? 'one of ' : '';
  const rest = choices.length > 0 ? `${several}${choices.join(', ')}` : 'of another kind';
  return `this must be ${rest}, but it is ${describe(value)}.${didYouMean(String(value), choices)}`;
}

/** How to turn a value of another kind into the right one; empty if that is unknown. */
function remedyFor(
  { expected, inst }: RawIssue & { code: 'invalid_type' },
  value: unknown,
  written: string,
): string {
  if (expected === 'string') return quotesFor(value, written, inst);
  if (typeof value !== 'string') return '';
  if (expected === 'array') return ' Put each entry on a line of its own that begins with "- ".';
  if (['number', 'int'].includes(expected) && value !== '' && Number.isFinite(Number(value)))
    return ' Remove the quotes.';
  return inst instanceof z.ZodObject
    ? ` Put its keys below it, each on a line of its own: ${Object.keys(inst.shape).join(', ')}.`
    : '';
}

/** Instead of a text, a number, a boolean or a group of one key becomes one in quotes, perhaps with a dollar sign. */
function quotesFor(value: unknown, written: string, schema: unknown): string {
  const pair = textWithColon(value);
  if (!(pair || ['number', 'boolean'].includes(typeof value)) || !(schema instanceof z.ZodType)) return '';
  const texts = pair ? [pair] : [written, `$${Number(value).toLocaleString('en-US')}`];
  const fitting = texts.find((text) => schema.safeParse(text).success);
  return fitting === undefined ? '' : ` Put quotes around it: "${fitting}".`;
}

/** The text that YAML reads as a group of one key: `Delivery by: Friday`; undefined for any other value. */
function textWithColon(value: unknown): string | undefined {
  const [[key, inner] = [], ...others] = Array.isArray(value) ? [] : Object.entries(Object(value));
  const isOne = key !== undefined && others.length === 0 && !(inner instanceof Object);
  return isOne ? `${key}: ${inner ?? ''}`.trim() : undefined;
}

const UNITS: Record<string, [one: string, several: string]> = {
  string: ['character', 'characters'],
  array: ['entry', 'entries'],
};

/** `have at least 2 entries`, or `be at most 50`. */
function amount(issue: RawIssue & { code: 'too_small' | 'too_big' }): string {
  const [bound, count] = issue.code === 'too_small' ? ['least', issue.minimum] : ['most', issue.maximum];
  const [one, several] = UNITS[issue.origin] ?? [];
  if (one === undefined) return `be at ${bound} ${count}`;
  const unit = Number(count) === 1 ? one : several;
  return `have ${issue.exact ? 'exactly' : `at ${bound}`} ${count} ${unit}`;
}

function size(value: unknown): string {
  if (typeof value === 'string') return value === '' ? 'is empty' : `has ${value.trim().length}`;
  return Array.isArray(value) ? `has ${value.length}` : `is ${String(value)}`;
}

/** A value, for a sentence. */
function describe(value: unknown): string {
  if (value === null || value === '') return 'empty';
  if (typeof value === 'string') return `the text "${shorten(value)}"`;
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a group of keys';
  return `the ${typeof value === 'boolean' ? 'value' : typeof value} ${String(value)}`;
}

/** The beginning of a text, on one line. */
const shorten = (text: string) => excerpt(printable(text.replace(/\s+/g, ' ')), 60);
