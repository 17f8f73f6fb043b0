import type { HTMLElement } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { headings, main, words } from '../dist/built-pages.ts';

const YES = 'Included';
const NO = 'Not included';

const TIERS = {
  'SEO Packages': [
    ['Basic', '$400 / month'],
    ['Standard', '$550 / month'],
    ['Professional', '$800 / month'],
    ['Enterprise', '$1,100 / month'],
    ['Diamond', '$1,800 / month'],
  ],
  'SMO Packages': [
    ['SMO Essential', '$200 / channel'],
    ['SMO Advanced', '$300 / channel'],
    ['SMO Premium', '$400 / channel'],
  ],
  'PPC Packages': [
    ['Starter', '$339 / month'],
    ['Serious', '$439 / month'],
    ['Strategy', '$639 / month'],
    ['PPC-STERIOD', '$939 / month'],
  ],
  'Web Designing Packages': [
    ['Web Essential', '$999 / year'],
    ['Web Advanced', '$1,999 / year'],
    ['Web Professional', '$2,999 / year'],
    ['Web Enterprise', '$3,999 / year'],
  ],
};
type SectionName = keyof typeof TIERS;
const SECTIONS = Object.keys(TIERS) as SectionName[];

/** Features and their values in each tier, according to section 3 of the specification. */
const FEATURES: Record<SectionName, [string, ...string[]][]> = {
  'SEO Packages': [
    ['Keywords', '20', '30', '40', '50', '100'],
    ['Landing pages', '3', '5', '10', '15', '20'],
    ['Backlinks per month', '100', '120', '210', '300', '600'],
    ['Blog drafts from the 3rd month', '1', '1', '1', '2', '3'],
    ['PHP sitemap', NO, NO, NO, NO, YES],
    ['Structured data setup', NO, NO, NO, NO, NO],
  ],
  'SMO Packages': [
    ['Hours per month', '15', '40', '60'],
    ['Creatives per month', '5', '10', '15'],
    ['Postings per month', '5', '10', '15'],
    ['Organic posting', YES, YES, YES],
    ['Paid promotion', NO, YES, YES],
    ['Reports', NO, YES, YES],
    ['Support', NO, YES, YES],
    ['Remarketing', NO, NO, YES],
  ],
  'PPC Packages': [
    ['Setup fee', '$200', '$350', '$500', '$750'],
    ['Ad budget', '$0–$2,999', '$3,000–$4,999', '$5,000–$7,500', '$7,500–$10,000'],
    ['Optimizations per month', '1', '2', '3', '5'],
    ['Ad groups', 'up to 5', '10', '20', '40'],
    ['Ads per group', '2', '3', '4', '6'],
    ['Keywords', 'up to 50', '100', '200', '750'],
    ['Remarketing', NO, YES, YES, YES],
    ['Monthly conference calls', NO, YES, YES, YES],
    ['Networks', 'Google Network', 'Google Network', 'Google Network', 'Google, Yahoo, Bing and Facebook'],
    ['Mobile ads', NO, NO, NO, YES],
    ['Display ads', NO, NO, NO, 'up to 2 per month'],
    ['Negative keywords', YES, YES, YES, YES],
    ['Conversion tracking', YES, YES, YES, YES],
    ['Monthly reporting', YES, YES, YES, YES],
    ['No Contracts', YES, YES, YES, YES],
    ['Call extensions', YES, YES, YES, YES],
    ['Sitelink extensions', YES, YES, YES, YES],
  ],
  'Web Designing Packages': [
    ['Pages', 'up to 10', '15', '20', '25'],
    ['Maintenance hours', '50', '100', '150', '200'],
    ['Hosted domain emails', '5', '5', '5', '5'],
    ['Business profile creations', '5', '5', '5', '5'],
    ['Logo design', NO, YES, YES, YES],
    ['AI chat', NO, YES, YES, YES],
    ['Daily backup', NO, YES, YES, YES],
    ['Social profiles', NO, YES, YES, YES],
    ['Competitor report', NO, NO, YES, YES],
    ['Explainer video', NO, NO, YES, YES],
    ['Custom lead form', NO, NO, YES, YES],
    ['Advanced security', NO, NO, YES, YES],
    ['E-commerce tracking', NO, NO, YES, YES],
    ['Payment gateway', NO, NO, YES, YES],
    ['Dedicated account manager', NO, NO, YES, YES],
    ['Quarterly progress report', NO, NO, YES, YES],
    ['Responsive site', NO, NO, NO, YES],
  ],
};

const IN_EVERY_WEB_TIER = [
  ...['Hosting', 'SEO-friendly', 'Content', 'Keyword research', 'Stock images', 'SSL', 'Unlimited bandwidth'],
  ...['Unlimited databases', 'Dedicated resources', 'Dedicated IP', '99.9% uptime guarantee', 'Admin panel'],
  ...['Analytics tracking', 'Search console tracking', 'Email support', 'Chat support'],
];

