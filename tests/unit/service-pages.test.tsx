import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Tier } from '../../build/content/schemas/packages.ts';
import type { ClientCase } from '../../build/content/schemas/services.ts';
import { Cases } from '../../components/service/Cases.tsx';
import { signposted } from '../../components/service/PriceSign.tsx';
import { openFindings, publishable } from './publishable-site.ts';
import { replace, site } from './small-site.ts';

const SERVICE = 'content/services/seo.yaml';

const tiers = (...marks: boolean[]): Tier[] =>
  marks.map((bestSeller, index) => ({
    id: `tier-${index}`,
    name: `Tier ${index}`,
    price: '$100',
    period: 'month',
    bestSeller,
    points: {},
  }));

describe('the price sign of a service', () => {
  it.each([
    ['the first package and the best seller', tiers(false, false, true, false), ['tier-0', 'tier-2']],
    ['the first two without a best seller', tiers(false, false, false), ['tier-0', 'tier-1']],
    ['the first two where the first one sells best', tiers(true, false, false), ['tier-0', 'tier-1']],
    ['the only package', tiers(true), ['tier-0']],
  ])('shows %s', (_case, all, shown) => {
    expect(signposted(all).map(({ id }) => id)).toEqual(shown);
  });

  it('needs packages, or a text for services without a price', async () => {
    const small = await site({ [SERVICE]: replace('packages: seo\n', '') });
    expect(await small.problems()).toEqual([
      {
        where: await small.place(SERVICE, 'SEO\n'),
        message: expect.stringMatching(/^Say what the service costs: either "packages" .* or "quote"/),
      },
    ]);
  });

  it('reports an unknown file of packages, with the nearest name', async () => {
    const small = await site({ [SERVICE]: replace('packages: seo', 'packages: soe') });
    expect(await small.problems()).toEqual([
      {
        where: await small.place(SERVICE, 'soe'),
        message:
          'packages: there is no file content/packages/soe.yaml. Did you mean "seo"? Choose one of seo.',
      },
    ]);
  });
});

const CASE = `
cases:
  - client: Lantern Lamps
    date: October 1, 2026
    done: We wrote a page for each of their lamps.
    result: Nine calls a week instead of four.
`;

describe('a case', () => {
  it('is published if it is real', async () => {
    const small = await publishable({ [SERVICE]: (text) => text + CASE });
    expect(await openFindings(small)).toEqual([]);
  });

  it('that is a sample is refused by a release', async () => {
    const small = await publishable({ [SERVICE]: (text) => `${text}${CASE}    sample: true\n` });
    expect((await openFindings(small)).map(({ rule }) => rule)).toEqual(['sample']);
  });

  it.each(['""', 'last fall'])('must have a date, not %s', async (date) => {
    const small = await site({ [SERVICE]: (text) => text + CASE.replace('October 1, 2026', date) });
    expect((await small.problems()).map(({ message }) => message)).toEqual([
      expect.stringContaining('"October 1, 2026"'),
    ]);
  });

  it('is shown with client, date, work and result, and marked as a sample if it is one', () => {
    const words = { heading: 'From our work', done: 'What we did', result: 'Result', sample: 'sample' };
    const shown: ClientCase = {
      client: 'Lantern Lamps',
      date: 'October 1, 2026',
      done: 'We wrote pages.',
      result: 'Nine calls a week.',
      sample: true,
    };
    const markup = renderToStaticMarkup(<Cases cases={[shown]} words={words} />);
    const texts = [
      'From our work',
      'Lantern Lamps',
      'October 1, 2026, sample',
      'We wrote pages.',
      'Nine calls a week.',
    ];
    for (const text of texts) expect(markup).toContain(text);
    expect(renderToStaticMarkup(<Cases cases={[]} words={words} />)).toBe('');
  });
});

describe('a picture of a service page', () => {
  it('that does not exist is reported in an example too', async () => {
    const shown = (label: string, name: string) =>
      `    label: ${label}\n    picture:\n      name: ${name}\n      alt: A lamp\n`;
    const example = `\nexample:\n  heading: An example\n  text: [A lamp shop.]\n  before:\n${shown('Before', 'lamp')}  after:\n${shown('After', 'lamb')}  caption: Invented.\n`;
    const small = await site({ [SERVICE]: (text) => text + example });
    expect((await small.problems()).map(({ where }) => where)).toEqual([await small.place(SERVICE, 'lamb')]);
  });
});
