import { z } from 'zod';
import { printable } from '../shared/characters.ts';
import { didYouMean } from '../shared/nearest.ts';

type RawIssue = z.core.$ZodRawIssue;

/** The names of zod's text formats. */
export const FORMATS: Record<string, string> = { email: 'an email address' };

/** How a message about a missing value begins, after its name. */
export const MISSING = 'is missing. Add it';

/**
 * What is wrong with a value, for a sentence that its name begins. A schema's own message takes precedence.
 * @param value as written
 */
export function inPlainWords(issue: RawIssue, value: unknown): string | undefined {
  if (value === undefined) return `${MISSING}${expectation(issue)}.`;
  switch (issue.code) {
    case 'invalid_type':
      return `this must be ${noun(issue.expected)}, but it is ${describe(value)}.${remedyFor(issue, value)}`;
    case 'invalid_value':
    case 'invalid_union':
      return notOneOf(choicesOf(issue), value);
    case 'too_small':
      return `this must ${amount('least', issue.minimum, issue)}, but it ${size(value)}.`;
    case 'too_big':
      return `this must ${amount('most', issue.maximum, issue)}, but it ${size(value)}.`;
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
/** The name of a kind of value. */
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
function remedyFor({ expected, inst }: RawIssue & { code: 'invalid_type' }, value: unknown): string {
  if (expected === 'string') return quotesFor(value, inst);
  if (typeof value !== 'string') return '';
  if (expected === 'array') return ' Put each entry on a line of its own that begins with "- ".';
  if (['number', 'int'].includes(expected) && value !== '' && Number.isFinite(Number(value)))
    return ' Remove the quotes.';
  return inst instanceof z.ZodObject
    ? ` Put its keys below it, each on a line of its own: ${Object.keys(inst.shape).join(', ')}.`
    : '';
}

/** A number or a boolean instead of a text becomes one in quotes, perhaps with a dollar sign before it. */
function quotesFor(value: unknown, schema: unknown): string {
  if (!['number', 'boolean'].includes(typeof value) || !(schema instanceof z.ZodType)) return '';
  const texts = [String(value), `$${Number(value).toLocaleString('en-US')}`];
  const fitting = texts.find((text) => schema.safeParse(text).success);
  return fitting === undefined ? '' : ` Put quotes around it: "${fitting}".`;
}

const UNITS: Record<string, [one: string, several: string]> = {
  string: ['character', 'characters'],
  array: ['entry', 'entries'],
};

/** `have at least 2 entries`, or `be at most 50`. */
function amount(
  bound: 'least' | 'most',
  count: number | bigint,
  { origin, exact }: { origin: string; exact?: boolean },
): string {
  const [one, several] = UNITS[origin] ?? [];
  if (one === undefined) return `be at ${bound} ${count}`;
  const unit = Number(count) === 1 ? one : several;
  return `have at ${bound} ${count} ${unit}${exact ? ' (exactly that many)' : ''}`;
}

/** The length or size of a value. */
function size(value: unknown): string {
  if (typeof value === 'string') return value === '' ? 'is empty' : `has ${value.trim().length}`;
  return Array.isArray(value) ? `has ${value.length}` : `is ${String(value)}`;
}

/** A value, for a sentence. */
export function describe(value: unknown): string {
  if (value === null || value === '') return 'empty';
  if (typeof value === 'string') return `the text "${shorten(value)}"`;
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a group of keys';
  return `the ${typeof value === 'boolean' ? 'value' : typeof value} ${String(value)}`;
}

/** The beginning of a text, on one line. */
export const shorten = (text: string) => {
  const line = printable(text.replace(/\s+/g, ' '));
  return line.length > 60 ? `${line.slice(0, 57)}…` : line;
};
