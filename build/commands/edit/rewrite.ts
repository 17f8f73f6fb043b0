import { isDeepStrictEqual } from 'node:util';
import { isMap, isPair, isScalar, isSeq, type Node, type Pair } from 'yaml';
import type { Path } from '../../content/source.ts';
import { matchEntries } from './match-entries.ts';
import { documentOf } from './yaml-marks.ts';
import {
  aroundPart,
  type Collection,
  flowParts,
  type Part,
  partsOf,
  regionOf,
  startOf,
} from './yaml-parts.ts';
import * as yaml from './yaml-text.ts';

/** The text that is changed. */
interface Sheet {
  text: string;
  /** Keys that the schema knows at a path, in its order: where a new key goes. */
  keysAt: (path: Path) => string[];
  /** JSON has all its texts in quotes. */
  quotes: 'QUOTE_DOUBLE' | undefined;
}

type Group = Record<string, unknown>;

/**
 * Changes a text of YAML where its value differs, and nowhere else: comments, order, quotes, blank lines and marks stay.
 * @param text with the line ends of Unix
 * @returns the new text, which the caller reads to see that it says what it is to say
 */
export function rewriteYaml(
  text: string,
  before: Group,
  after: Group,
  keysAt: Sheet['keysAt'],
  isJson: boolean,
): string {
  if (isDeepStrictEqual(before, after)) return text;
  const sheet: Sheet = { text, keysAt, quotes: isJson ? 'QUOTE_DOUBLE' : undefined };
  const root = documentOf(text).contents;
  const written = root && valueText(sheet, root, before, after, [], 0);
  // Of a file that has nothing but comments.
  if (!root || written === undefined)
    return `${text.trimEnd()}\n${Object.keys(after)
      .map((key) => `${yaml.pairText(key, after[key], 0)}\n`)
      .join('')}`;
  const [from, to] = regionOf(text, root);
  return text.slice(0, from) + written + text.slice(to);
}

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** @returns the new text of a value's region; undefined where the whole has to be written again */
function valueText(
  sheet: Sheet,
  node: Node | null,
  before: unknown,
  after: unknown,
  path: Path,
  column: number | 'flow',
): string | undefined {
  if (!node || yaml.isEmpty(node)) return undefined;
  const source = sheet.text.slice(...regionOf(sheet.text, node));
  if (isDeepStrictEqual(before, after)) return source;
  if (isScalar(node) && (typeof after !== 'object' || after === null))
    return column === 'flow' ? yaml.flowText(after, node.type) : yaml.scalarText(after, column, node, source);
  const isSameKind =
    (isMap(node) && isGroup(before) && isGroup(after)) ||
    (isSeq(node) && Array.isArray(before) && Array.isArray(after));
  if (!isSameKind) return undefined;
  const collection = node as Collection;
  if (collection.flow) return flowCollection(sheet, collection, before as Group, after as Group, path);
  return Object.keys(after as object).length === 0
    ? undefined
    : blockCollection(sheet, collection, before as Group, after as Group, path);
}

/** The entries that are wanted, in their order, each with the place that it comes from. */
function arranged(
  node: Collection,
  before: Group,
  after: Group,
  known: string[],
): [string, number | undefined][] {
  if (Array.isArray(before) && Array.isArray(after))
    return matchEntries(before, after).map((origin, index) => [String(index), origin]);
  const order = node.items.map((pair, index): [string, number | undefined] => [
    yaml.keyOf(pair as Pair),
    index,
  ]);
  for (const key of Object.keys(after).filter((each) => !Object.hasOwn(before, each))) {
    const place = known.indexOf(key);
    const earlier = order.findLastIndex(([each]) => place === -1 || known.indexOf(each) < place);
    order.splice(Math.max(earlier, 0) + 1, 0, [key, undefined]);
  }
  return order;
}

