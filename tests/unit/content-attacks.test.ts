import { execFileSync } from 'node:child_process';
import { mkdir, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadContent } from '../../build/content/load.ts';
import { readProse } from '../../build/content/markdown.ts';
import { parseSource } from '../../build/content/source.ts';
import { formatProblems } from '../../build/shared/problems.ts';
import { fixture, problemsOf, replace, SMALL_SITE, site } from './small-site.ts';

const POLICY = 'content/policies/refund-policy.md';
const SITE = 'content/site.yaml';

/** The problems of the small site's content with another text of one file. */
const problemsWith = (file: string, text: string) =>
  problemsOf(loadContent(SMALL_SITE, { unsaved: new Map([[file, text]]) }));

const prose = (text: string) =>
  readProse({ file: POLICY, text: `## Payment\n\n${text}\n`, firstLine: 1 }, {}).problems;

const lines = (count: number, line: (number: number) => string) =>
  Array.from({ length: count }, (_line, number) => line(number)).join('\n');

describe('a forbidden character in a text is refused with its place and its code point', () => {
  it.each([
    ['\u0007', 'U+0007'],
    ['\u0085', 'U+0085'],
    ['\u2028', 'U+2028'],
    ['\u202e', 'U+202E'],
    ['\u2069', 'U+2069'],
    ['\ufeff', 'U+FEFF'],
    ['\uf0b7', 'U+F0B7'],
  ])('written literally: %j', async (character, name) => {
    const message = `This text has a character (${name}) here that browsers do not show. Place the cursor after it, press Backspace, and type what it stood for: nothing, a space, a line break, or "- " where an entry of a list begins.`;
    expect(await problemsWith(SITE, `agency: x${character}y`)).toEqual([{ where: `${SITE}:1:10`, message }]);
    const policy = await problemsWith(POLICY, `---\n---\n\nx${character}`);
    expect(policy).toEqual([{ where: `${POLICY}:4:2`, message }]);
  });

  it.each([
    ['\\u202E', 'U+202E'],
    ['\\uD800', 'U+D800'],
    ['\\uDE00\\uD83D', 'U+DE00'],
    ['\\e', 'U+001B'],
    ['\\N', 'U+0085'],
  ])('written as an escape, in a value or a key: %s', async (written, name) => {
    const message = `This text contains a forbidden character (${name}), written with a backslash. Delete that code.`;
    const text = `slogan: "Lan${written}tern"\nx:\n  "Lan${written}tern": y`;
    const problems = await problemsWith(SITE, text);
    expect(problems.filter(({ message }) => message.includes('character'))).toEqual([
      { where: `${SITE}:1:9`, message },
      { where: `${SITE}:3:3`, message },
    ]);
  });

  it.each([
    ['&#x202E;', 'U+202E'],
    ['&#8238', 'U+202E'],
    ['&#x1;', 'U+0001'],
    ['&#XD800;', 'U+D800'],
    ['&#x110000;', 'no character'],
  ])('written in Markdown as %s', (written, name) => {
    const message = `This text contains a forbidden character (${name}), written as ${written}. Replace or delete it.`;
    expect(prose(`Write${written}to`)).toEqual([{ where: `${POLICY}:3:6`, message }]);
  });

  it('but tabs, line breaks and surrogate pairs are accepted', async () => {
    const written = '"Lan\\ttern\\n\\uD83D\\uDE00 😀 שלום"';
    const unsaved = new Map([[SITE, replace('Lantern', written)(await fixture(SITE))]]);
    const { content } = await loadContent(SMALL_SITE, { unsaved });
    expect(content.site.agency).toBe('Lan\ttern\n😀 😀 שלום');
  });
});

