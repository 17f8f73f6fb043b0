import { expect, it } from 'vitest';
import {
  fieldOf,
  markedPaths,
  readContentText,
  rewriteContentText,
} from '../../build/commands/edit/content-text.ts';
import type { Value } from './running-editor.ts';

const FILE = 'content/policies/terms.md';
const TEXT = '---\norder: 2.5\nmeta:\n  title: Terms\ninShort: [One, ""]\n---\n\n## Text\n';
const content = readContentText(FILE, TEXT);

it.each([
  ['order', `${FILE}:2:8`, 'order: this must be a whole number', ['order']],
  ['a value within a group', `${FILE}:4:10`, 'meta.title: this is too short', ['meta', 'title']],
  ['an entry of a list', `${FILE}:5:11`, 'inShort[0]: this is too short', ['inShort', 0]],
  ['what is missing', `${FILE}:3:1`, 'meta.description is missing. Add it', ['meta', 'description']],
  ['a key', `${FILE}:4:3`, 'meta: the key "titel" is unknown', ['meta', 'title']],
  ['a key of the file', `${FILE}:2:1`, 'the key "ordre" is unknown', ['order']],
  ['a line', `${FILE}:4`, 'meta.title: this is too short', ['meta', 'title']],
  ['no line', FILE, 'This file is empty', []],
  ['what is missing in a long list', FILE, 'inShort[12].text2 is missing. Add it', ['inShort', 12, 'text2']],
  ['the Markdown', `${FILE}:7:1`, 'Nothing is known as "{agnecy}"', ['$text']],
])('a mistake in a file of Markdown is at the field of %s', (_name, where, message, path) => {
  expect(fieldOf(content, { where, message })).toEqual(path);
});

it.each<[string, string, (value: Value) => unknown, string]>([
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
  [
    'a group with four blanks gets another',
    'a:\n    b: 1\n',
    (v) => (v.a.c = { d: 2 }),
    'a:\n    b: 1\n    c:\n        d: 2\n',
  ],
  [
    'a list below its key gets an entry',
    'm:\n  list:  \n  # of\n  # x\n  - x\n',
    (v) => v.m.list.push('y'),
    'm:\n  list:  \n  # of\n  # x\n  - x\n  - y\n',
  ],
  ['braces have blanks', 'a:\n  - { b: 1 }\n', (v) => v.a.push({ b: 1 }), 'a:\n  - { b: 1 }\n  - { b: 1 }\n'],
  ['lines end in two ways', 'a: 1\r\nb: 2\nc: 3\r\nd: 4\n', (v) => (v.d = 5), 'a: 1\r\nb: 2\nc: 3\r\nd: 5\n'],
  [
    'values become others',
    'a: { b: 1 }\nc: [d]\ne:\n  f: 1\ng:\n  h: 1\n',
    (v) => Object.assign(v, { a: 'x\ny', c: { d: 1 }, e: [2], g: null }),
    'a: |-\n  x\n  y\nc:\n  d: 1\ne:\n  - 2\ng: null\n',
  ],
  [
    'keys with comments go',
    'm:\n  a: 1\n  # of b\n  b: 2\n  # of c\n  c: 3\n  # of d\n  d: 4\n  # end\nz: 1\n',
    (v) => [delete v.m.b, delete v.m.d],
    'm:\n  a: 1\n  # of b\n  # of c\n  c: 3\n  # of d\n  # end\nz: 1\n',
  ],
  [
    'groups in braces get keys',
    'a: {}\nb: {c: 1}\n',
    (v) => [Object.assign(v.a, { d: 1 }), Object.assign(v.b, { d: 2 })],
    'a:\n  d: 1\nb: {c: 1, d: 2}\n',
  ],
  [
    'entries below a comment that stands apart change places',
    'a:\n  # apart\n\n  # of x\n  - x\n  - y\n',
    (v) => v.a.reverse(),
    'a:\n  # apart\n\n  - y\n  # of x\n  - x\n',
  ],
  [
    'an entry is copied',
    'a:\n  # of x\n  - n: "x"\n\n  - y\n',
    (v) => v.a.push({ n: 'x' }),
    'a:\n  # of x\n  - n: "x"\n\n  - y\n\n  - n: "x"\n',
  ],
  [
    'entries change and one goes',
    'a:\n  # 1\n  - x\n  # 2\n  - y\n  - z\n',
    (v) => (v.a = ['p', 'q']),
    'a:\n  # 1\n  - p\n  # 2\n  - q\n',
  ],
  [
    'one of equal entries goes, and another comes',
    'a:\n  - x\n  # 2\n  - y\n  # 3\n  - x\n  - z\nb:\n  # 1\n  - x\n  # 2\n  - x\n',
    (v) => [v.a.shift(), v.b.push('x')],
    'a:\n  # 2\n  - y\n  # 3\n  - x\n  - z\nb:\n  # 1\n  - x\n  # 2\n  - x\n  - x\n',
  ],
  [
    'texts change their quotes',
    `a: x\nb: >-\n  x\nc: |\n  x\nd: 'x'\ne: ""\nf: >-\n  x\n`,
    (v) => Object.assign(v, { a: ' y ', b: '', c: 'z\n\n', d: 'y', e: 'z', f: 'y\nz' }),
    `a: " y "\nb: ""\nc: "z\\n\\n"\nd: 'y'\ne: z\nf: >-\n  y\n\n  z\n`,
  ],
  [
    'a key gets another name',
    'a:\n  # of x\n  x: 1 # one\n  y: 2\n',
    (v) => (v.a = { 'z: z': 1, y: 2 }),
    'a:\n  # of x\n  "z: z": 1 # one\n  y: 2\n',
  ],
  [
    'a number has a mark',
    'a: !sample 3605550123\nb: x\n',
    (v) => (v.b = 'y'),
    'a: !sample 3605550123\nb: y\n',
  ],
  [
    'others are spelled in their own way',
    'a: "caf\\u00e9"\nb: 007\nc: x\nd: [1e3,+5]\n',
    (v) => (v.c = 'y'),
    'a: "caf\\u00e9"\nb: 007\nc: y\nd: [1e3,+5]\n',
  ],
  [
    'a text gets lines above a blank one',
    'a: x\r\n\r\n# of b\r\nb: y\r\n',
    (v) => (v.a = 'p\nq'),
    'a: |-\r\n  p\r\n  q\r\n\r\n# of b\r\nb: y\r\n',
  ],
  ['a file begins with a mark of its encoding', '\uFEFFa: x\n', (v) => (v.a = 'y'), '\uFEFFa: y\n'],
])('where %s, nothing else changes', (_what, text, edit, written) => {
  const { value } = readContentText('content/home.yaml', text);
  edit(value);
  expect(rewriteContentText('content/home.yaml', text, [value])).toBe(written);
});

