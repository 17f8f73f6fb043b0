import { readFileSync } from 'node:fs';
import { globSync } from 'glob';
import { describe, expect, it } from 'vitest';
import { parseSource } from '../../build/content/parse-source.ts';
import { readPositions } from '../../build/content/positions.ts';
import { parseYaml } from '../../build/content/yaml.ts';

/** The result of the parser that explains mistakes; undefined if it finds one. */
function explained(text: string): unknown {
  const { problems, value } = readPositions('content/x.yaml', text, 1);
  return problems.length > 0 ? undefined : value();
}

/** Both parsers agree, or the fast one leaves the text to the other. */
function expectAgreement(text: string): void {
  const fast = parseYaml(text);
  if (fast) expect(fast.value, text).toEqual(explained(text));
}

/** Values that YAML 1.1 and 1.2, or two parsers, might interpret differently. */
const VALUES = [
  ...`yes no on off y n Yes TRUE true False null Null ~ "" '' 0 -0 +1 007 0o17 0x1F 0b11 1_000 1,000 12e03 1e3 .5 5.
  -.5 +.5 .inf -.INF .nan Infinity NaN 1:30 190:20:30 12:30:45 1.2.3 3605550142 9007199254740993 1e400 2001-12-14
  2001-12-14t21:59:43.10-05:00 12/14/2001 $400 100% = << @at \`tick\` %percent | > - ? : :a a:b a#b #a [] {} !sample *a
  "!sample" é 😀 don’t ... ---`.split(/\s+/),
  ...'- a ¦ ? a ¦ a: b ¦ a :b ¦ a #b ¦ "a # b" ¦ "\\u00e9\\n\\t\\x41" ¦ "\\ud800" ¦ "a\\\nb" ¦ "a\n\n  b"'.split(
    ' ¦ ',
  ),
  ...`'it''s' ¦ [a, b] ¦ [a, [b, c], {d: e}] ¦ {a: 1, b: 2} ¦ {a, b} ¦ [a, b,] ¦ ["a", 'b'] ¦ [a: b]`.split(
    ' ¦ ',
  ),
  ...'!sample x ¦ !sample 2024 ¦ !sample "2024" ¦ !sample true ¦ !sample [a] ¦ !sample {a: b}'.split(' ¦ '),
  ...'!!str 5 ¦ !!int "5" ¦ !other x ¦ &a x ¦ !sample &a x ¦ a !sample b ¦ ! x'.split(' ¦ '),
  ...[
    'plain\n  folded over\n  lines',
    '|\n  line 1\n    line 2\n\n  line 3\n',
    '>\n  folded\n  text\n\n  more\n',
  ],
  ...[
    '|-\n  a\n',
    '|+\n  a\n\n',
    '>-\n  a\n  b\n',
    '|2\n   a\n',
    '>\n  !sample x\n',
    '|\n  key: !sample x\n',
  ],
  ...['a\tb', '\ta', 'a\u00a0b', 'a\u2028b', '"a\u2028b"', 'a\r\n  b', 'a\n---'],
];

describe('the fast YAML parser agrees with the one that explains mistakes, or leaves the text to it:', () => {
  it.each([
    ['a value', 'key: %\n'],
    ['an entry of a list', 'list:\n  - %\n  - other\n'],
    ['a value in a list of groups', 'list:\n  - name: a\n    key: %\n    last: b\n'],
    ['a key', '%: x\n'],
    ['a value in brackets', 'key: [x, %]\n'],
    ['a value at the end without a line break', 'a: b\nkey: %'],
    ['a value with a comment', '# first\nkey: % # last\n'],
  ])('%s', (_place, text) => {
    for (const value of VALUES) expectAgreement(text.replace('%', () => value));
  });

  it.each([
    ['a key twice', 'a: 1\na: 2\n'],
    ['a key twice, deeper', 'x:\n  a: 1\n  a: 2\n'],
    ['a merge key', 'base: &base\n  a: 1\nkey:\n  <<: *base\n  b: 2\n'],
    ['two documents', 'a: 1\n---\nb: 2\n'],
    ['a directive', '%YAML 1.1\n---\na: yes\n'],
    ['nothing', ''],
    ['comments only', '# a\n# b\n'],
    ['a list at the top', '- a\n- b\n'],
    ['a text at the top', 'hello\n'],
    ['Windows line ends', 'a: 1\r\nlist:\r\n  - x\r\n  - y\r\ntext: >\r\n  one\r\n  two\r\n'],
    ['old Mac line ends', 'a: 1\rb: 2\r'],
    ['a tab for the indent', 'a:\n\tb: 1\n'],
    ['an outdented item', 'a:\n  - x\n - y\n'],
    ['an item at the key’s own indent', 'a:\n- x\n- y\nb: 1\n'],
    ['a second colon', 'a: b: c\n'],
    ['an open quote', 'a: "b\nc: d\n'],
    ['an open bracket', 'a: [b\nc: d\n'],
    ['numbers as keys', '1: a\n2: b\n'],
    ['a key without value', 'a:\nb:\n  c:\n'],
    ['a quoted key', '"a b": 1\n\'c\': 2\n'],
    ['a key named __proto__', '__proto__: x\nconstructor: y\n'],
    ['blank lines in a text of quotes', 'a: "one\n\n  two"\nb: \'one\n\n\n  two\'\n'],
  ])('%s', (_what, text) => expectAgreement(text));

  it('every content file of the site', () => {
    for (const file of globSync('content/**/*.yaml')) expectAgreement(readFileSync(file, 'utf8'));
  });

  it('every content file of the test sites, which the fast one parses itself', () => {
    const files = globSync('tests/fixtures/*/content/**/*.yaml');
    expect(files).not.toEqual([]);
    for (const file of files) {
      const text = readFileSync(file, 'utf8');
      expect(parseYaml(text), file).toEqual({ value: explained(text) });
    }
  });
});

