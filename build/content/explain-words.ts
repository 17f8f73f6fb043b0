import type { z } from 'zod';
import { printable } from '../shared/characters.ts';

type Issue = z.core.$ZodIssue;

/** The names of zod's text formats. */
export const FORMATS: Record<string, string> = { email: 'an email address' };

/** Added if a list must have an exact length. */
export const exactly = (issue: Issue) => ('exact' in issue && issue.exact ? ' (exactly that many)' : '');

/** `have at least 2 entries`, or `be at most 50`. */
export function amount(bound: 'least' | 'most', count: number | bigint, origin: string): string {
  const [one, several] = UNITS[origin] ?? [];
  if (one === undefined) return `be at ${bound} ${count}`;
  return `have at ${bound} ${count} ${Number(count) === 1 ? one : several}`;
}

const UNITS: Record<string, [one: string, several: string]> = {
  string: ['character', 'characters'],
  array: ['entry', 'entries'],
};

/** The length or size of a value. */
export function size(value: unknown): string {
  if (typeof value === 'string') return value === '' ? 'is empty' : `has ${value.trim().length}`;
  if (Array.isArray(value)) return `has ${value.length}`;
  return `is ${String(value)}`;
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
export const noun = (type: string) => NOUNS[type] ?? type;

/** What is missing, in parentheses; empty if that is unknown. */
export function expectation(issue: Issue): string {
  if (issue.code === 'invalid_type')
    return issue.message.startsWith('Invalid') ? ` (${noun(issue.expected)})` : `: ${issue.message}`;
  if (issue.code === 'invalid_value') return ` (one of ${issue.values.map(String).join(', ')})`;
  if (issue.code === 'invalid_union') {
    const options = 'options' in issue && Array.isArray(issue.options) ? issue.options.map(String) : [];
    return options.length > 0 ? ` (one of ${options.join(', ')})` : '';
  }
  return '';
}

/** A value, for a sentence. */
export function describe(value: unknown): string {
  if (value === null) return 'empty';
  if (typeof value === 'string') return value === '' ? 'empty' : `the text "${shorten(value)}"`;
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a group of keys';
  return `the ${typeof value === 'boolean' ? 'value' : typeof value} ${String(value)}`;
}

/** The beginning of a text, on one line. */
export const shorten = (text: string) => {
  const line = printable(text.replace(/\s+/g, ' '));
  return line.length > 60 ? `${line.slice(0, 57)}…` : line;
};
