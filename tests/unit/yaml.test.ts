import { describe, expect, it } from 'vitest';
import { parseSource } from '../../build/content/source.ts';

const read = (text: string) => parseSource('content/x.yaml', text);

describe('a value without quotes', () => {
  it.each(
    `yes no on off y n Yes 1_000 1,000 0b11 1:30 12:30:45 1.2.3 2001-12-14 2001-12-14t21:59:43.10-05:00 12/14/2001
    $400 100% << a:b a#b :a don’t Infinity NaN ... --- ?x -x é 😀`.split(/\s+/),
  )('is the text that it looks like: %s', (text) => {
    const value = read(`list:\n  - ${text}\n  - name: ${text} # last\nkey: ${text}`).value;
    expect(value).toEqual({ list: [text, { name: text }], key: text });
  });
});

describe('the place of a value', () => {
  const text = 'title: Plans\ntiers:\n  - name: Small\n    price: 10\n  - name: Large\n    price: 20\n';

  it('is that of its first character, of any form', () => {
    const source = read(
      'a: >- # note\n  x\n\nb: "x"\nc: !sample [x,  y]\nd: # note\ne:\n  -\n  - {f: , g: 1}\n"h": !sample\n',
    );
    const at = (...path: (string | number)[]) => source.at(path).replace('content/x.yaml:', '');
    expect([at('a'), at('b'), at('c'), at('c', 1), at('d')]).toEqual(['1:4', '4:4', '5:12', '5:17', '6:4']);
    expect([at('e', 0), at('e', 1), at('e', 1, 'f'), at('h')]).toEqual(['8:4', '9:5', '9:9', '10:13']);
  });

  it.each(['\n', '\r\n'])('is file, line and column, counted from 1: %j', (end) => {
    const source = parseSource('plans.yaml', text.replaceAll('\n', end));
    expect(source.at(['title'])).toBe('plans.yaml:1:8');
    expect(source.at(['tiers', 1, 'price'])).toBe('plans.yaml:6:12');
    expect(source.atKey([], 'tiers')).toBe('plans.yaml:2:1');
    expect(source.atKey(['tiers', 0], 'price')).toBe('plans.yaml:4:5');
    expect(source.endOf(['tiers', 0])).toBe('plans.yaml:4:13');
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
      expect(source.texts()).toMatchObject([{ where: 'home.yaml:1:15', value }]);
    },
  );
});
