import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { globSync } from 'glob';
import { describe, expect, it } from 'vitest';
import { readPositions } from '../../build/content/positions.ts';
import { parseYaml } from '../../build/content/yaml.ts';

/** The result of the parser that explains mistakes; undefined if it finds one. */
function explained(text: string): unknown {
  const { problems, value } = readPositions('content/x.yaml', text, 1);
  return problems.length > 0 ? undefined : value();
}

/** Both parsers agree, or the fast one leaves the text to the other. */
function agree(text: string): boolean {
  const fast = parseYaml(text);
  return fast === undefined || isDeepStrictEqual(fast.value, explained(text));
}

/** Values that YAML 1.1 and 1.2, or two parsers, might interpret differently. */
const VALUES = [
  ...['yes', 'no', 'on', 'off', 'y', 'n', 'Yes', 'TRUE', 'true', 'False', 'null', 'Null', '~', '""', "''"],
  ...[
    '0',
    '-0',
    '+1',
    '007',
    '0o17',
    '0x1F',
    '0b11',
    '1_000',
    '1,000',
    '12e03',
    '1e3',
    '.5',
    '5.',
    '-.5',
    '+.5',
  ],
  ...['.inf', '-.INF', '.nan', 'Infinity', 'NaN', '1:30', '190:20:30', '12:30:45', '1.2.3', '3605550142'],
  ...[
    '9007199254740993',
    '1e400',
    '2001-12-14',
    '2001-12-14t21:59:43.10-05:00',
    '12/14/2001',
    '$400',
    '100%',
  ],
  ...[
    '=',
    '<<',
    '@at',
    '`tick`',
    '%percent',
    '|',
    '>',
    '-',
    '- a',
    '?',
    '? a',
    ':',
    ':a',
    'a: b',
    'a:b',
    'a :b',
  ],
  ...[
    'a #b',
    'a#b',
    '#a',
    '"a # b"',
    '"\\u00e9\\n\\t\\x41"',
    '"\\ud800"',
    "'it''s'",
    '"a\\\nb"',
    '"a\n\n  b"',
  ],
  ...[
    '[a, b]',
    '[a, [b, c], {d: e}]',
    '{a: 1, b: 2}',
    '{a, b}',
    '[a, b,]',
    '[]',
    '{}',
    '["a", \'b\']',
    '[a: b]',
  ],
  ...[
    '!sample x',
    '!sample 2024',
    '!sample "2024"',
    '!sample true',
    '!sample',
    '!sample [a]',
    '!sample {a: b}',
  ],
  ...['!!str 5', '!!int "5"', '!other x', '&a x', '*a', '!sample &a x', 'a !sample b', '"!sample"', '! x'],
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
  ...[
    'a\tb',
    '\ta',
    'é',
    '😀',
    'a\u00a0b',
    'a\u2028b',
    '"a\u2028b"',
    'a\r\n  b',
    'don’t',
    '...',
    '---',
    'a\n---',
  ],
];

/** How a value may be written in a file. */
const PLACES: [string, (value: string) => string][] = [
  ['as a value', (value) => `key: ${value}\n`],
  ['in a list', (value) => `list:\n  - ${value}\n  - other\n`],
  ['as a value in a list of groups', (value) => `list:\n  - name: a\n    key: ${value}\n    last: b\n`],
  ['as a key', (value) => `${value}: x\n`],
  ['in brackets', (value) => `key: [x, ${value}]\n`],
  ['at the end without a line break', (value) => `a: b\nkey: ${value}`],
  ['with a comment', (value) => `# first\nkey: ${value} # last\n`],
];

/** Whole files. */
const FILES = [
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
] as const;

describe('the fast YAML parser agrees with the one that explains mistakes, or leaves the text to it:', () => {
  it.each(PLACES)('%s', (_place, write) => {
    expect(VALUES.filter((value) => !agree(write(value)))).toEqual([]);
  });

  it.each(FILES)('%s', (_what, text) => {
    expect(agree(text)).toBe(true);
  });

  it('every content file of the site', () => {
    for (const file of globSync('content/**/*.yaml'))
      expect(agree(readFileSync(file, 'utf8')), file).toBe(true);
  });

  it('every content file of the test sites, which the fast one parses itself', () => {
    const files = globSync('tests/fixtures/*/content/**/*.yaml');
    expect(files.length).toBeGreaterThan(10);
    for (const file of files) {
      const text = readFileSync(file, 'utf8');
      expect(parseYaml(text), file).toEqual({ value: explained(text) });
    }
  });
});
