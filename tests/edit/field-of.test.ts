import { expect, it } from 'vitest';
import { fieldOf, readContentText } from '../../build/commands/edit/content-text.ts';

const FILE = 'content/policies/terms.md';
const TEXT = '---\norder: 2.5\nmeta:\n  title: Terms\ninShort:\n  - One\n  - ""\n---\n\n## Text\n';
const content = readContentText(FILE, TEXT);

it.each([
  ['order', `${FILE}:2:8`, 'order: this must be a whole number', ['order']],
  ['a value within a group', `${FILE}:4:10`, 'meta.title: this is too short', ['meta', 'title']],
  ['an entry of a list', `${FILE}:7:5`, 'inShort[1]: it is empty', ['inShort', 1]],
  ['what is missing', `${FILE}:3:1`, 'meta.description is missing. Add it', ['meta', 'description']],
  ['the Markdown', `${FILE}:10:4`, 'Nothing is known as "{agnecy}"', ['$text']],
])('a mistake in a file of Markdown is at the field of %s', (_name, where, message, path) => {
  expect(fieldOf(content, { where, message })).toEqual(path);
});
