import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseDocument } from 'yaml';
import { seeded } from '../../build/assets/cards/seeded.ts';
import { BODY, readContentText, rewriteContentText } from '../../build/commands/edit/content-text.ts';
import { valuesIn } from '../../build/content/source.ts';
import { valueAt } from '../../client/edit/values.ts';
import { annotated, belongings, contentFiles, type Kind, randomEdit } from './random-edits.ts';

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

/** Lines that are in one text more often than in the other. */
function onlyIn(one: string[], other: string[]): string[] {
  const rest = [...other];
  return one.filter((line) => {
    const index = rest.indexOf(line);
    if (index >= 0) rest.splice(index, 1);
    return index < 0;
  });
}

/** Whether lines that two texts have in common at the beginning and at the end leave only these out. */
function middle(one: string[], other: string[]): number {
  const most = Math.min(one.length, other.length);
  let start = 0;
  while (start < most && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < most - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  return one.length - start - end;
}

/** Lines that a text may have in a file at most: an edit of one has these. */
const LONGEST = 12;

/** What goes and what comes, of the lines. */
function expectOnly(kind: Kind, before: string[], after: string[]): void {
  const [gone, come] = [onlyIn(before, after), onlyIn(after, before)];
  // A list in brackets, and the first key of an entry, share their line with others.
  const shared = 1;
  if (kind === 'add') expect(gone.length).toBeLessThanOrEqual(shared);
  if (kind === 'remove') expect(come.length).toBeLessThanOrEqual(shared);
  if (kind === 'move')
    expect([gone.length <= 2, come.length <= 2, after.length]).toEqual([true, true, before.length]);
  if (kind === 'change') {
    expect(middle(before, after)).toBeLessThanOrEqual(LONGEST);
    expect(middle(after, before)).toBeLessThanOrEqual(LONGEST);
  }
  if (kind !== 'remove') expect(gone.filter((line) => /^\s*#/.test(line))).toEqual([]);
  if (kind !== 'add')
    expect(come.filter((line) => line.trim() === '').length).toBeLessThanOrEqual(
      kind === 'change' ? LONGEST : 0,
    );
}

describe.each(Object.keys(FORMATS))('a file %s', (format) => {
  const random = seeded(`random edits ${format}`);
  const texts = contentFiles
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
        try {
          expect(readContentText(file, written).value).toEqual(value);
          expectOnly(kind, text.split('\n'), written.split('\n'));
        } catch (error) {
          const lines = [
            onlyIn(text.split('\n'), written.split('\n')),
            onlyIn(written.split('\n'), text.split('\n')),
          ];
          throw new Error(`${kind} ${count} of ${file}\n${JSON.stringify(lines, null, 1)}`, { cause: error });
        }
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
        const written = rewriteContentText(
          file,
          text,
          states.map(([, state]) => state),
        );
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
