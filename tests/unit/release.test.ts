import { describe, expect, it } from 'vitest';
import { formatRefusal, formatVerdict } from '../../build/checks/release/format.ts';
import { inspect, isSuspect } from '../../build/checks/release/inspect.ts';
import { placeOfText } from '../../build/checks/release/publication.ts';
import { formatReport } from '../../build/checks/report.ts';
import { type LoadedContent, loadContent } from '../../build/content/load.ts';
import type { Route } from '../../build/routes/list.ts';
import { buildSite } from '../../build.ts';
import { accept, openFindings, openLines, publishable, release, SERVICE } from './publishable-site.ts';
import { pageSummary } from './sample-summary.ts';
import { edit, replace } from './small-site.ts';

const SITE = 'content/site.yaml';
const REVIEWS = 'content/reviews.yaml';
const REFUND = 'content/policies/refund-policy.md';
const SAMPLES = {
  [SITE]: edit({ 'agency: ': 'agency: !sample ', 'email: hello': 'email: !sample hello' }),
  [REVIEWS]: replace('stars: 5', 'stars: 5\n    sample: true'),
  [REFUND]: replace('updated: ', 'updated: !sample '),
};

it('a release is built if there are no findings, and stays as it was when the next one is refused', async () => {
  const small = await publishable();
  expect((await release(small)).verdict).toEqual({ open: [], accepted: [] });
  const before = await small.read('index.html');
  await small.edit(SAMPLES);
  await expect(release(small)).rejects.toThrow('4 findings. No release was made');
  expect(await small.read('index.html')).toBe(before);
});

it('an ordinary build shows samples, and lists by rule and file what a release would refuse', async () => {
  const small = await publishable(SAMPLES);
  const report = await buildSite({ ...small, release: false, environment: SERVICE });
  const text = formatReport(report);
  expect(text).toContain('4 findings of `npm run release`');
  expect((await small.page('index.html')).querySelector('title')?.text).toBe('Lantern: marketing for shops');
});

describe('an accepted finding', () => {
  const undated = { [REFUND]: replace('October 1, 2026', '""') };

  it('does not stop a release, and is printed with its reason', async () => {
    const small = await publishable({ ...undated, ...accept('undated-policy', REFUND, '') });
    const report = await release(small);
    expect(report.verdict.open).toEqual([]);
    expect(formatReport(report)).toContain('The owner wants it so.');
  });

  it.each([
    ['another rule', 'lorem', REFUND, ''],
    ['another file', 'undated-policy', 'content/home.yaml', ''],
    ['another value', 'undated-policy', REFUND, 'May 1, 2020'],
  ])('must match exactly: %s is not accepted with it', async (_what, rule, where, value) => {
    const small = await publishable({ ...undated, ...accept(rule, where, value) });
    const rules = (await openFindings(small)).map((finding) => finding.rule);
    expect(rules).toEqual(['undated-policy', 'unused-acceptance']);
  });

  it('is reported if it no longer exists, with the line of the entry', async () => {
    const small = await publishable(accept('undated-policy', REFUND, ''));
    expect(await openLines(small)).toEqual([
      `unused-acceptance content/release.yaml:2:11 "undated-policy: " ${REFUND}`,
    ]);
    const message = 'No finding matches this entry any longer. Remove it, or fix its rule, file or value.';
    const problems = [{ where: 'content/release.yaml:2:11', message }];
    await expect(release(small)).rejects.toMatchObject({ problems });
  });
});

it('findings are listed by rule with what to do, by file with their lines, and with the reasons of accepted ones', () => {
  const sample = { rule: 'sample', where: 'content/site.yaml:10:9', value: 'Ada', remedy: 'Enter it.' };
  const open = [
    sample,
    { rule: 'link-text', where: '/lamps/', value: '', remedy: 'Say it.', law: 'An act.', note: 'a link' },
    { ...sample, where: 'content/site.yaml:4:8', value: '' },
    { ...sample, where: 'content/home.yaml:7:1' },
  ];
  const accepted = [{ finding: sample, reason: 'It is so.' }];
  expect(formatRefusal({ open, accepted })).toMatchInlineSnapshot(`
    "sample  Enter it.
        content/site.yaml:10:9  "Ada"
        content/site.yaml:4:8   "" (nothing is set)
        content/home.yaml:7:1   "Ada"

    link-text  Say it.
        Law: An act.
        /lamps/                 "" (nothing is set)  (a link)

    Accepted in content/release.yaml:
        content/site.yaml:10:9  sample: "Ada"
            It is so.

    A rule that names a law is a reminder. It is not legal advice, and knows neither every law nor your business.

    4 findings. No release was made: dist/ is as it was. To publish with one of them, accept it in content/release.yaml."
  `);
  expect(formatVerdict({ open, accepted }).flat().join('\n')).toMatchInlineSnapshot(`
    "4 findings of \`npm run release\`, which says what to do about each:
      sample     content/site.yaml: lines 10, 4
                 content/home.yaml: line 7
      link-text  /lamps/
    Accepted in content/release.yaml:
        content/site.yaml:10:9  sample: "Ada"
            It is so."
  `);
  expect(formatRefusal({ open: [sample], accepted: [] })).toMatch(/"Ada"\n\n1 finding\. No release/);
  expect(formatVerdict({ open: [], accepted: [] })).toEqual([[], []]);
});

it('a finding that several pages share is reported once, in the order of the rules', async () => {
  const { root } = await publishable();
  const finding = (rule: string, value: string) => ({ rule, where: '/', value, remedy: '' });
  const [link, heading] = [finding('link-text', 'One'), finding('heading-order', 'B')];
  const pages = [{ ...pageSummary('/', ''), findings: [link, heading, link] }];
  const loaded = await loadContent(root, { environment: SERVICE });
  expect(inspect({ ...loaded, pages, environment: SERVICE }).open).toEqual([heading, link]);
});

it('a text of a page is looked for in its own file, then in others', () => {
  const text = (file: string, value: string) => ({ file, value, where: `${file}:1:1` });
  const texts = [
    text('content/a.yaml', 'Lamps'),
    text('content/b.yaml', 'Lamps'),
    text('c.yaml', 'Bulbs'),
    text('d.md', 'Or [see more](/b/).'),
  ];
  const loaded = { allTexts: () => texts, placeOf: () => 'content/b.yaml:2:3' } as object as LoadedContent;
  const place = (shown: string) => placeOfText(loaded, { path: '/b/' } as Route, shown);
  expect(['Lamps', 'Bulbs', 'see more', 'Neither'].map(place)).toEqual([
    'content/b.yaml:1:1',
    'c.yaml:1:1',
    'd.md:1:1',
    '/b/',
  ]);
});

it('texts in which a rule might find something are remembered until all pages are made', () => {
  expect(['The best lamps.', 'Lorem ipsum', 'Lamps.'].map(isSuspect)).toEqual([true, true, false]);
});
