import { describe, expect, it } from 'vitest';
import { signposted } from '../../components/service/PriceSign.tsx';
import type { Tier } from '../../schemas/packages.ts';
import { openFindings, publishable } from './publishable-site.ts';
import { site } from './small-site.ts';

const SERVICE = 'content/services/seo.yaml';

it.each([
  ['the first package and the best seller', [false, false, true, false], [0, 2]],
  ['the first two without a best seller', [false, false, false], [0, 1]],
  ['the first two where the first one sells best', [true, false, false], [0, 1]],
  ['the only package', [true], [0]],
])('the price sign of a service shows %s', (_case, marks, shown) => {
  const tiers = marks.map((bestSeller, id) => ({ id: `${id}`, bestSeller }) as Tier);
  expect(signposted(tiers).map(({ id }) => Number(id))).toEqual(shown);
});

const CASE = `
cases:
  - client: Lantern Lamps
    date: October 1, 2026
    done: We wrote a page for each of their lamps.
    result: Nine calls a week instead of four.
`;

describe('a case', () => {
  it('is published if it is real, and refused by a release if it is a sample', async () => {
    const rules = async (text: string) =>
      (await openFindings(await publishable({ [SERVICE]: (service) => service + text }))).map(
        ({ rule }) => rule,
      );
    expect(await rules(CASE)).toEqual([]);
    expect(await rules(`${CASE}    sample: true\n`)).toEqual(['sample']);
  });

  it.each(['""', 'last fall'])('must have a date, not %s', async (date) => {
    const small = await site({ [SERVICE]: (text) => text + CASE.replace('October 1, 2026', date) });
    expect(await small.report()).toMatch(/^content\/services\/seo\.yaml:\d+:11 .*"October 1, 2026".*$/);
  });
});
