import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseDocument } from 'yaml';
import { readContentText, rewriteContentText } from '../../build/commands/edit/content-text.ts';
import { contentNames } from '../../build/content/load.ts';
import { valuesIn } from '../../build/content/source.ts';
import { valueAt } from '../../client/edit/values.ts';
import { seeded } from '../seeded.ts';
import { annotated, belongings, randomEdit } from './random-edits.ts';

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

describe.each(Object.keys(FORMATS))('a file %s', (format) => {
  const random = seeded(`random edits ${format}`);
  const texts = contentNames('.')
    .filter((file) => isWritable(format, file))
    .map((file) => [file, readFileSync(file, 'utf8')] as const);

  it('keeps comments and marks with their entries through several edits at once', () => {
    for (const [file, original] of texts)
      for (let count = 0; count < 4; count += 1) {
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
