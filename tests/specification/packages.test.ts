import type { HTMLElement } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { headings, main, words } from '../dist/built-pages.ts';

const YES = 'Included';
const NO = 'Not included';

const SEO = 'SEO Packages';
const SMO = 'SMO Packages';
const PPC = 'PPC Packages';
const WEB = 'Web Designing Packages';

/** Features and their values in each tier, according to section 3 of the specification. */
const FEATURES: Record<string, [string, ...string[]][]> = {
  [SEO]: [
    ['Name', 'Basic', 'Standard', 'Professional', 'Enterprise', 'Diamond'],
    ['Price', '$400 / month', '$550 / month', '$800 / month', '$1,100 / month', '$1,800 / month'],
    ['Keywords', '20', '30', '40', '50', '100'],
    ['Landing pages', '3', '5', '10', '15', '20'],
    ['Backlinks per month', '100', '120', '210', '300', '600'],
    ['Blog drafts from the 3rd month', '1', '1', '1', '2', '3'],
    ['Structured data setup', NO, NO, NO, NO, NO],
  ],
  [SMO]: [
    ['Name', 'SMO Essential', 'SMO Advanced', 'SMO Premium'],
    ['Price', '$200 / month per channel', '$300 / month per channel', '$400 / month per channel'],
    ['Hours per month', '15', '40', '60'],
    ['Creatives per month', '5', '10', '15'],
    ['Postings per month', '5', '10', '15'],
  ],
  [PPC]: [
    ['Name', 'Starter', 'Serious', 'Strategy', 'PPC-STERIOD'],
    ['Price', '$339 / month', '$439 / month', '$639 / month', '$939 / month'],
    ['Setup fee', '$200', '$350', '$500', '$750'],
    ['Ad budget', '$0–$2,999', '$3,000–$4,999', '$5,000–$7,500', '$7,500–$10,000'],
    ['Optimizations per month', '1', '2', '3', '5'],
    ['Ad groups', 'up to 5', '10', '20', '40'],
    ['Ads per group', '2', '3', '4', '6'],
    ['Keywords', 'up to 50', '100', '200', '750'],
    ['Networks', 'Google Network', 'Google Network', 'Google Network', 'Google, Yahoo, Bing and Facebook'],
    ['Display ads', NO, NO, NO, 'up to 2 per month'],
  ],
  [WEB]: [
    ['Name', 'Web Essential', 'Web Advanced', 'Web Professional', 'Web Enterprise'],
    ['Price', '$999 / year', '$1,999 / year', '$2,999 / year', '$3,999 / year'],
    ['Pages', 'up to 10', '15', '20', '25'],
    ['Maintenance hours', '50', '100', '150', '200'],
    ['Hosted domain emails', '5', '5', '5', '5'],
    ['Business profile creations', '5', '5', '5', '5'],
  ],
};
const SECTIONS = Object.keys(FEATURES);

/** Features that a tier and all higher ones include, and no lower one. */
const INCLUDED_FROM: [section: string, tier: string, features: string[]][] = [
  [SEO, 'Diamond', ['PHP sitemap']],
  [SMO, 'SMO Essential', ['Organic posting']],
  [SMO, 'SMO Advanced', ['Paid promotion', 'Reports', 'Support']],
  [SMO, 'SMO Premium', ['Remarketing']],
  [PPC, 'Starter', ['Negative keywords', 'Conversion tracking', 'Monthly reporting']],
  [PPC, 'Starter', ['No Contracts', 'Call extensions', 'Sitelink extensions']],
  [PPC, 'Serious', ['Remarketing', 'Monthly conference calls']],
  [PPC, 'PPC-STERIOD', ['Mobile ads']],
  [WEB, 'Web Essential', ['Hosting', 'SEO-friendly', 'Content', 'Keyword research', 'Stock images', 'SSL']],
  [WEB, 'Web Essential', ['Unlimited bandwidth', 'Unlimited databases', 'Dedicated resources']],
  [WEB, 'Web Essential', ['Dedicated IP', '99.9% uptime guarantee', 'Admin panel', 'Email support']],
  [WEB, 'Web Essential', ['Analytics tracking', 'Search console tracking', 'Chat support']],
  [WEB, 'Web Advanced', ['Logo design', 'AI chat', 'Daily backup', 'Social profiles']],
  [WEB, 'Web Professional', ['Competitor report', 'Explainer video', 'Custom lead form']],
  [WEB, 'Web Professional', ['Advanced security', 'E-commerce tracking', 'Payment gateway']],
  [WEB, 'Web Professional', ['Dedicated account manager', 'Quarterly progress report']],
  [WEB, 'Web Enterprise', ['Responsive site']],
];

