import { describe, expect, it } from 'vitest';
import { formatReport } from '../../build/checks/report.ts';
import { buildSite } from '../../build.ts';
import { accept, openFindings, openLines, publishable, release, SERVICE } from './publishable-site.ts';
import { edit, replace } from './small-site.ts';

const SITE = 'content/site.yaml';
const REVIEWS = 'content/reviews.yaml';
const REFUND = 'content/policies/refund-policy.md';
const SAMPLES = {
  [SITE]: edit({ 'agency: ': 'agency: !sample ', 'email: hello': 'email: !sample hello' }),
  [REVIEWS]: replace('stars: 5', 'stars: 5\n    sample: true'),
  [REFUND]: replace('updated: ', 'updated: !sample '),
};

describe('a release', () => {
  it('is built if there are no findings, and stays as it was when the next one is refused', async () => {
    const small = await publishable();
    const { verdict } = await release(small);
    expect(verdict).toEqual({ open: [], accepted: [] });
    const before = await small.read('index.html');
    await small.edit(SAMPLES);
    await expect(release(small)).rejects.toThrow('4 findings. No release was made');
    expect(await small.read('index.html')).toBe(before);
  });
});

it('an ordinary build shows samples, and lists by rule and file what a release would refuse', async () => {
  const small = await publishable(SAMPLES);
  const report = await buildSite({ ...small, release: false, environment: SERVICE });
  const text = formatReport(report);
  expect(text).toContain('4 findings of `npm run release`');
  expect(text).toMatch(/sample {2}content\/site\.yaml: lines 1, 4\n {10}content\/reviews\.yaml: line \d+\n/);
  expect((await small.page('index.html')).querySelector('title')?.text).toBe('Lantern: marketing for shops');
});

describe('an accepted finding', () => {
  const undated = { [REFUND]: replace('October 1, 2026', '""') };

  it('does not stop a release, and is printed with its reason', async () => {
    const small = await publishable({ ...undated, ...accept('undated-policy', REFUND, '') });
    const report = await release(small);
    expect(report.verdict.open).toEqual([]);
    expect(formatReport(report)).toContain(
      `Accepted in content/release.yaml:\n    ${REFUND}:14:10  undated-policy: nothing is set\n        The owner wants it so.`,
    );
    await small.edit({ [REVIEWS]: SAMPLES[REVIEWS] });
    await expect(release(small)).rejects.toThrow('The owner wants it so.');
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
    await expect(release(small)).rejects.toThrow('No finding matches this entry any longer.');
  });
});
