import { isDeepStrictEqual } from 'node:util';
import { BODY, type ContentText } from '../../build/commands/edit/content-text.ts';
import { splitFrontMatter } from '../../build/content/markdown.ts';
import { valuesIn } from '../../build/content/source.ts';
import { valueAt } from '../../client/edit/values.ts';
import { oneOf, type Random } from '../seeded.ts';
import type { Value } from './running-editor.ts';

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

const pick = <Item>(random: Random, list: Item[]): Item => oneOf(random, list) as Item;

/** What an edit does to the lines of a file: those of one value change, or whole lines go, come or move. */
type Kind = 'change' | 'remove' | 'add' | 'move';

/** Changes a random place of a value, as somebody does in a form. @returns undefined if nothing can be changed so */
export function randomEdit(random: Random, value: Value): Kind | undefined {
  const { path } = pick(
    random,
    valuesIn(value).filter((each) => each.path.length > 0),
  );
  const around = valueAt(value, path.slice(0, -1)) as Value;
  const key = path.at(-1) ?? '';
  const old = around[key];
  const isTwin = (one: unknown, index: number) => index !== Number(key) && isDeepStrictEqual(one, old);
  const kind = pick(random, ['change', 'change', 'remove', 'add', 'move'] as Kind[]);
  if (kind === 'change') {
    if (typeof old === 'object' && old !== null) return undefined;
    const next = typeof old === 'number' ? Math.floor(random() * 1000) / 4 : pick(random, WORDS);
    around[key] = typeof old === 'boolean' ? !old : next === old ? `${old} more` : next;
    return kind;
  }
  if (!Array.isArray(around)) {
    if (kind === 'move' || (kind === 'remove' && (Object.keys(around).length < 2 || key === BODY)))
      return undefined;
    if (kind === 'remove') delete around[key];
    else around[`added ${Object.keys(around).length}`] = pick(random, WORDS);
    return kind;
  }
  // Nobody could say which of two equal entries went or moved.
  if (kind !== 'add' && (around.length < 2 || around.some(isTwin))) return undefined;
  if (kind === 'add') around.splice(Number(key) + 1, 0, structuredClone(old));
  const [entry] = kind === 'add' ? [] : around.splice(Number(key), 1);
  if (kind === 'move') around.splice((Number(key) + 1) % (around.length + 1), 0, entry);
  return kind;
}

/** Gives lists comments with numbers above their entries, and every third text a mark. */
export function annotated(text: string): string {
  let count = 0;
  const every = (step: number) => {
    count += 1;
    return count % step === 0;
  };
  const matter = splitFrontMatter(text)?.matter ?? text;
  const noted = matter
    .replace(/^( *)- /gm, (dash, blanks) => `${every(1) ? `${blanks}# about ${count}\n` : ''}${dash}`)
    .replace(/^( *(?:- )?[\w-]+: |( *- ))(?=[A-Z][^:\n]*$)/gm, (key) => (every(3) ? `${key}!sample ` : key));
  return text.replace(matter, () => noted);
}

/** What belongs to the groups of a file: the number of the comment above each, and its keys whose texts are marked. */
export function belongings({ value, source }: ContentText, text: string) {
  const lines = text.split('\n');
  return new Map(
    valuesIn(value).flatMap(({ path: place, value: group }) => {
      if (typeof group !== 'object' || group === null || Array.isArray(group)) return [];
      const [, line] = /:(\d+):\d+$/.exec(source.at(place)) ?? [];
      const [, comment] = /# about (\d+)/.exec(lines[Number(line) - 2] ?? '') ?? [];
      const marked = Object.keys(group).filter((key) => source.isMarked([...place, key]));
      return [[group, { comment: typeof place.at(-1) === 'number' ? comment : '', marked }]];
    }),
  );
}
