import { describe, expect, it } from 'vitest';
import { loadContent } from '../../build/content/load.ts';
import { readProse } from '../../build/content/markdown.ts';
import { replace, site } from './small-site.ts';

const POLICY = 'content/policies/refund-policy.md';

describe('correct content', () => {
  it('may have a byte order mark and Windows line ends', async () => {
    const windows = (text: string) => `\uFEFF${text.replaceAll('\n', '\r\n')}`;
    const small = await site({ 'content/site.yaml': windows, [POLICY]: windows });
    const { content } = await loadContent(small.root);
    expect(content.policies[0]?.sections.map(({ heading }) => heading)).toEqual(['Payment', 'Questions']);
  });

  it('may omit features from a package, even one that the finder asks for', async () => {
    const finder =
      'finder: { answer: A, question: Which?, feature: Keywords, extras: [Landing pages] }\ntiers:';
    const tier = '  - { id: plus, name: Plus, price: $500, period: month, points: { Keywords: 20 } }\n';
    const small = await site({
      'content/packages/seo.yaml': (text) => replace('tiers:', finder)(text) + tier,
    });
    expect(await small.problems()).toEqual([]);
  });
});

it('the name of the agency is no Markdown', async () => {
  const small = await site({
    'content/site.yaml': replace('Lantern', '"#1 *Lantern*"'),
    [POLICY]: replace('## Payment', '## {agency}'),
  });
  const { policies } = (await loadContent(small.root)).content;
  expect(policies[0]?.sections[0]).toMatchObject({
    heading: '#1 *Lantern*',
    html: '<p>#1 *Lantern* takes payment before work begins.</p>\n',
  });
});

it('the period of a name also ends a sentence', () => {
  const text = 'You agree with {agency}. {agency} answers.';
  const { sections, problems } = readProse(
    { file: POLICY, text: `## A\n\n${text}\nIt takes\n2.5 hours.\n`, firstLine: 1 },
    { agency: 'Lantern, Inc.' },
  );
  const html = '<p>You agree with Lantern, Inc. Lantern, Inc. answers.\nIt takes\n2.5 hours.</p>\n';
  expect([sections[0]?.html, problems]).toEqual([html, []]);
});

it('Markdown that is meant to be read, and a name of an address in two lines, are no mistakes', () => {
  const text = '## A\n\nWrite `[x](/a b)`.\n\nSee [x][our\nterms].\n\n[our terms]: /terms/\n';
  expect(readProse({ file: POLICY, text, firstLine: 1 }, {}).problems).toEqual([]);
});

it('a picture without its folder is told from one of another site', () => {
  const messageOf = (file: string) =>
    readProse({ file: POLICY, text: `## A\n\n![A lamp](${file})\n`, firstLine: 1 }, {}).problems[0]?.message;
  expect(messageOf('my-lamp.jpg')).toContain('The folder of this picture is missing.');
  expect(messageOf('https://img.example/lamp.jpg')).toContain('Pictures must be on this site');
  expect(messageOf('images/lamp.jpg')).toBeUndefined();
});

it.each([
  ['a paragraph that a tab indents, which Markdown shows as a program', '## A\n\n\tYou may cancel.\n', 3],
  ['a cell of a table that is one too many', '## A\n\n| A | B |\n|---|---|\n| 1 | 2 | 3 |\n', 3],
  ['a link that dials a number with spaces', '## A\n\n[Call us](tel:+1 360 555 0142)\n', 3],
  ['a table without the line of hyphens', '## A\n\n| A | B |\n| 1 | 2 |\n', 3],
  ['a heading with nothing below it', '## A\n\nText.\n\n## B\n\n## C\n\n| 1 | 2 \\| 3 |\n|---|---|\n', 5],
  ['letters in parentheses as a word processor writes them', '## A\n\n(a)\tYou may cancel.\n', 3],
])('Markdown is reported that would lose or garble what somebody meant: %s', (_what, text, line) => {
  const { problems } = readProse({ file: POLICY, text, firstLine: 1 }, {});
  expect(problems.map(({ where }) => where)).toEqual([`${POLICY}:${line}:1`]);
});

it('a text in Markdown becomes one section for each heading, with its pictures, its placeholders replaced', () => {
  const body =
    '## About {agency}\n\nIt reads {email}.\n![ A lamp ](images/old%20lamp.jpg)\n![One](images/100%.jpg)\n\n## **Third-party** links &amp; *more*\n\n- ~$5 to ~$7 ~~8~~\n\n## Цены\n\nx\n\n## In short\n\nx\n\n## 4. Сроки\n\nx\n';
  expect(
    readProse({ file: POLICY, text: body, firstLine: 1 }, { agency: 'Lantern', email: 'its mail' }),
  ).toEqual({
    problems: [],
    sections: [
      {
        id: 'about-lantern',
        heading: 'About Lantern',
        html: '<p>It reads its mail.\n<img data-picture="0">\n<img data-picture="1"></p>\n',
        pictures: [
          { name: 'images/old lamp.jpg', alt: 'A lamp', where: `${POLICY}:4:1` },
          { name: 'images/100%.jpg', alt: 'One', where: `${POLICY}:5:1` },
        ],
      },
      {
        id: 'third-party-links-more',
        heading: 'Third-party links & more',
        html: '<ul>\n<li>~$5 to ~$7 <del>8</del></li>\n</ul>\n',
      },
      { id: 'section-3', heading: 'Цены', html: '<p>x</p>\n' },
      { id: 'section-4', heading: 'In short', html: '<p>x</p>\n' },
      { id: 'section-5', heading: 'Сроки', html: '<p>x</p>\n' },
    ],
  });
});