describe('the place of a value', () => {
  const text = 'title: Plans\ntiers:\n  - name: Small\n    price: 10\n  - name: Large\n    price: 20\n';

  it.each(['\n', '\r\n'])('is file, line and column, counted from 1: %j', (end) => {
    const source = parseSource('plans.yaml', text.replaceAll('\n', end));
    expect(source.at(['title'])).toBe('plans.yaml:1:8');
    expect(source.at(['tiers', 1, 'price'])).toBe('plans.yaml:6:12');
    expect(source.atKey([], 'tiers')).toBe('plans.yaml:2:1');
    expect(source.atKey(['tiers', 0], 'price')).toBe('plans.yaml:4:5');
  });

  it('is that of what surrounds it if it does not exist, at least the beginning of the file', () => {
    const source = parseSource('plans.yaml', text);
    expect(source.at(['tiers', 1, 'period'])).toBe('plans.yaml:5:5');
    expect(source.at(['tiers', 7, 'price'])).toBe('plans.yaml:3:3');
    expect(source.at(['lead', 'text'])).toBe('plans.yaml:1:1');
    expect(parseSource('empty.yaml', '').at(['title'])).toBe('empty.yaml:1:1');
  });

  it('counts from the first line of the text within its file', () => {
    expect(parseSource('terms.md', text, 2).at(['tiers', 0, 'name'])).toBe('terms.md:4:11');
  });
});

it('a duplicate key in JSON, of which one value would be lost, is reported with its place', () => {
  const { problems } = parseSource('a.json', '{"lead": "a: \\"b\\": c", "list": [{"x": 1,\n "x": 2}]}');
  expect(problems).toEqual([
    { where: 'a.json:2:2', message: expect.stringContaining('this key appears twice') },
  ]);
});

describe('a sample', () => {
  it('is a value tagged !sample, whose place is known and whose type it keeps', () => {
    const source = parseSource(
      'site.yaml',
      'agency: !sample Lantern\nslogan: Real\nyear: !sample 2024\nkey: !sample ""\n',
    );
    expect(source.value).toEqual({ agency: 'Lantern', slogan: 'Real', year: 2024, key: '' });
    expect(source.samples().map(({ where }) => where)).toEqual([
      'site.yaml:1:17',
      'site.yaml:3:15',
      'site.yaml:4:14',
    ]);
  });

  it('is an entry with "sample: true", and no other', () => {
    const reviews = '- name: Ada\n  sample: true\n- name: Grace\n  sample: false\n- name: Mary\n';
    expect(parseSource('reviews.yaml', reviews).samples()).toEqual([
      { where: 'reviews.yaml:1:3', value: 'Ada' },
    ]);
  });

  it.each(['...', '... more to come', '... "x"', '---', '--- "x'])(
    'may begin with signs of YAML: %s',
    (value) => {
      const source = parseSource('home.yaml', `lead: !sample ${value}\n`);
      expect(source.value).toEqual({ lead: value });
      expect(source.samples()).toHaveLength(1);
      expect(source.texts()).toEqual([{ where: 'home.yaml:1:15', value }]);
    },
  );
});