/** What each tier of SEO may have, where the specification leaves the number open, and what the highest one has. */
const SEO_VALUES: [features: string[], values: RegExp, highest: RegExp][] = [
  [['Search engine submissions', 'Article submissions', 'Social bookmarks'], /^\d+$|^Not/, /^\d+$/],
  [['Local listings', 'PPT submissions', 'PDF submissions'], /^\d+$|^Not/, /^\d+$/],
  [['Profile creation', 'Quora answers', 'Infographics'], /^\d+$|^Not/, /^\d+$/],
  [['Video marketing', 'Press release'], /^when the client provides material$|^Not/, /material/],
  [['Facebook posts', 'Instagram posts', 'Twitter posts', 'Pinterest posts'], /^(4|8|16)$|^Not/, /^16$/],
  [['Pinterest board updates'], /ncluded$/, /^Included$/],
  [['Monthly analytics', 'Keyword ranking', 'Off-page submission report'], /^Included$/, /^Included$/],
];

const page = main('/packages/');

const cardsOf = (name: string) =>
  page
    .querySelectorAll('section')
    .find((section) => words(section.querySelector('h2')) === name)
    ?.querySelectorAll('li')
    .filter((entry) => entry.querySelector('dl')) ?? [];

/** What a screen reader says for a value: its text, or the text alternative of its mark. */
const value = (cell: HTMLElement | null) =>
  words(cell) || cell?.querySelector('svg[role=img]')?.getAttribute('aria-label') || '';
const features = (card: HTMLElement) => {
  const rows = card.querySelectorAll('dl > div');
  return new Map([
    ['Name', words(card.querySelector('h3'))],
    ['Price', words(card.querySelector('h3 + p'))],
    ...rows.map((row) => [words(row.querySelector('dt')), value(row.querySelector('dd'))] as const),
  ]);
};
const given = (section: string, feature: string) =>
  cardsOf(section).map((card) => features(card).get(feature));

/** The features under a heading of a card. */
const group = (card: HTMLElement | undefined, title: string) => {
  const heading = card?.querySelectorAll('h4').find((one) => words(one) === title);
  return heading?.closest('details')?.nextElementSibling?.querySelectorAll('dd').map(value) ?? [];
};

describe('packages', () => {
  it('are in four sections, in order, with the anchor #packages, and lead to the sample report', () => {
    expect(page.querySelectorAll('#packages')).toHaveLength(1);
    expect(headings('/packages/', 2).slice(0, 4)).toEqual(SECTIONS);
    expect(page.querySelectorAll('a[href="/sample-report/"]')).toHaveLength(1);
  });

  it('have the best seller badge on Professional, SMO Advanced and Web Advanced only', () => {
    const badges = page.querySelectorAll('p').filter((text) => /^best seller$/i.test(words(text)));
    const tiers = badges.map((badge) => words(badge.closest('li')?.querySelector('h3')));
    expect(tiers).toEqual(['Professional', 'SMO Advanced', 'Web Advanced']);
  });
});

describe.each(SECTIONS)('%s', (name) => {
  it.each(FEATURES[name] ?? [])('have the specified %s in each tier', (feature, ...expected) => {
    expect(given(name, feature)).toEqual(expected);
  });

  it('never offer less in a higher tier', () => {
    /** Not included, then included, then by the first number in the text. */
    const amount = (text: string | undefined) =>
      text === NO ? -1 : Number(text?.replaceAll(',', '').match(/\d+/)?.[0] ?? 0);
    for (const feature of features(cardsOf(name)[0] as HTMLElement).keys()) {
      const amounts = given(name, feature).map(amount);
      expect([feature, ...amounts]).toEqual([feature, ...amounts.toSorted((a, b) => a - b)]);
    }
  });

  it('say in words whether a feature is included', () => {
    for (const card of cardsOf(name)) for (const text of features(card).values()) expect(text).toMatch(/\w/);
  });
});

describe('SEO packages', () => {
  const cards = cardsOf(SEO);

  it('have the six categories in order', () => {
    for (const card of cards)
      expect(card.querySelectorAll('h4').map(words)).toEqual([
        'First-hand SEO analysis',
        'On-page optimization',
        'Off-page optimization',
        'SMO activities',
        'Reports',
        'Customer support',
      ]);
  });

  it.each(['First-hand SEO analysis', 'On-page optimization'])('offer more %s in higher tiers', (title) => {
    const counts = cards.map((card) => group(card, title).filter((text) => text !== NO).length);
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
    expect(counts.at(-1)).toBeGreaterThan(counts[0] ?? 0);
  });

  it.each(SEO_VALUES)('have as %j only %s, and in the highest tier %s', (names, values, highest) => {
    for (const texts of names.map((name) => given(SEO, name))) {
      expect(texts).toEqual(cards.map(() => expect.stringMatching(values)));
      expect(texts.at(-1)).toMatch(highest);
    }
  });

  it('include support by email, phone and chat in the highest tier, by email in the lowest', () => {
    expect(group(cards.at(-1), 'Customer support')).toEqual([YES, YES, YES]);
    expect(given(SEO, 'Email support')[0]).toBe(YES);
  });
});

it.each(INCLUDED_FROM)('%s include from %s on, and not before: %j', (section, from, names) => {
  const tiers = given(section, 'Name');
  expect(tiers).toContain(from);
  const marks = tiers.map((_tier, index) => (index < tiers.indexOf(from) ? NO : YES));
  for (const name of names) expect([name, ...given(section, name)]).toEqual([name, ...marks]);
});
