import { describe, expect, it } from 'vitest';
import { formatReport } from '../../build/report.ts';
import { buildSite } from '../../build.ts';
import { replace, site } from './site.ts';

const SAMPLES = {
  'content/site.yaml': (text: string) =>
    text.replace('agency: ', 'agency: !sample ').replace('email: hello', 'email: !sample hello'),
  'content/reviews.yaml': replace('stars: 5', 'stars: 5\n    sample: true'),
  'content/policies/refund-policy.md': replace('updated: ', 'updated: !sample '),
};

/** File and line of each place, without its column. */
const lines = (places: string[]) => places.map((place) => place.replace(/:\d+$/, '')).sort();

describe('samples in the content', () => {
  it('are listed by a build, with file and line', async () => {
    const small = await site(SAMPLES);
    const { samples } = await small.build();
    const marked = [
      await small.place('content/policies/refund-policy.md', '!sample'),
      await small.place('content/reviews.yaml', 'name: Ada'),
      await small.place('content/site.yaml', '!sample Lantern'),
      await small.place('content/site.yaml', '!sample hello'),
    ];
    expect(lines(samples)).toEqual(lines(marked));
  });

  it('are shown on the pages as if they were real', async () => {
    const small = await site(SAMPLES);
    await small.build();
    expect((await small.page('index.html')).querySelector('title')?.text).toBe(
      'Lantern: marketing for shops',
    );
  });

  it('stand at the end of the report, by file', async () => {
    const report = await (await site()).build();
    const samples = ['content/site.yaml:1:9', 'content/site.yaml:4:8', 'content/reviews.yaml:8:5'];
    const text = formatReport({ ...report, samples });
    expect(text).toContain('3 samples are still to be replaced before `npm run release`:');
    expect(text).toContain('  content/site.yaml: lines 1, 4\n  content/reviews.yaml: line 8');
    expect(formatReport(report)).not.toContain('samples');
  });
});

describe('a release', () => {
  it('is refused while samples are left, and names each', async () => {
    const small = await site(SAMPLES);
    const problems = await small.problems(true);
    expect(problems).toHaveLength(4);
    expect(problems.map(({ where }) => where)).toContain(
      await small.place('content/reviews.yaml', 'name: Ada'),
    );
    expect(new Set(problems.map(({ message }) => message))).toEqual(
      new Set(['This is still a sample. Put in the real value and remove "!sample" (or "sample: true").']),
    );
    expect(await small.files()).toEqual([]);
  });

  it('is refused while nobody gets the enquiries', async () => {
    const small = await site();
    const options = { root: small.root, out: small.out, release: true, environment: {} };
    await expect(buildSite(options)).rejects.toThrow('no service is set, so every enquiry would fail');
  });

  it('is built when there is none', async () => {
    const small = await site();
    const { samples } = await small.build(true);
    expect(samples).toEqual([]);
    expect(await small.files()).toContain('index.html');
  });
});
