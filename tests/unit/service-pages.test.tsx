import { ArrowRight } from 'lucide-react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { WhyUs } from '../../components/gmb/WhyUs.tsx';
import { IconContext } from '../../components/icon-context.ts';
import { pricesByAmount } from '../../components/packages/names.ts';
import { TierTabs } from '../../components/packages/TierTabs.tsx';
import { PlatformTiles } from '../../components/service/PlatformTiles.tsx';
import { PostMonth } from '../../components/service/PostMonth.tsx';
import { PriceSign, signposted } from '../../components/service/PriceSign.tsx';
import type { Content } from '../../schemas/content.ts';
import type { PackageSection, PackagesPage, Tier } from '../../schemas/packages.ts';
import type { Reviews } from '../../schemas/pages.ts';
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

it('the price sign of a service leads to its only package, or to a comparison of all', () => {
  const linkOf = (...names: string[]) => {
    const tiers = names.map((name) => ({ id: name, name, price: '$9', period: 'month', points: {} }));
    const section = { slug: 'a', id: 'a', heading: 'Our package', short: 'A', tiers };
    const words = { packagesPage: {}, servicePages: { price: { compare: 'Compare all {count}' } } };
    const content = { packageSections: [section], ...words } as unknown as Content;
    const html = renderToStaticMarkup(
      <IconContext value={() => ArrowRight}>
        <PriceSign service={{ packages: 'a' }} content={content} />
      </IconContext>,
    );
    return /<span>([^<]*)<span [^>]*> \(A\)/.exec(html)?.[1];
  };
  expect(linkOf('One')).toBe('Our package');
  expect(linkOf('One', 'Two')).toBe('Compare all 2');
});

it('the fee of an ad budget is that of the package whose range has it, or the lowest one if they name no ranges', () => {
  const words = { from: 'from {price}', firstTotal: '{total} first' } as PackagesPage;
  const fees = (budgets: string[], cents = '') => {
    const tiers = budgets.map((budget, index) => ({
      name: 'AB'[index],
      price: `$${index + 1}${cents}`,
      period: 'month',
      points: { Budget: budget, Setup: '$9' },
    }));
    const section = { tiers, fee: 'Setup', finder: { feature: 'Budget' } } as unknown as PackageSection;
    return pricesByAmount(words, section);
  };
  expect(fees(['$100–$2,999', '$3,000–$4,999'])).toEqual([
    [0, 'A: $1/month, $10 first', 1],
    [3000, 'B: $2/month, $11 first', 2],
  ]);
  const leasts = (...budgets: string[]) => fees(budgets).map(([least]) => least);
  expect(leasts('$0–$7,500', '$7,500–$10,000'), 'of two, the first').toEqual([0, 7501]);
  expect(leasts('$0–$7,499', '$7,500+')).toEqual([0, 7500]);
  const cents = [[0, 'from $1.50/month, $10.50 first', 1.5]];
  expect(fees(['up to $2,999', '$3,000–$4,999'], '.50')).toEqual(cents);
});

