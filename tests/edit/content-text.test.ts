import { expect, it } from 'vitest';
import { fieldOf, readContentText, rewriteContentText } from '../../build/commands/edit/content-text.ts';
import type { Value } from './running-editor.ts';

const FILE = 'content/policies/terms.md';
const TEXT = '---\norder: 2.5\nmeta:\n  title: Terms\ninShort:\n  - One\n  - ""\n---\n\n## Text\n';
const content = readContentText(FILE, TEXT);

it.each([
  ['order', `${FILE}:2:8`, 'order: this must be a whole number', ['order']],
  ['a value within a group', `${FILE}:4:10`, 'meta.title: this is too short', ['meta', 'title']],
  ['an entry of a list', `${FILE}:7:5`, 'inShort[1]: it is empty', ['inShort', 1]],
  ['what is missing', `${FILE}:3:1`, 'meta.description is missing. Add it', ['meta', 'description']],
  ['a key', `${FILE}:4:3`, 'meta: the key "titel" is unknown', ['meta', 'title']],
  ['a line', `${FILE}:4`, 'meta.title: this is too short', ['meta', 'title']],
  ['no line', FILE, 'This file is empty', []],
  ['what is missing in a long list', FILE, 'inShort[12].text2 is missing. Add it', ['inShort', 12, 'text2']],
  ['the Markdown', `${FILE}:10:4`, 'Nothing is known as "{agnecy}"', ['$text']],
])('a mistake in a file of Markdown is at the field of %s', (_name, where, message, path) => {
  expect(fieldOf(content, { where, message })).toEqual(path);
});

it.each<[string, string, (value: Value) => void, string]>([
  ['the first entry goes', 'a:\n  - x\n  # of y\n  - y\n', (v) => v.a.shift(), 'a:\n  # of y\n  - y\n'],
  [
    'entries change places',
    'a:\n  # of x\n  - !sample x\n\n  # of y\n  - n: y\n',
    (v) => v.a.reverse(),
    'a:\n  # of y\n  - n: y\n\n  # of x\n  - !sample x\n',
  ],
  ['entries in brackets do', 'a: [x, !sample y] # c\n', (v) => v.a.reverse(), 'a: [!sample y, x] # c\n'],
  [
    'the key behind a dash goes',
    'a:\n  - b: 1\n    # of c\n    c: 2\n',
    (v) => delete v.a[0].b,
    'a:\n  - # of c\n    c: 2\n',
  ],
  ['a list gets its first entry', 'a: []\nb: 1', (v) => v.a.push('x'), 'a:\n  - x\nb: 1'],
  ['a list loses its last entry', 'a:\n  - x\nb: 1\n', (v) => v.a.pop(), 'a: []\nb: 1\n'],
  [
    'a text in several lines gets a word',
    'a: >-\n  one two\n  four\n',
    (v) => (v.a = 'one two 3 four'),
    'a: >-\n  one two 3\n  four\n',
  ],
  [
    'a text before a comment gets lines',
    'a: x # c\r\n',
    (v) => (v.a = 'y\nz'),
    'a: |- # c\r\n  y\r\n  z\r\n',
  ],
  [
    'an entry goes, what stands apart above it stays',
    'a:\n  - x\n\n  # - example\n\n  # of y\n  - y\n\n  # of z\n  - z\n',
    (v) => v.a.splice(1, 1),
    'a:\n  - x\n\n  # - example\n\n  # of z\n  - z\n',
  ],
])('where %s, nothing else changes', (_what, text, edit, written) => {
  const { value } = readContentText('content/home.yaml', text);
  edit(value);
  expect(rewriteContentText('content/home.yaml', text, [value])).toBe(written);
});

it('what cannot be written is refused with the name of the file', () => {
  const rewrite = () =>
    rewriteContentText('content/home.yaml', 'a: &x One\nb: *x\n', [{ a: 'Two', b: 'One' }]);
  expect(rewrite).toThrow('cannot write this change into content/home.yaml.');
});

it('a file of JSON stays as it is written', () => {
  const text = '{\n  "a": [\n    "x"\n  ],\n  "b": { "c": 1 }\n}\n';
  const edited = { a: ['x', 'y"'], b: { c: 1, d: [true] } };
  expect(rewriteContentText('content/a.json', text, [edited])).toBe(
    '{\n  "a": [\n    "x",\n    "y\\""\n  ],\n  "b": { "c": 1,\n    "d": [\n      true\n    ] }\n}\n',
  );
});
