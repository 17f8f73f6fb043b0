import { describe, expect, it } from 'vitest';
import { replace, site } from '../small-site.ts';

const PACKAGES = 'content/packages/seo.yaml';

/** A finder for the one package of the small site, and a larger one with only Keywords. */
const withFinder = (feature: string, extra: string) =>
  replace(
    'tiers:\n',
    `finder:
  answer: Search
  question: How many?
  feature: ${feature}
  extras: [${extra}]
tiers:
`,
  );
const andLarger = (text: string) =>
  `${text}  - id: plus
    name: SEO Plus
    price: "$500"
    period: month
    points:
      Keywords: 40
`;

describe('the finder of a section of packages', () => {
  it('asks only for rows of its file', async () => {
    const small = await site({ [PACKAGES]: withFinder('Keyword', 'Keywords') });
    expect(await small.problems()).toEqual([
      {
        where: await small.place(PACKAGES, 'Keyword\n'),
        message:
          'finder: no row is named "Keyword". Did you mean "Keywords"? Use the name of a row of this file.',
      },
    ]);
  });

  it('may ask for a feature that a larger package omits', async () => {
    const small = await site({
      [PACKAGES]: (text) => andLarger(withFinder('Keywords', 'Landing pages')(text)),
    });
    expect(await small.problems()).toEqual([]);
  });
});
