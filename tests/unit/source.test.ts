import { describe, expect, it } from 'vitest';
import { parseSource } from '../../build/content/parse-source.ts';

const text = `title: Plans
tiers:
  - name: Small
    price: 10
  - name: Large
    price: 20
`;

describe('a sample that begins with special characters of YAML', () => {
  it.each(['...', '... more to come', '... "x"', '---', '--- "x'])('is a text: %s', (value) => {
    const source = parseSource('content/home.yaml', `lead: !sample ${value}\n`);
    expect(source.value).toEqual({ lead: value });
    expect(source.samples()).toHaveLength(1);
    expect(source.texts()).toEqual([{ where: 'content/home.yaml:1:15', value }]);
  });
});

describe('the place of a value', () => {
  const source = parseSource('content/plans.yaml', text);

  it('is file, line and column, counted from 1', () => {
    expect(source.at(['title'])).toBe('content/plans.yaml:1:8');
    expect(source.at(['tiers', 1, 'price'])).toBe('content/plans.yaml:6:12');
  });

  it('is that of the surrounding entry if the value does not exist', () => {
    expect(source.at(['tiers', 1, 'period'])).toBe('content/plans.yaml:5:5');
    expect(source.at(['tiers', 7, 'price'])).toBe('content/plans.yaml:3:3');
  });

  it('is the beginning of the file if nothing of it exists', () => {
    expect(source.at(['lead', 'text'])).toBe('content/plans.yaml:1:1');
    expect(parseSource('content/empty.yaml', '').at(['title'])).toBe('content/empty.yaml:1:1');
  });

  it('can be that of a key instead of its value', () => {
    expect(source.atKey([], 'tiers')).toBe('content/plans.yaml:2:1');
    expect(source.atKey(['tiers', 0], 'price')).toBe('content/plans.yaml:4:5');
  });

  it('counts from the first line of the text within its file', () => {
    expect(parseSource('content/terms.md', text, 2).at(['tiers', 0, 'name'])).toBe('content/terms.md:4:11');
  });

  it('is right in a file with Windows line ends', () => {
    const windows = parseSource('content/plans.yaml', text.replaceAll('\n', '\r\n'));
    expect(windows.at(['tiers', 1, 'price'])).toBe('content/plans.yaml:6:12');
  });
});

describe('a text that is not YAML', () => {
  it('is a problem at the place of the syntax error', () => {
    const { problems, value } = parseSource(
      'content/plans.yaml',
      'title: Plans\nlead: Note: a second colon\n',
    );
    expect(problems).toHaveLength(1);
    expect(problems[0]?.where).toBe('content/plans.yaml:2:7');
    expect(problems[0]?.message).toBe(
      'This cannot be read: there is a second colon here. Put quotes around the whole text, or begin the second key on a line of its own.',
    );
    expect(value).toBeUndefined();
  });

  it('says what to check if the mistake has no message of its own', () => {
    const { problems } = parseSource('content/plans.yaml', 'title: "\\q"\nlead: Fair\n');
    expect(problems[0]?.message).toMatch(/^This cannot be read: .+\. Check the indent/);
  });

  it('includes a duplicate key', () => {
    const { problems } = parseSource('content/plans.yaml', 'title: One\ntitle: Two\n');
    expect(problems.map(({ where }) => where)).toEqual(['content/plans.yaml:2:1']);
  });

  it('includes an unknown tag', () => {
    const { problems } = parseSource('content/plans.yaml', 'title: !simple One\n');
    expect(problems.map(({ where }) => where)).toEqual(['content/plans.yaml:1:8']);
  });
});

describe('samples', () => {
  it('are the values tagged !sample, each with its place', () => {
    const source = parseSource(
      'content/site.yaml',
      'agency: !sample Lantern\nslogan: Real\nkey: !sample ""\n',
    );
    expect(source.samples()).toHaveLength(2);
    expect(source.samples()[0]?.where).toMatch(/^content\/site\.yaml:1:/);
    expect(source.samples()[1]?.where).toMatch(/^content\/site\.yaml:3:/);
  });

  it('keep their value', () => {
    const { value } = parseSource(
      'content/site.yaml',
      'agency: !sample Lantern\nyear: !sample 2024\nkey: !sample ""\n',
    );
    expect(value).toEqual({ agency: 'Lantern', year: 2024, key: '' });
  });

  it('also include entries with "sample: true", but no others', () => {
    const reviews = '- name: Ada\n  sample: true\n- name: Grace\n  sample: false\n- name: Mary\n';
    expect(parseSource('content/reviews.yaml', reviews).samples()).toEqual([
      { where: 'content/reviews.yaml:1:3', value: 'Ada' },
    ]);
  });
});
