import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { seeded } from '../../build/assets/cards/seeded.ts';
import { readContentText, rewriteContentText } from '../../build/commands/edit/content-text.ts';
import { contentFiles, randomEdit, sameLines } from './random-edits.ts';

const read = (file: string) => readFileSync(path.resolve(import.meta.dirname, '../..', file), 'utf8');

/** Of Markdown, those above the text. */
const comments = (text: string) =>
  (text.split(/^---$/m)[1] ?? text).split('\n').filter((line) => /^\s*#/.test(line));

describe('a thousand random edits of the content', () => {
  const random = seeded('random-edits');
  const each = Math.ceil(1_000 / contentFiles.length);

  it.each(contentFiles)('change only the lines they must in %s', (file) => {
    const text = read(file);
    for (let count = 0; count < each; count += 1) {
      const { value } = readContentText(file, text);
      const { holds } = randomEdit(random, value);
      const written = rewriteContentText(file, text, value, []);
      expect(readContentText(file, written).value).toEqual(value);
      try {
        const lost = comments(text).filter((line) => !comments(written).includes(line));
        holds(text.split('\n'), written.split('\n'), lost);
      } catch (error) {
        throw new Error(`edit ${count} of ${file}\n${difference(text, written)}`, { cause: error });
      }
      // Taking the edit back gives the very file.
      const again = rewriteContentText(file, written, readContentText(file, text).value, []);
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
