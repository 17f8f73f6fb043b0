import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { BODY, readContentText, rewriteContentText } from '../../../build/commands/edit/content-text.ts';

const REPOSITORY = path.resolve(import.meta.dirname, '../../..');

const files = readdirSync(path.join(REPOSITORY, 'content'), { recursive: true, encoding: 'utf8' })
  .map((file) => `content/${file.replaceAll(path.sep, '/')}`)
  .filter((file) => /\.(?:yaml|md)$/.test(file) && !file.endsWith('README.md'))
  .sort();

const read = (file: string) => readFileSync(path.join(REPOSITORY, file), 'utf8');

/** A generator of numbers that are the same in every run (mulberry32). */
function randomNumbers(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type Group = Record<string, unknown>;

/** A group or list of a value that holds an entry, and the key of that. */
interface Place {
  around: Group | unknown[];
  key: string | number;
}

function places(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    { around: value as Group, key: Array.isArray(value) ? Number(key) : key },
    ...places(inner),
  ]);
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

type Numbers = () => number;
const pick = <Value>(numbers: Numbers, list: readonly Value[]): Value =>
  list[Math.floor(numbers() * list.length)] as Value;

/** Lines that may change: text -> how many of its lines differ from the other text at most. */
type Expectation = (before: string[], after: string[], lost: string[]) => void;

/** How many lines at the beginning and at the end are the same. */
function sameLines(before: string[], after: string[]): [start: number, end: number] {
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

/** Changes a random place of a value. @returns what must hold of the lines */
function randomEdit(numbers: Numbers, value: Group): Expectation {
  const all = places(value);
  const { around, key } = pick(numbers, all);
  const old = (around as Group)[key];
  if (Array.isArray(around)) return listEdit(numbers, around, Number(key));
  if (numbers() < 0.1) {
    around['added key'] = pick(numbers, WORDS);
    return onlyAdds;
  }
  if (numbers() < 0.1 && Object.keys(around).length > 1 && key !== BODY) {
    delete around[key];
    return onlyRemoves(old);
  }
  if (typeof old === 'object' && old !== null) return () => {};
  around[key] = otherThan(numbers, old);
  const lines = String(old).split('\n').length + String(around[key]).split('\n').length;
  return onlyAround(lines);
}

function otherThan(numbers: Numbers, old: unknown): unknown {
  const next = typeof old === 'number' ? Math.floor(numbers() * 1000) / 4 : pick(numbers, WORDS);
  if (typeof old === 'boolean') return !old;
  return next === old ? `${String(old)} more` : next;
}

function listEdit(numbers: Numbers, list: unknown[], index: number): Expectation {
  const kind = pick(numbers, ['remove', 'move', 'copy', 'edit', 'add']);
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
    list.push(typeof entry === 'object' ? { ...(entry as object) } : `${pick(numbers, WORDS)} new`);
    return onlyAdds;
  }
  list[index] = otherThan(numbers, entry);
  return onlyAround(String(entry).length / 60 + linesOf(list[index]) + 2);
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

/** Of Markdown, those above the text. */
const comments = (text: string) =>
  (text.split(/^---$/m)[1] ?? text).split('\n').filter((line) => /^\s*#/.test(line));

describe('a thousand random edits of the content', () => {
  const numbers = randomNumbers(19);
  const each = Math.ceil(1_000 / files.length);

  it.each(files)('change only the lines they must in %s', (file) => {
    const text = read(file);
    for (let count = 0; count < each; count += 1) {
      const { value } = readContentText(file, text);
      const holds = randomEdit(numbers, value);
      const written = rewriteContentText(file, text, value, [], () => []);
      expect(readContentText(file, written).value).toEqual(value);
      try {
        const lost = comments(text).filter((line) => !comments(written).includes(line));
        holds(text.split('\n'), written.split('\n'), lost);
      } catch (error) {
        throw new Error(`edit ${count} of ${file}\n${difference(text, written)}`, { cause: error });
      }
      // Taking the edit back gives the very file.
      const again = rewriteContentText(file, written, readContentText(file, text).value, [], () => []);
      expect(readContentText(file, again).value).toEqual(readContentText(file, text).value);
    }
  });
});

function difference(before: string, after: string): string {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const [start, end] = sameLines(old, now);
  return [
    ...old.slice(start, old.length - end).map((line) => `-${line}`),
    ...now.slice(start, now.length - end).map((line) => `+${line}`),
  ].join('\n');
}