/** A list or group with each item in lines of its own. Comments above a key that goes stay. */
function blockCollection(sheet: Sheet, node: Collection, before: Group, after: Group, path: Path): string {
  const { text } = sheet;
  const parts = partsOf(text, node);
  const column = startOf(node, 0) - yaml.lineStart(text, startOf(node, 0));
  const indent = ' '.repeat(column);
  const lines = arranged(node, before, after, sheet.keysAt(path)).map(([key, origin]) => {
    const part = parts[origin ?? -1];
    if (part && isMap(node) && !Object.hasOwn(after, key)) return aroundPart(text, part);
    const lead = part ? text.slice(part.lead, part.from).trimEnd() : '';
    const body = part
      ? partText(sheet, part, before[isMap(node) ? key : (origin ?? '')], after[key], [...path, key], column)
      : (copyOf(text, parts, before, after[key]) ?? newText(node, key, after[key], column));
    return `${lead && `${lead}\n`}${indent}${body.replace(/\n?$/, '\n')}`;
  });
  return lines.join('').trimStart().trimEnd();
}

const newText = (node: Collection, key: string, value: unknown, column: number): string =>
  isMap(node) ? yaml.pairText(key, value, column) : yaml.entryText(value, column);

/** A copied entry is written as its original is. */
function copyOf(text: string, parts: Part[], before: Group, value: unknown): string | undefined {
  const index = Array.isArray(before) ? before.findIndex((entry) => isDeepStrictEqual(entry, value)) : -1;
  const part = parts[index];
  return part && text.slice(part.from, part.to).trimEnd();
}

/** An item from its own beginning to that of what follows. */
function partText(
  sheet: Sheet,
  { item, value, from, to }: Part,
  before: unknown,
  after: unknown,
  path: Path,
  column: number | 'flow',
): string {
  const { text } = sheet;
  const written = valueText(sheet, value, before, after, path, column);
  if (value && written !== undefined) {
    const [start, end] = regionOf(text, value);
    return text.slice(from, start) + written + text.slice(end, to);
  }
  if (column === 'flow') {
    const start = value?.range?.[0] ?? from;
    return text.slice(from, start) + yaml.flowText(after, sheet.quotes);
  }
  const colon = isPair(item) ? text.indexOf(':', yaml.endOf(text, item.key)) + 1 : 0;
  const end = yaml.isEmpty(value) ? colon : yaml.endOf(text, value);
  const whole = isPair(item)
    ? yaml.pairText(yaml.keyOf(item), after, column, value)
    : yaml.entryText(after, column);
  return whole + text.slice(end, to);
}

/** A list or group in brackets, such as `[a, b]`. An empty one gives way to lines of its own. */
function flowCollection(
  sheet: Sheet,
  node: Collection,
  before: Group,
  after: Group,
  path: Path,
): string | undefined {
  const { text, quotes } = sheet;
  if (node.items.length === 0 && !quotes) return undefined;
  const [open, close] = regionOf(text, node);
  const parts = flowParts(text, node, open);
  const order = arranged(node, before, after, sheet.keysAt(path)).filter(([key]) =>
    Object.hasOwn(after, key),
  );
  const isSame = order.length === parts.length && order.every(([, origin], index) => origin === index);
  const written = order.map(([key, origin]) => {
    const part = parts[origin ?? -1];
    if (part)
      return partText(
        sheet,
        part,
        before[isMap(node) ? key : (origin ?? '')],
        after[key],
        [...path, key],
        'flow',
      );
    return (isMap(node) ? `${yaml.flowText(key, quotes)}: ` : '') + yaml.flowText(after[key], quotes);
  });
  const gap = (index: number) => text.slice(parts[index]?.to, parts[index + 1]?.from);
  const between = (index: number) => (isSame ? gap(index) : parts.length > 1 ? gap(0) : ', ');
  const inner = written.map((entry, index) => (index === 0 ? entry : between(index - 1) + entry)).join('');
  const start = text.slice(open, parts[0]?.from ?? open + 1);
  return start + inner + text.slice(parts.at(-1)?.to ?? close - 1, close);
}