/** What each tier of SEO may have, where the specification leaves the number open, and what the highest one has. */
const SEO_VALUES: [feature: string, values: RegExp, highest: RegExp][] = [
  ['Search engine submissions', /^\d+$|^Not/, /^\d+$/],
  ['Article submissions', /^\d+$|^Not/, /^\d+$/],
  ['Social bookmarks', /^\d+$|^Not/, /^\d+$/],
  ['Local listings', /^\d+$|^Not/, /^\d+$/],
  ['PPT submissions', /^\d+$|^Not/, /^\d+$/],
  ['PDF submissions', /^\d+$|^Not/, /^\d+$/],
  ['Profile creation', /^\d+$|^Not/, /^\d+$/],
  ['Quora answers', /^\d+$|^Not/, /^\d+$/],
  ['Infographics', /^\d+$|^Not/, /^\d+$/],
  ['Video marketing', /^when the client provides material$|^Not/, /material/],
  ['Press release', /^when the client provides material$|^Not/, /material/],
  ['Facebook posts', /^(4|8|16)$|^Not/, /^16$/],
  ['Instagram posts', /^(4|8|16)$|^Not/, /^16$/],
  ['Twitter posts', /^(4|8|16)$|^Not/, /^16$/],
  ['Pinterest posts', /^(4|8|16)$|^Not/, /^16$/],
  ['Pinterest board updates', /ncluded$/, /^Included$/],
  ['Monthly analytics', /^Included$/, /^Included$/],
  ['Keyword ranking', /^Included$/, /^Included$/],
  ['Off-page submission report', /^Included$/, /^Included$/],
];

const page = main('/packages/');

const sectionNamed = (name: string) =>
  page.querySelectorAll('section').find((section) => words(section.querySelector('h2')) === name);
const cardsOf = (name: string) =>
  sectionNamed(name)
    ?.querySelectorAll('li')
    .filter((entry) => entry.querySelector('dl')) ?? [];

/** What a screen reader says for a value: its text, or the text alternative of its mark. */
const value = (cell: HTMLElement | null) =>
  words(cell) || cell?.querySelector('svg[role=img]')?.getAttribute('aria-label') || '';
const features = (card: HTMLElement) =>
  new Map(
    card
      .querySelectorAll('dl > div')
      .map((row) => [words(row.querySelector('dt')), value(row.querySelector('dd'))]),
  );
const given = (section: string, feature: string) =>
  cardsOf(section).map((card) => features(card).get(feature));

/** The features under a heading of a card. */
const group = (card: HTMLElement | undefined, title: string) => {
  const heading = card?.querySelectorAll('h4').find((one) => words(one) === title);
  return heading?.closest('details')?.nextElementSibling?.querySelectorAll('dd').map(value) ?? [];
};

describe('packages', () => {
  it('are in four sections, in order, with the anchor #packages', () => {
    expect(page.querySelectorAll('#packages')).toHaveLength(1);
    expect(headings('/packages/', 2).slice(0, 4)).toEqual(SECTIONS);
  });

  it('lead to the sample report', () => {
    expect(page.querySelectorAll('a[href="/sample-report/"]')).toHaveLength(1);
  });

  it('have the best seller badge on Professional, SMO Advanced and Web Advanced only', () => {
    const badges = page.querySelectorAll('p').filter((text) => /^best seller$/i.test(words(text)));
    expect(badges.map((badge) => words(badge.closest('li')?.querySelector('h3')))).toEqual([
      'Professional',
      'SMO Advanced',
      'Web Advanced',
    ]);
  });
});

describe.each(SECTIONS)('%s', (name) => {
  it('have their names, prices and period', () => {
    const priceOf = (card: HTMLElement) =>
      card
        .querySelectorAll('p')
        .map(words)
        .find((text) => text[0] === '$');
    expect(cardsOf(name).map((card) => [words(card.querySelector('h3')), priceOf(card)])).toEqual(
      TIERS[name],
    );
  });

  it.each(FEATURES[name])('include %s as specified', (feature, ...expected) => {
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
  const cards = cardsOf('SEO Packages');

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

  it.each(SEO_VALUES)('have as %s only %s, and in the highest tier %s', (feature, values, highest) => {
    for (const text of given('SEO Packages', feature)) expect(text).toMatch(values);
    expect(given('SEO Packages', feature).at(-1)).toMatch(highest);
  });

  it('include support by email, phone and chat in the highest tier, by email in the lowest', () => {
    expect(group(cards.at(-1), 'Customer support')).toEqual([YES, YES, YES]);
    expect(given('SEO Packages', 'Email support')[0]).toBe(YES);
  });
});

it.each(IN_EVERY_WEB_TIER)('web designing packages all have %s', (feature) => {
  expect(given('Web Designing Packages', feature)).toEqual([YES, YES, YES, YES]);
});