it.each([
  'a: colon and # number sign',
  '- a dash',
  '"quoted" and it’s [in] {brackets}, too',
  'null',
  '!sample of words',
  '  two  blanks ',
  'lines\n\nwith a gap\n',
  'back\\slash and \ttab',
  '---',
  '🎉 Grüße, 東京',
])('a text is read again as it was written: %j', (words) => {
  const text = 'a: x # of a\r\nb:\r\n    - >-\r\n        one\r\n        two\r\n    - y\r\n';
  const value = { a: words, b: [words, 'y', words] };
  expect(
    readContentText('content/home.yaml', rewriteContentText('content/home.yaml', text, [value])).value,
  ).toEqual(value);
});

it('an entry that is moved and then changed keeps its comment, and loses its mark once it is real', () => {
  const text = 'a:\n  # of x\n  - x\n  # of y\n  - !sample y\n';
  expect(markedPaths(readContentText('content/home.yaml', text))).toEqual([['a', 1]]);
  const states = [{ a: ['y', 'x'] }, { a: ['z', 'x'] }];
  expect(rewriteContentText('content/home.yaml', text, states, [['a', 0]])).toBe(
    'a:\n  # of y\n  - z\n  # of x\n  - x\n',
  );
});

it('a file of Markdown changes in its keys and below them', () => {
  const text = '---\r\na: x\r\n--- \r\n\r\n## One\r\n';
  expect(readContentText(FILE, text).value).toEqual({ a: 'x', $text: '\n## One\n' });
  expect(rewriteContentText(FILE, text, [{ a: 'y', $text: '\n## Two\n' }])).toBe(
    '---\r\na: y\r\n--- \r\n\r\n## Two\r\n',
  );
});

it('a long text is replaced by another one as it was typed', () => {
  const words = (word: string) => Array.from({ length: 9000 }, (_, index) => `${word}${index}`).join(' ');
  const after = `---\na: x\n---\n\n${words('b')}\n`;
  expect(rewriteContentText(FILE, after.replaceAll('b', 'c'), [{ a: 'x', $text: `\n${words('b')}\n` }])).toBe(
    after,
  );
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
