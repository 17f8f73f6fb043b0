import { readdirSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';
import { type Node, parseDocument } from 'yaml';
import { oneOf, type Random } from '../../build/assets/cards/seeded.ts';
import { BODY } from '../../build/commands/edit/content-text.ts';

const REPOSITORY = path.resolve(import.meta.dirname, '../..');

/** Every content file of the project. */
export const contentFiles = readdirSync(path.join(REPOSITORY, 'content'), {
  recursive: true,
  encoding: 'utf8',
})
  .map((file) => `content/${file.replaceAll(path.sep, '/')}`)
  .filter((file) => /\.(?:yaml|md)$/.test(file) && !file.endsWith('README.md'))
  .sort();

type Group = Record<string, unknown>;

/** A group or list of a value that holds an entry, and the key of that. */
interface Place {
  around: Group | unknown[];
  key: string | number;
  /** Of the entry. */
  path: (string | number)[];
}

function places(value: unknown, around: Place['path'] = []): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.keys(value).flatMap((name) => {
    const key = Array.isArray(value) ? Number(name) : name;
    const path = [...around, key];
    return [{ around: value as Group, key, path }, ...places((value as Group)[name], path)];
  });
}

/** Words that YAML would take for something else, and such that it takes as they are. */
const WORDS = [
  'Found on the map',
  'a: colon',
  'a # number sign',
  '- a dash',
  '"quoted" and it’s fine',
  "it's [in] {brackets}, too",
  '2024',
  'yes',
  'true',
  'null',
  '',
  '~',
  '!sample of words',
  '*star',
  '& more',
  '> greater',
  '% of all',
  '@home',
  'ends with a colon:',
  ' leading and trailing ',
  'two\nlines',
  'three\n\nlines with a gap\n',
  'back\\slash and "quotes" and \'more\'',
  'tab\there',
  '---',
  '🎉 Grüße, 東京',
  'x'.repeat(300),
];

const pick = <Value>(random: Random, list: Value[]): Value => oneOf(random, list) as Value;

/** Lines that may change: text -> how many of its lines differ from the other text at most. */
type Expectation = (before: string[], after: string[], lost: string[]) => void;

/** How many lines at the beginning and at the end are the same. */
export function sameLines(before: string[], after: string[]): [start: number, end: number] {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return [start, end];
}

/** Lines that a value takes in a file, whatever it is: those it has been written in, at least one. */
const linesOf = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce<number>((sum, inner) => sum + linesOf(inner), 1)
    : String(value).split('\n').length + 1;

/**
 * Changes a random place of a value.
 * @param width characters of a line where the file has long texts in several
 * @returns where, and what must hold of the lines
 */
export function randomEdit(
  random: Random,
  value: Group,
  width = Number.POSITIVE_INFINITY,
): { path: Place['path']; holds: Expectation } {
  const place = pick(random, places(value));
  const holds = Array.isArray(place.around)
    ? listEdit(random, place.around, Number(place.key), width)
    : groupEdit(random, place.around, place.path, width);
  return holds ? { path: place.path, holds } : randomEdit(random, value, width);
}

/** Lines that a value takes in a text of YAML; undefined for Markdown. */
function height(text: string, path: Place['path']): number | undefined {
  const { range } = (parseDocument(text).getIn(path, true) as Node | undefined) ?? {};
  return range ? text.slice(range[0], range[1]).trimEnd().split('\n').length : undefined;
}

/** Lines that a text takes. */
const linesAt = (text: unknown, width: number): number =>
  String(text).split('\n').length + String(text).length / width;

function groupEdit(
  random: Random,
  group: Group,
  path: Place['path'],
  width: number,
): Expectation | undefined {
  const key = String(path.at(-1));
  const old = group[key];
  if (random() < 0.1) {
    group['added key'] = pick(random, WORDS);
    return onlyAdds;
  }
  if (random() < 0.1 && Object.keys(group).length > 1 && key !== BODY) {
    delete group[key];
    return onlyRemoves(old);
  }
  if (typeof old === 'object' && old !== null) return undefined;
  group[key] = otherThan(random, old);
  const added = linesAt(group[key], width);
  return (before, after, lost) =>
    onlyAround((height(before.join('\n'), path) ?? linesAt(old, width)) + added)(before, after, lost);
}

function otherThan(random: Random, old: unknown): unknown {
  const next = typeof old === 'number' ? Math.floor(random() * 1000) / 4 : pick(random, WORDS);
  if (typeof old === 'boolean') return !old;
  return next === old ? `${String(old)} more` : next;
}

function listEdit(random: Random, list: unknown[], index: number, width: number): Expectation {
  const kind = pick(random, ['remove', 'move', 'copy', 'edit', 'add']);
  const entry = list[index];
  if (kind === 'remove' && list.length > 1) {
    list.splice(index, 1);
    return list.some((other) => isDeepStrictEqual(other, entry)) ? () => {} : onlyRemoves(entry);
  }
  if (kind === 'move' && list.length > 1) {
    const to = (index + 1) % list.length;
    list.splice(to, 0, ...list.splice(index, 1));
    return sameSet;
  }
  if (kind === 'copy') {
    list.splice(index + 1, 0, structuredClone(entry));
    return onlyAdds;
  }
  if (kind === 'add' || typeof entry === 'object') {
    list.push(typeof entry === 'object' ? { ...(entry as object) } : `${pick(random, WORDS)} new`);
    return onlyAdds;
  }
  list[index] = otherThan(random, entry);
  return onlyAround(String(entry).length / Math.min(60, width) + linesOf(list[index]) + 2);
}

/** Every line that was there is there, in its order; one line may have changed where a list is in brackets. */
const onlyAdds: Expectation = (before, after, lost) => {
  const [start, end] = sameLines(before, after);
  expect(before.length - start - end).toBeLessThanOrEqual(1);
  expect(lost).toEqual([]);
};
/** Comments within what goes, and right above an entry of a list, go with it. */
const onlyRemoves =
  (gone: unknown): Expectation =>
  (before, after, lost) => {
    onlyAdds(after, before, []);
    if (typeof gone !== 'object') expect(lost).toEqual([]);
  };
const onlyAround =
  (lines: number): Expectation =>
  (before, after, lost) => {
    expect(lost).toEqual([]);
    const [start, end] = sameLines(before, after);
    expect(before.length - start - end).toBeLessThanOrEqual(lines);
    expect(after.length - start - end).toBeLessThanOrEqual(lines);
  };
const sameSet: Expectation = (before, after, lost) => {
  expect(lost).toEqual([]);
  if (before.length !== after.length) expect(after.length).toBe(before.length);
  const [start, end] = sameLines(before, after);
  // A list in brackets is moved about within its line.
  if (before.length - start - end > 1) expect(after.toSorted()).toEqual(before.toSorted());
};