describe('the days of a month', () => {
  type Offer = [posts: number | string | true, price: number];
  const month = {
    label: '',
    weekdays: [],
    kinds: [],
    days: [],
    count: 'posts',
    note: '{package}',
    more: { title: 'More', href: '/contact-us/' },
  };
  const wordsOf = (words: object, ...packages: Offer[]) => {
    const tiers = packages.map(([posts, price]) => ({
      id: `${posts}`,
      name: `${posts}`,
      price: `$${price}`,
      points: { Posts: posts },
    }));
    const section = { tiers, finder: { feature: 'Posts' } } as unknown as PackageSection;
    const html = renderToStaticMarkup(<PostMonth month={{ ...month, ...words }} section={section} />);
    const plain = html.replaceAll(/<\/?b>/g, '');
    return [...plain.matchAll(/<(?:span|a)[^>]*>([^<]+?) ?<\//g)].map(([, text]) => text);
  };
  const named = (...packages: Offer[]) => wordsOf({}, ...packages);

  it('name the least expensive packages up to the one that covers all of them, and what holds for more days', () => {
    expect(named([10, 20], [5, 10])).toEqual(['5', '10', 'More']);
    expect(named([5, 1], [30, 2], [60, 3])).toEqual(['5', '30']);
    expect(named([5, 20], [10, 10]), 'the smaller one costs more').toEqual(['10', 'More']);
    expect(named([true, 1])).toEqual(['More']);
    expect(named(['up to 5', 1], ['up to 30', 2])).toEqual(['up to 5', 'up to 30']);
  });

  it('cost the price of the package times the channels that a visitor chooses', () => {
    const channels = { label: 'Channels', options: ['One', 'Two', 'Three'] };
    const prices = wordsOf({ channels, note: '{package}: {price}' }, [20, 1500]);
    expect(prices).toEqual([
      '20: $1,500',
      '20: 2\u00a0×\u00a0$1,500 = $3,000',
      '20: 3\u00a0×\u00a0$1,500 = $4,500',
    ]);
  });

  it('say the same for all days without packages, of which no text speaks then', async () => {
    const plain = <PostMonth month={{ ...month, note: 'Ten a month.' }} section={undefined} />;
    expect(renderToStaticMarkup(plain)).toContain('<strong>posts</strong> Ten a month.</p>');
    const days = Array.from({ length: 20 }, (_, index) => `{ day: ${index + 1}, post: Lamps }`);
    const example = `
example:
  heading: A month
  text: [We plan it.]
  caption: An example.
  month:
    label: May
    weekdays: [Mon, Tue, Wed, Thu, Fri]
    days: [${days}]
    count: posts
    note: "{package} covers them."
`;
    const small = await site({ [SERVICE]: (text) => text.replace('packages: seo\n', '') + example });
    expect(await small.report()).toMatch(
      /seo\.yaml:\d+:11 example\.month\.note: .* leave out \{package\}\.$/m,
    );
  });
});

it('the tab of a package says whose it is where another section has one of the same name', () => {
  const section = (short: string, ...names: string[]) =>
    ({ short, slug: short, tiers: names.map((name) => ({ id: name, name })) }) as unknown as PackageSection;
  const [seo, ads] = [section('SEO', 'Basic', 'Plus'), section('Ads', 'Basic')];
  const html = renderToStaticMarkup(<TierTabs section={seo} sections={[seo, ads]} />);
  expect(html.match(/<a .*?<\/a>/g)?.map((link) => link.replace(/<[^>]*>/g, ''))).toEqual([
    'Basic (SEO)',
    'Plus',
  ]);
});

it('cards whose group would not show are refused, and tiles have their links', async () => {
  const card = '  - { title: Links, description: We ask., group: Off the page }\n';
  const small = await site({ [SERVICE]: (text) => text.replace('steps:\n', `${card}steps:\n`) });
  expect(await small.report()).toContain('seo.yaml:20:3 cards: a "group" shows only with "look: index"');
  const tile = { title: 'Lamps', description: 'Old.', link: { title: 'See lamps', href: '/lamps/' } };
  const html = renderToStaticMarkup(
    <IconContext value={() => ArrowRight}>
      <PlatformTiles cards={[tile]} />
    </IconContext>,
  );
  expect(html).toMatch(/<a [^>]*href="\/lamps\/"[^>]*>.*See.lamps/);
});

const example = (lines: string) =>
  `\nexample:\n  heading: Lamps\n  text: [We look.]\n  caption: An example.\n${lines}\n`;

it.each([
  [
    'whose searches have ranks of other months',
    '  climb: { label: Month, key: Ranks, none: none, searches: [{ search: a, page: b, ranks: [9, 3] }, { search: c, page: d, ranks: [9, 3, 1] }] }',
    'example.climb.searches: each search needs as many ranks as the others, one for each month.',
  ],
  [
    'whose budget begins out of its bounds',
    '  budget: { label: Budget, least: 500, most: 900, step: 100, start: 1000, clicks: clicks, calls: calls, total: "{calls}", cost: "{dollars}", rows: [{ name: Lamps, share: 100, click: 2, calls: 9 }] }',
    'example.budget: "start" must be between "least" and "most".',
  ],
])('an example %s is refused', async (_what, lines, message) => {
  const small = await site({ [SERVICE]: (text) => text + example(lines) });
  expect(await small.report()).toContain(message);
});

it('a listing service quotes its first review of at most 200 characters, and what the customer got for it', () => {
  const by = (name: string, bought: string, length: number, ties?: object) =>
    ({ name, bought, address: 'Austin, TX', review: 'x'.repeat(length), ...ties }) as Reviews['reviews'][0];
  const quoteOf = (...reviews: Reviews['reviews']) => {
    const texts = { heading: 'Why us', text: 'We care.', items: [] };
    const all = { reviews, sampleLabel: 'Sample' } as unknown as Reviews;
    const html = renderToStaticMarkup(<WhyUs whyUs={texts} service="Listings" reviews={all} />);
    return /<figcaption>.*?<\/blockquote>(.*?)<\/figcaption>/.exec(html)?.[1];
  };
  const others = [by('Ada', 'SEO', 9), by('Bob', 'Listings', 201)];
  expect(quoteOf(...others)).toBeUndefined();
  const tied = by('Cy', 'Listings', 200, { incentive: 'Got a month free.', insider: 'Our brother' });
  expect(quoteOf(...others, tied, by('Di', 'Listings', 9))).toBe(
    'Cy,<br/>Austin, TX. Got a month free. Our brother',
  );
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

it('a service without packages has no fee, in none of the texts about a budget', async () => {
  const example = `
example:
  heading: A budget
  text: [You set it.]
  caption: An example.
  budget:
    label: Budget
    least: 1
    most: 9
    step: 1
    start: 5
    clicks: Clicks
    calls: Calls
    total: "{calls} calls, {fee}"
    cost: "{dollars} a call, {fee}"
    rows: [{ name: Lamps, share: 100, click: 1, calls: 10 }]
`;
  const small = await site({ [SERVICE]: (text) => text.replace('packages: seo\n', '') + example });
  const report = await small.report();
  for (const key of ['total', 'cost'])
    expect(report).toMatch(
      new RegExp(`seo\\.yaml:\\d+:\\d+ example\\.budget\\.${key}: .* leave out \\{fee\\}\\.$`, 'm'),
    );
});