describe('a file that could hang the build is reported in one sentence', () => {
  it.each([
    ['20,000 marks of quotes with blanks', '> '.repeat(20_000), 3, 'begins with 40000 spaces and marks'],
    ['20,000 lists', `${'- '.repeat(20_000)}x`, 3, 'begins with 40000 spaces and marks'],
    ['100,000 underscores', '_a'.repeat(100_000), 3, 'more than 1000 asterisks, underscores'],
    ['stars within each other', `${'*a **a '.repeat(9000)}${'a** a*'.repeat(9000)}`, 3, 'more than 1000'],
    ['a list with 100,000 lines', `- a\n${'b\n'.repeat(100_000)}`, 2003, 'more than 2000 lines'],
    ['8,000 links', '[a](/b/) '.repeat(8000), 3, 'more than 10000 paragraphs, links'],
    ['a word of 200,000 letters', `${'a.'.repeat(100_000)}@`, 3, 'more than 2000 characters without a space'],
    ['8,000 headings', '## A\n\nText.\n\n'.repeat(8000), 1199, 'there are 300 sections'],
  ])('Markdown of %s', (_what, text, line, message) => {
    const where = `${POLICY}:${line}:1`;
    expect(prose(text)).toEqual([{ where, message: expect.stringContaining(message) }]);
  });

  it.each([
    ['brackets', SITE, `agency: ${'['.repeat(20_000)}`],
    ['brackets in JSON', 'content/a.json', '['.repeat(100_000)],
    ['lists', SITE, `${'- '.repeat(20_000)}x`],
    ['questions', SITE, '? '.repeat(20_000)],
    ['indents', SITE, lines(1200, (number) => `${' '.repeat(number)}a:`)],
  ])('YAML of thousands of %s', (_what, file, text) => {
    const [problem, ...others] = parseSource(file, text).problems;
    expect(problem?.where).toMatch(new RegExp(`^${file}:\\d+:\\d+$`));
    expect(problem?.message).toContain('nested more than 40 levels deep');
    expect(others).toEqual([]);
  });

  // A mistake would take minutes here.
  it('a comment of 890,000 brackets is read at once', async () => {
    const text = `${await fixture(SITE)}# ${'['.repeat(890_000)}\n`;
    expect(await problemsWith(SITE, text)).toEqual([]);
  });

  it('more megabytes than any content has', async () => {
    const small = await site({ [SITE]: 'x'.repeat(20_000_000), [POLICY]: 'x'.repeat(250_001) });
    const tooLarge = (size: string) =>
      `This file is ${size} MB. Divide it, or remove what does not belong there.`;
    expect(await small.problems()).toEqual([
      { where: SITE, message: tooLarge('20 MB; the limit is 1') },
      { where: POLICY, message: tooLarge('0.25 MB; the limit is 0.25') },
    ]);
  });

  it('lists of more entries than a page can show, redirects that lead to each other included', async () => {
    const entry = (number: number) => `  - { title: Page ${number}, href: /${number}/, color: wood }`;
    const redirect = (number: number) => `  - from: /${number}/\n    to: /${number + 1}/\n`;
    const small = await site({
      'content/navigation.yaml': replace('entries:\n', `entries:\n${lines(1000, entry)}\n`),
      'content/redirects.yaml': `redirects:\n${lines(20_000, redirect)}`,
    });
    const report = await small.report();
    expect(report).toMatch(/ entries: .*at most 60 entries/);
    expect(report).toMatch(/ redirects: .*at most 2000 entries/);
  });

  it('a named pipe, a folder or a link to a secret of the machine in place of a file', async () => {
    const small = await site({ [SITE]: null, 'secret.yaml': 'password: 12345\n' });
    const file = path.join(small.root, SITE);
    const noFile = { where: SITE, message: 'This is not a file. Replace it with one.' };
    execFileSync('mkfifo', [file]);
    expect(await small.problems()).toEqual([noFile]);
    await rm(file);
    await mkdir(file);
    expect((await small.problems())[0]).toEqual(noFile);
    await rm(file, { recursive: true });
    await symlink('../secret.yaml', file);
    const message = 'This is a link to a file outside content/, which is not read. Put the file itself here.';
    expect(await small.problems()).toEqual([{ where: SITE, message }]);
  });
});

describe('a file with thousands of mistakes gets at most a hundred messages of a kind', () => {
  const laughs = lines(30, (number) => `a${number}: &a${number} [*a${number - 1}, *a${number - 1}]`);

  it.each([
    ['20,000 lines of > in YAML', SITE, '>\n'.repeat(20_000)],
    ['names that repeat names ("billion laughs")', SITE, `a-1: &a-1 [x, x]\n${laughs}`],
    ['20,000 repeats', SITE, `a: &a b\nagency:\n${'  - *a\n'.repeat(20_000)}`],
    ['40,000 keys', SITE, lines(40_000, (number) => `key${number}: x`)],
    ['one key 40,000 times', SITE, 'agency: x\n'.repeat(40_000)],
    ['a key of 900,000 letters', SITE, `${'x'.repeat(900_000)}: y`],
    ['40,000 documents', SITE, '---\nagency: x\n'.repeat(40_000)],
    ['40,000 reviews without words', 'content/reviews.yaml', `reviews:\n${'  - name: x\n'.repeat(40_000)}`],
  ])('%s', async (_what, file, text) => {
    const problems = await problemsWith(file, text);
    expect(problems.length).toBeGreaterThan(0);
    expect(problems.length).toBeLessThanOrEqual(250);
    expect(formatProblems(problems).length).toBeLessThan(100_000);
    for (const { where } of problems) expect(where).toContain(file);
  });

  it.each([
    ['unknown placeholders', '{a} '.repeat(40_000)],
    ['tags', '<b>\n\n'.repeat(3000)],
    ['bad links', '[a](//b)\n\n'.repeat(2000)],
  ])('%s in Markdown', (_what, text) => expect(prose(text)).toHaveLength(100));
});

it('the terminal shows content as one line without control characters', () => {
  const text = formatProblems([{ where: 'content/\u001b[2Ja\nb.yaml', message: 'a\u202eb\r\u0007\nc' }]);
  expect(text).toMatch(/^content\/\?\[2Ja\?b\.yaml\n {4}a\?b\?\?\n {4}c\n\n1 problem/);
});
