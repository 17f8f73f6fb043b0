import { execFileSync } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadContent } from '../../build/content/load.ts';
import { parseSource } from '../../build/content/parse-source.ts';
import { formatProblems, type Problem } from '../../build/shared/problems.ts';
import { processorTime } from '../setup/processor-time.ts';
import { fixture, problemsOf, replace, site } from './small-site.ts';

const POLICY = 'content/policies/refund-policy.md';
const SITE = 'content/site.yaml';

/** Maximum milliseconds of processor time for refusing a huge or nested file. */
const AT_ONCE = 2000;

/** Adds a file to a site. @returns the messages about the content, and the time until they were found */
async function refusalOf(file: string, contents: string): Promise<{ problems: Problem[]; time: number }> {
  const small = await site();
  await writeFile(path.join(small.root, file), contents);
  const time = processorTime();
  const problems = await problemsOf(loadContent(small.root, {}));
  return { problems, time: time() };
}

const HEAD = (await fixture(POLICY)).split('## ')[0] ?? '';
const LINE = HEAD.split('\n').length + 2;
/** The policy with another text. */
const matter = (text: string) => `${HEAD}## Payment\n\n${text}\n`;
const LINES = Array.from({ length: 40_000 }, (_line, index) => index);

describe('a forbidden character in a text is refused with its place and its name', () => {
  it.each([
    ['\u0007', 'U+0007, bell'],
    ['\u001b', 'U+001B, escape'],
    ['\u0085', 'U+0085, next line'],
    ['\u2028', 'U+2028, line separator'],
    ['\u202a', 'U+202A, left-to-right embedding'],
    ['\u202e', 'U+202E, right-to-left override'],
    ['\u2066', 'U+2066, left-to-right isolate'],
    ['\u2069', 'U+2069, pop directional isolate'],
    ['\ufeff', 'U+FEFF, zero width no-break space'],
  ])('written literally: %j', async (character, name) => {
    for (const [file, found] of [
      [SITE, 'Lantern'],
      [POLICY, 'Write to'],
    ] as const) {
      const small = await site({ [file]: replace(found, `x${character}y`) });
      expect(await small.problems()).toEqual([
        {
          where: await small.place(file, `${character}y`),
          message: `This text has an invisible character (${name}) here, which is not allowed. Delete it: place the cursor after it, and press Backspace.`,
        },
      ]);
    }
  });

  it.each([
    ['\\u202E', 'U+202E, right-to-left override'],
    ['\\u2067', 'U+2067, right-to-left isolate'],
    ['\\uD800', 'U+D800, half a character'],
    ['\\uDE00\\uD83D', 'U+DE00, half a character'],
    ['\\u0000', 'U+0000, null'],
    ['\\e', 'U+001B, escape'],
    ['\\x07', 'U+0007, bell'],
    ['\\N', 'U+0085, next line'],
  ])('written as an escape: %s', async (written, name) => {
    const small = await site({ [SITE]: replace('Lantern', `"Lan${written}tern"`) });
    expect(await small.problems()).toEqual([
      {
        where: await small.place(SITE, `"Lan${written}`),
        message: `This text holds a character that none may hold (${name}), written with a backslash. Delete the code that stands for it.`,
      },
    ]);
  });

  it.each([
    ['&#x202E;', 'U+202E, right-to-left override'],
    ['&#8238;', 'U+202E, right-to-left override'],
    ['&#8238', 'U+202E, right-to-left override'],
    ['&#x1;', 'U+0001, control character'],
    ['&#0;', 'U+0000, null'],
    ['&#XD800;', 'U+D800, half a character'],
    ['&#xFEFF;', 'U+FEFF, zero width no-break space'],
    ['&#x110000;', 'no character'],
  ])('written in Markdown as %s', async (written, name) => {
    const small = await site({ [POLICY]: replace('Write to', `Write${written}to`) });
    expect(await small.problems()).toEqual([
      {
        where: await small.place(POLICY, written),
        message: `This text holds a character that none may hold (${name}), written as ${written}. Write the character that you mean, or delete it.`,
      },
    ]);
  });

  it('in a fact that Markdown repeats', async () => {
    const small = await site({
      [SITE]: replace('Lantern', 'Lan&#x202E;tern'),
      [POLICY]: replace('Write to', 'Write to {agency}'),
    });
    expect((await small.problems()).map(({ message }) => message)).toContainEqual(
      expect.stringContaining('&#x202E; is HTML for a character.'),
    );
  });

  it('in a key', async () => {
    const file = 'content/packages/seo.yaml';
    const small = await site({ [file]: replace('Page speed work: true', '"Page\\u202Espeed": true') });
    const problems = await small.problems();
    expect(problems.map(({ where }) => where)).toEqual([await small.place(file, '"Page\\u202E')]);
    expect(problems[0]?.message).toContain('U+202E, right-to-left override');
  });

  it('but tabs, line breaks and surrogate pairs are accepted', async () => {
    const written = '"Lan\\ttern\\n\\uD83D\\uDE00 😀 שלום"';
    const { content } = await loadContent((await site({ [SITE]: replace('Lantern', written) })).root, {});
    expect(content.site.agency).toBe('Lan\ttern\n😀 😀 שלום');
  });
});

