import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { printable } from '../shared/characters.ts';
import { didYouMean } from '../shared/nearest.ts';
import { MOST, type Problem } from '../shared/problems.ts';
import type { Path, Source } from './source.ts';

type Issue = z.core.$ZodIssue;

/** Says the mistakes that a schema found in a source, at most MOST: place, what is wrong, what is expected. */
export function explainIssues(issues: readonly Issue[], source: Source, schema: z.ZodType): Problem[] {
  const problems = issues.slice(0, MOST).flatMap((issue) => explain(issue, source, schema));
  return problems.slice(0, MOST);
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
  return [{ where, message: `${name || 'the file'}: ${sentence(issue, value, schema)}` }];
}

/** Of a list with too many entries the one that stands there twice, else the first that is too many. */
function placeFor(issue: Issue, value: unknown, source: Source): string {
  if (issue.code !== 'too_big' || !Array.isArray(value)) return source.at(issue.path);
  const twice = value.findIndex((entry, index) => index > 0 && isDeepStrictEqual(entry, value[index - 1]));
  return source.at([...issue.path, twice === -1 ? Number(issue.maximum) : twice]);
}

/** Where a missing key belongs: after the one before it in the schema, whose order content files follow. */
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

/** A place between two: where many blank lines and comments lie between them, the key may have stood under one. */
function between(end: string, next: string): string {
  const [file = '', line = ''] = end.split(':');
  const isFar = Number(next.split(':')[1]) - Number(line) > 2;
  return isFar ? `${file}:${Number(line) + 2}:1` : end;
}

function sentence(issue: Issue, value: unknown, schema: z.ZodType): string {
  switch (issue.code) {
    case 'invalid_type':
      return `this must be ${noun(issue.expected)}, but it is ${describe(value)}.${quotesFor(issue.expected, value)}`;
    case 'invalid_value':
      return `this must be one of ${issue.values.map(String).join(', ')}, but it is ${describe(value)}.${didYouMean(String(value), issue.values.map(String))}`;
    case 'too_small':
      return `this must have at least ${amount(issue.minimum, issue.origin)}${exactly(issue)}, but it ${size(value)}.`;
    case 'too_big':
      return `this must have at most ${amount(issue.maximum, issue.origin)}${exactly(issue)}, but it ${size(value)}.`;
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

/** A number or a yes in the place of words is a text once it stands in quotes. */
const quotesFor = (expected: string, value: unknown) =>
  expected === 'string' && ['number', 'boolean'].includes(typeof value)
    ? ` Put quotes around it: "${String(value)}".`
    : '';

/** What a text of each format of zod is called. */
export const FORMATS: Record<string, string> = {
  email: 'an email address',
  url: 'a complete address that begins with https://',
};

function unionSentence(issue: Issue & { code: 'invalid_union' }, value: unknown, schema: z.ZodType): string {
  if (issue.message.startsWith('this must')) return `${issue.message}, but it is ${describe(value)}.`;
  const kinds = discriminatorValues(schema as unknown as SchemaNode, issue.path);
  const choices = [
    ...kinds,
    ...issue.errors.flat().flatMap((inner) => ('values' in inner ? inner.values.map(String) : [])),
  ];
  const rest = choices.length > 0 ? `one of ${choices.join(', ')}` : 'of another kind';
  return `this must be ${rest}, but it is ${describe(value)}.${typeof value === 'string' ? didYouMean(value, choices) : ''}`;
}

/** The values of the key that tells the kinds of a file apart, such as `layout` of a service. */
function discriminatorValues({ def }: SchemaNode, path: Path): string[] {
  const key = def.discriminator;
  if (key === undefined || path.length !== 1 || path[0] !== key) return [];
  return (def.options ?? []).map((option) => String(option.shape?.[key]?.value));
}

const exactly = (issue: Issue) => ('exact' in issue && issue.exact ? ' (exactly that many)' : '');

function amount(count: number | bigint, origin: string): string {
  const unit = origin === 'string' ? 'character' : origin === 'array' ? 'entry' : '';
  if (unit === '') return `the value ${count}`;
  if (Number(count) === 1) return `1 ${unit}`;
  return `${count} ${unit === 'entry' ? 'entries' : 'characters'}`;
}

function size(value: unknown): string {
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
const noun = (type: string) => NOUNS[type] ?? type;

function expectation(issue: Issue): string {
  if (issue.code === 'invalid_type') return ` (${noun(issue.expected)})`;
  if (issue.code === 'invalid_value') return ` (one of ${issue.values.map(String).join(', ')})`;
  if (issue.code === 'invalid_union') {
    const options = 'options' in issue && Array.isArray(issue.options) ? issue.options.map(String) : [];
    return options.length > 0 ? ` (one of ${options.join(', ')})` : '';
  }
  return '';
}

function describe(value: unknown): string {
  if (value === null) return 'empty';
  if (typeof value === 'string') return value === '' ? 'empty' : `the text "${shorten(value)}"`;
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a group of keys';
  return `the ${typeof value === 'boolean' ? 'value' : typeof value} ${String(value)}`;
}

const shorten = (text: string) => {
  const line = printable(text.replace(/\s+/g, ' '));
  return line.length > 60 ? `${line.slice(0, 57)}…` : line;
};

/** `['tiers', 2, 'price']` -> `tiers[2].price`; positions count from 0, as in the code that reads them. */
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

/** Keys that the schema allows at a path; unions are narrowed by the value that stands there. */
function knownKeys(schema: unknown, path: Path, value: unknown): string[] {
  const node = narrow(schema as SchemaNode, value);
  const [head, ...rest] = path;
  if (head === undefined) return node.shape ? Object.keys(node.shape) : [];
  const inner = typeof head === 'number' ? node.element : node.shape?.[String(head)];
  return inner ? knownKeys(inner, rest, (value as Record<PropertyKey, unknown>)[head]) : [];
}

/** The parts of a zod schema that lead to its keys. */
interface SchemaNode {
  def: { innerType?: SchemaNode; in?: SchemaNode; options?: SchemaNode[]; discriminator?: string };
  shape?: Record<string, SchemaNode & { value?: unknown }>;
  element?: SchemaNode;
}

function narrow(schema: SchemaNode, value: unknown): SchemaNode {
  const { innerType, in: written, options, discriminator } = schema.def;
  const inner = innerType ?? written;
  if (inner) return narrow(inner, value);
  if (!options || discriminator === undefined) return schema;
  const chosen = (value as Record<string, unknown> | null)?.[discriminator];
  return options.find((option) => option.shape?.[discriminator]?.value === chosen) ?? schema;
}
