import { readFileSync } from 'node:fs';
import { diffArrays } from 'diff';
import { describe, expect, it } from 'vitest';
import { parseDocument } from 'yaml';
import { BODY, readContentText, rewriteContentText } from '../../build/commands/edit/content-text.ts';
import { contentNames } from '../../build/content/load.ts';
import { valuesIn } from '../../build/content/source.ts';
import { valueAt } from '../../client/edit/values.ts';
import { seeded } from '../seeded.ts';
import { annotated, belongings, type Kind, randomEdit } from './random-edits.ts';

const FORMATS: Record<string, (text: string) => string> = {
  'as it is': (text) => text,
  'with four spaces': (text) => parseDocument(text).toString({ indent: 4, lineWidth: 0 }),
  'with lists below their keys': (text) => parseDocument(text).toString({ indentSeq: false, lineWidth: 0 }),
  'with long texts in several lines': (text) => parseDocument(text).toString({ lineWidth: 80 }),
  'with the line ends of Windows': (text) => text.replaceAll('\n', '\r\n'),
  'with line ends of both kinds': (text) => text.replace(/\n(?=([^\n]*\n[^\n]*\n)*$)/g, '\r\n'),
  'with blank lines and blanks of its own': (text) =>
    text.replace(/\n\n/g, '\n\n\n').replace(/^( *[\w-]+): (?!>)/gm, '$1:   '),
};

const isWritable = (format: string, file: string) =>
  file.endsWith('.yaml') || !/space|below|several|blank/.test(format);

/** How many lines may go and come. A list in brackets, and the first key of an entry, share their line with others. */
const MOST: Record<Kind, [gone: number, come: number]> = {
  add: [1, Number.POSITIVE_INFINITY],
  remove: [Number.POSITIVE_INFINITY, 1],
  move: [2, 2],
  change: [12, 12],
};

const wordsOf = (lines: string[]) =>
  lines
    .join(' ')
    .split(/[\s,[\]{}]+/)
    .sort();

/** Formats in which an entry that moves may get usual blanks. */
const hasOwnBlanks = (format: string) => /several|blank/.test(format);

function expectOnly(kind: Kind, before: string[], after: string[], what: string, format: string): void {
  if (kind === 'move') {
    expect(wordsOf(after), what).toEqual(wordsOf(before));
    if (hasOwnBlanks(format)) return;
    expect(after, what).toHaveLength(before.length);
  }
  // What moves is there again; what changes stays in its place.
  const texts = [before, after].map((lines) => (kind === 'change' ? lines : lines.toSorted()));
  const parts = diffArrays(texts[0] ?? [], texts[1] ?? []);
  const gone = parts.flatMap(({ removed, value }) => (removed ? value : []));
  const come = parts.flatMap(({ added, value }) => (added ? value : []));
  for (const [index, lines] of [gone, come].entries())
    expect(lines.length, `${what}\n${gone.join('\n')}\n→\n${come.join('\n')}`).toBeLessThanOrEqual(
      MOST[kind][index] ?? 0,
    );
  const comments = gone.filter((line) => /^\s*#/.test(line));
  if (kind !== 'remove') expect(comments, what).toEqual([]);
  const blank = come.filter((line) => line.trim() === '');
  if (kind === 'remove' || kind === 'move') expect(blank, what).toEqual([]);
}

describe.each(Object.keys(FORMATS))('a file %s', (format) => {
  const random = seeded(`random edits ${format}`);
  const texts = contentNames('.')
    .filter((file) => isWritable(format, file))
    .map((file) => [file, readFileSync(file, 'utf8')] as const);

  it('changes only in the lines that an edit must change', () => {
    for (const [file, original] of texts)
      for (let count = 0; count < 8; count += 1) {
        const text = FORMATS[format]?.(count % 2 ? annotated(original) : original) ?? '';
        const { value } = readContentText(file, text);
        const { [BODY]: body } = value;
        const kind = randomEdit(random, value);
        if (!kind || value[BODY] !== body) continue;
        const written = rewriteContentText(file, text, [value]);
        const what = `${kind} ${count} of ${file}`;
        expect(readContentText(file, written).value, what).toEqual(value);
        expectOnly(kind, text.split('\n'), written.split('\n'), what, format);
      }
  });

  it('keeps comments and marks with their entries through several edits at once', () => {
    for (const [file, original] of texts)
      for (let count = 0; count < 8; count += 1) {
        const text = FORMATS[format]?.(annotated(original)) ?? '';
        const content = readContentText(file, text);
        const before = belongings(content, text);
        const { value } = content;
        const states = [1, 2, 3].map(() => [randomEdit(random, value), structuredClone(value)] as const);
        const kinds = states.map(([kind]) => kind);
        const edited = states.map(([, state]) => state);
        const written = rewriteContentText(file, text, edited);
        const again = readContentText(file, written);
        const after = belongings(again, written);
        for (const { path, value: group } of valuesIn(value)) {
          const own = before.get(group as object);
          if (!own) continue;
          const marked = own.marked.filter((key) => Object.hasOwn(group as object, key));
          const now = after.get(valueAt(again.value, path) as object);
          expect(now, `${kinds}, ${count} of ${file}: ${path}`).toEqual({ ...own, marked });
        }
      }
  });
});