describe('a file that could hang the build is reported at once, in one sentence', () => {
  const large = (limit: string, size = '20') =>
    `This file is too large: ${size} MB, where ${limit} MB are allowed. Divide it, or remove what does not belong there.`;

  it.each([
    ['20 MB of YAML', SITE, `agency: ${'x'.repeat(19_999_992)}`, SITE, large('1')],
    ['20 MB of Markdown', POLICY, matter('').padEnd(20_000_000, 'word '), POLICY, large('0.25')],
    [
      '20,000 > in Markdown',
      POLICY,
      matter('>'.repeat(20_000)),
      `${POLICY}:${LINE}:1`,
      'begins with 20000 spaces and marks',
    ],
    [
      '20,000 > with blanks',
      POLICY,
      matter('> '.repeat(20_000)),
      `${POLICY}:${LINE}:1`,
      'begins with 40000 spaces and marks',
    ],
    [
      '20,000 lists in Markdown',
      POLICY,
      matter(`${'- '.repeat(20_000)}x`),
      `${POLICY}:${LINE}:1`,
      'begins with 40000',
    ],
    [
      '100,000 stars',
      POLICY,
      matter('_a'.repeat(100_000)),
      `${POLICY}:${LINE}:1`,
      'more than 1000 asterisks, underscores or exclamation marks',
    ],
    [
      '200,000 exclamation marks',
      POLICY,
      matter('!'.repeat(200_000)),
      `${POLICY}:${LINE}:1`,
      'more than 1000',
    ],
    [
      'stars within each other',
      POLICY,
      matter(`${'*a **a '.repeat(9000)}${'a** a*'.repeat(9000)}`),
      `${POLICY}:${LINE}:1`,
      'more than 1000',
    ],
    [
      '20,000 brackets in YAML',
      SITE,
      `agency: ${'['.repeat(20_000)}`,
      `${SITE}:1:48`,
      'nested more than 40 levels deep',
    ],
    [
      '20,000 braces in YAML',
      SITE,
      `agency: ${'{a: '.repeat(20_000)}`,
      `${SITE}:1:`,
      'nested more than 40 levels deep',
    ],
    [
      '20,000 lists in YAML',
      SITE,
      `${'- '.repeat(20_000)}x`,
      `${SITE}:1:`,
      'nested more than 40 levels deep',
    ],
    ['20,000 questions in YAML', SITE, '? '.repeat(20_000), `${SITE}:1:`, 'nested more than 40 levels deep'],
    [
      '20,000 indents in YAML',
      SITE,
      LINES.slice(0, 1200)
        .map((n) => `${' '.repeat(n)}a:`)
        .join('\n'),
      `${SITE}:`,
      'nested more than 40',
    ],
    [
      'brackets in front matter',
      POLICY,
      `---\ntitle: ${'['.repeat(20_000)}\n---\n\n## A\n\nb\n`,
      `${POLICY}:2:`,
      'nested more than 40',
    ],
  ])('%s', async (_what, file, contents, where, message) => {
    const { problems, time } = await refusalOf(file, contents);
    expect(problems).toHaveLength(1);
    expect(problems[0]?.where).toContain(where);
    expect(problems[0]?.message).toContain(message);
    expect(time).toBeLessThan(AT_ONCE);
  });

  it.each([
    ['20,000 > in YAML', SITE, `agency: ${'>'.repeat(20_000)}`],
    ['20,000 lines of > in YAML', SITE, '>\n'.repeat(20_000)],
    [
      'names that repeat names ("billion laughs")',
      SITE,
      ['a0: &a0 [x, x]', ...LINES.slice(1, 30).map((n) => `a${n}: &a${n} [*a${n - 1}, *a${n - 1}]`)].join(
        '\n',
      ),
    ],
    ['20,000 repeats', SITE, `a: &a b\nagency:\n${'  - *a\n'.repeat(20_000)}`],
    ['40,000 keys', SITE, LINES.map((n) => `key${n}: x`).join('\n')],
    ['one key 40,000 times', SITE, 'agency: x\n'.repeat(40_000)],
    ['40,000 wrong signs', SITE, '}\n'.repeat(40_000)],
    ['40,000 documents', SITE, '---\nagency: x\n'.repeat(40_000)],
    ['a key of 900,000 letters', SITE, `${'x'.repeat(900_000)}: y`],
    ['40,000 reviews without words', 'content/reviews.yaml', `reviews:\n${'  - name: x\n'.repeat(40_000)}`],
    ['40,000 unknown placeholders', POLICY, matter('{a} '.repeat(40_000))],
    ['40,000 tags', POLICY, matter('<b>\n\n'.repeat(40_000))],
    ['20,000 bad links', POLICY, matter('[a](//b)\n\n'.repeat(20_000))],
  ])('%s: at most a hundred messages', async (_what, file, contents) => {
    const { problems, time } = await refusalOf(file, contents);
    expect(problems.length).toBeGreaterThan(0);
    expect(problems.length).toBeLessThanOrEqual(250);
    expect(formatProblems(problems).length).toBeLessThan(100_000);
    for (const { where } of problems) expect(where).toContain(file);
    expect(time).toBeLessThan(AT_ONCE * 2);
  });

  it('a JSON file with a duplicate key, of which one would be lost', () => {
    const { problems } = parseSource(
      'content/a.json',
      '{"lead": "a: \\"b\\": c", "list": [{"x": 1,\n "x": 2}]}',
    );
    expect(problems).toEqual([
      { where: 'content/a.json:2:2', message: expect.stringContaining('this key appears twice') },
    ]);
  });

  it('a JSON file with 100,000 brackets', () => {
    const time = processorTime();
    const { problems } = parseSource('content/a.json', `${'['.repeat(100_000)}`);
    expect(problems.map(({ message }) => message)).toEqual([expect.stringContaining('nested more than 40')]);
    expect(time()).toBeLessThan(AT_ONCE);
  });

  it('a named pipe in place of a file', { timeout: 10_000 }, async () => {
    const small = await site({ [SITE]: null });
    execFileSync('mkfifo', [path.join(small.root, SITE)]);
    expect(await small.problems()).toEqual([
      { where: SITE, message: 'This is no file. Remove it, and put the file there.' },
    ]);
  });

  it('a folder in place of a file', async () => {
    const small = await site();
    await rm(path.join(small.root, SITE));
    await mkdir(path.join(small.root, SITE));
    expect((await small.problems())[0]).toEqual({
      where: SITE,
      message: 'This is no file. Remove it, and put the file there.',
    });
  });
});

describe('the terminal shows content', () => {
  it('as one line without control characters', () => {
    const text = formatProblems([{ where: 'content/\u001b[2Ja\nb.yaml', message: 'a\u202eb\r\u0007\nc' }]);
    expect(text).toMatch(/^content\/\?\[2Ja\?b\.yaml\n {4}a\?b\?\?\n {4}c\n\n1 problem/);
  });

  it('shortened, without line breaks', async () => {
    const small = await site({
      [SITE]: replace('https://maps.example/embed?q=Olympia', `"a\\nb${'c'.repeat(500)}"`),
    });
    const [problem] = await small.problems();
    expect(problem?.message.length).toBeLessThan(250);
    expect(problem?.message).not.toContain('\n');
  });
});
