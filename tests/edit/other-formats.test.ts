import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseDocument } from 'yaml';
import { seeded } from '../../build/assets/cards/seeded.ts';
import { readContentText, rewriteContentText } from '../../build/commands/edit/content-text.ts';
import { contentFiles, randomEdit } from './random-edits.ts';

const FORMATS: Record<string, (text: string) => string> = {
  'with four spaces': (text) => parseDocument(text).toString({ indent: 4, lineWidth: 0 }),
  'with lists below their keys': (text) => parseDocument(text).toString({ indentSeq: false, lineWidth: 0 }),
  'with long texts in several lines': (text) => parseDocument(text).toString({ lineWidth: 80 }),
  'with the line ends of Windows': (text) => text.replaceAll('\n', '\r\n'),
  'with blank lines and blanks of its own': (text) =>
    text.replace(/\n\n/g, '\n\n\n').replace(/^( *[\w-]+): (?!>)/gm, '$1:   '),
};

/** Characters of a line, without its indent, in a file with long texts in several lines. */
const FOLDED = 40;

/** Comments, wherever they are. */
const comments = (text: string): string[] => text.match(/^ *#.*$/gm) ?? [];

describe.each(Object.keys(FORMATS))('a file %s', (format) => {
  it('changes only in the lines that an edit must change', () => {
    const random = seeded('other-formats');
    for (const file of contentFiles.filter((name) => name.endsWith('.yaml'))) {
      const text = FORMATS[format]?.(readFileSync(file, 'utf8')) ?? '';
      for (let count = 0; count < 12; count += 1) {
        const { value } = readContentText(file, text);
        const { holds } = randomEdit(random, value, format.includes('several') ? FOLDED : undefined);
        const written = rewriteContentText(file, text, value, []);
        expect(readContentText(file, written).value).toEqual(value);
        const lost = comments(text).filter((line) => !comments(written).includes(line));
        holds(text.split('\n'), written.split('\n'), lost);
      }
    }
  });
});

it('a folded text changes only in the line of the changed word', () => {
  const text = 'a: >-\n  one two three\n  four five six\n  seven eight nine\nb: [1,   2]\n';
  const { value } = readContentText('content/home.yaml', text);
  const wanted = { ...value, a: 'one two three four 5 six seven eight nine' };
  expect(rewriteContentText('content/home.yaml', text, wanted, [])).toBe(text.replace('five', '5'));
});
