import type { HTMLElement } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { headings, main, open, words } from '../dist/built-pages.ts';

const YES = 'Included';
const NO = 'Not included';
const MATERIAL = 'when the client provides material';

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
    ...['Logo design', 'AI chat', 'Daily backup', 'Social profiles'].map((feature): [string, ...string[]] => [
      feature,
      NO,
      YES,
      YES,
      YES,
    ]),
    ...[
      'Competitor report',
      'Explainer video',
      'Custom lead form',
      'Advanced security',
      'E-commerce tracking',
      'Payment gateway',
      'Dedicated account manager',
      'Quarterly progress report',
    ].map((feature): [string, ...string[]] => [feature, NO, NO, YES, YES]),
    ['Responsive site', NO, NO, NO, YES],
  ],
};

const IN_EVERY_WEB_TIER = {
  Hosting: YES,
  'SEO-friendly': YES,
  Content: YES,
  'Keyword research': YES,
  'Stock images': YES,
  SSL: YES,
  'Hosted domain emails': '5',
  'Unlimited bandwidth': YES,
  'Unlimited databases': YES,
  'Dedicated resources': YES,
  'Dedicated IP': YES,
  '99.9% uptime guarantee': YES,
  'Admin panel': YES,
  'Business profile creations': '5',
  'Analytics tracking': YES,
  'Search console tracking': YES,
  'Email support': YES,
  'Chat support': YES,
};

const page = main('/packages/');

const sectionNamed = (name: string) =>
  page.querySelectorAll('section').find((section) => words(section.querySelector('h2')) === name);
const cardsOf = (name: string) =>
  sectionNamed(name)
    ?.querySelectorAll('li')
    .filter((entry) => entry.querySelector('dl')) ?? [];
const allCards = SECTIONS.flatMap(cardsOf);

/** What a screen reader says for a value: its text, or the text alternative of its mark. */
const value = (cell: HTMLElement | null) =>
  words(cell) || cell?.querySelector('svg[role=img]')?.getAttribute('aria-label');
const features = (card: HTMLElement) =>
  new Map(
    card
      .querySelectorAll('dl > div')
      .map((row) => [words(row.querySelector('dt')), value(row.querySelector('dd'))]),
  );
const given = (section: string, feature: string) =>
  cardsOf(section).map((card) => features(card).get(feature));

/** The features under a heading of a card. */
const group = (card: HTMLElement, title: string) => {
  const heading = card.querySelectorAll('h4').find((one) => words(one) === title);
  return heading?.closest('details')?.nextElementSibling?.querySelectorAll('dd').map(value) ?? [];
};

describe('packages', () => {
  it('have the anchor #packages', () => {
    expect(page.querySelectorAll('#packages')).toHaveLength(1);
  });

  it('are in four sections, in order', () => {
    expect(headings('/packages/', 2).slice(0, 4)).toEqual(SECTIONS);
  });

  it.each(SECTIONS)('of %s have their names, prices and period', (name) => {
    const found = cardsOf(name).map((card) => [
      words(card.querySelector('h3')),
      card
        .querySelectorAll('p')
        .map(words)
        .find((text) => text.startsWith('$')),
    ]);
    expect(found).toEqual(TIERS[name]);
  });

  it('are sixteen, each with its own anchor', () => {
    expect(allCards).toHaveLength(16);
    expect(new Set(allCards.map((card) => card.id)).size).toBe(16);
    for (const card of allCards) expect(page.querySelectorAll(`[id="${card.id}"]`)).toHaveLength(1);
  });

  it('have the best seller badge on Professional, SMO Advanced and Web Advanced only', () => {
    const badges = page.querySelectorAll('p').filter((text) => /^best seller$/i.test(words(text)));
    expect(badges.map((badge) => words(badge.closest('li')?.querySelector('h3')))).toEqual([
      'Professional',
      'SMO Advanced',
      'Web Advanced',
    ]);
    for (const badge of badges) expect(badge.closest('[aria-hidden=true], [hidden]')).toBeNull();
  });

  it('have one Get started button each, which links to the contact page and has a unique name', () => {
    const buttons = allCards.map((card) =>
      card.querySelectorAll('a').filter((link) => words(link).startsWith('Get started')),
    );
    expect(buttons.map((links) => links.length)).toEqual(Array(16).fill(1));
    const links = buttons.flat();
    for (const [index, link] of links.entries()) {
      expect(link.getAttribute('href')).toMatch(/^\/contact-us\/#package=[a-z-]+$/);
      expect(words(link)).toContain(words(allCards[index]?.querySelector('h3')));
    }
    expect(new Set(links.map(words)).size).toBe(16);
    expect(new Set(links.map((link) => link.getAttribute('href'))).size).toBe(16);
  });

  it('are known to the contact form, which begins the message with the chosen one', () => {
    const form = open('/contact-us/').querySelector('[data-island=contact-form]');
    const { interests } = JSON.parse(form?.getAttribute('data-props') ?? '{}');
    const chosen = page.querySelectorAll('a[href*="#package="]').map((link) => ({
      fragment: link.getAttribute('href')?.replace('/contact-us/', '') ?? '',
      label: words(link).replace(/^Get started:? /, ''),
    }));
    const sentences = Object.fromEntries(
      chosen.map(({ fragment, label }) => [fragment, `I am interested in ${label}.`]),
    );
    expect(Object.keys(sentences)).toHaveLength(16);
    expect(interests).toMatchObject(sentences);
  });
});

describe.each(SECTIONS)('%s', (name) => {
  it.each(FEATURES[name])('include %s as specified', (feature, ...expected) => {
    expect(given(name, feature)).toEqual(expected);
  });

  it('list the same features in every tier, in the same order', () => {
    const lists = cardsOf(name).map((card) => [...features(card).keys()]);
    expect(lists[0]?.length).toBeGreaterThanOrEqual(FEATURES[name].length);
    for (const list of lists) expect(list).toEqual(lists[0]);
    for (const card of cardsOf(name)) expect(card.querySelectorAll('dt')).toHaveLength(features(card).size);
  });

  it('never offer less in a higher tier', () => {
    const all = [...features(cardsOf(name)[0] as HTMLElement).keys()];
    for (const feature of all) {
      const amounts = given(name, feature).map((text) => amount(text));
      expect([feature, ...amounts]).toEqual([feature, ...amounts.toSorted((a, b) => a - b)]);
    }
  });
});

/** A number to sort values by: not included, then included, then by the first number in the text. */
const amount = (text: string | undefined) => {
  if (text === NO) return -1;
  return Number(text?.replaceAll(',', '').match(/\d+/)?.[0] ?? 0);
};

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
    expect(cards).toHaveLength(5);
  });

  it.each(['First-hand SEO analysis', 'On-page optimization'])('offer more %s in higher tiers', (title) => {
    const counts = cards.map((card) => group(card, title).filter((text) => text !== NO).length);
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
    expect(counts.at(-1)).toBeGreaterThan(counts[0] ?? 0);
  });

  it.each([
    'Search engine submissions',
    'Article submissions',
    'Social bookmarks',
    'Local listings',
    'PPT submissions',
    'PDF submissions',
    'Profile creation',
    'Quora answers',
    'Infographics',
  ])('include counts of %s', (feature) => {
    for (const text of given('SEO Packages', feature)) expect(text).toMatch(/^(\d+|Not included)$/);
    expect(given('SEO Packages', feature).at(-1)).toMatch(/^\d+$/);
  });

  it.each(['Video marketing', 'Press release'])('offer %s only with material from the client', (feature) => {
    expect(new Set([...given('SEO Packages', feature), NO])).toEqual(new Set([MATERIAL, NO]));
  });

  it.each(['Facebook', 'Instagram', 'Twitter', 'Pinterest'])('count posts on %s: 4, 8 or 16', (network) => {
    const posts = given('SEO Packages', `${network} posts`);
    for (const text of posts) expect(['4', '8', '16', NO]).toContain(text);
    expect(posts.at(-1)).toBe('16');
  });

  it('update boards at least in the highest tier', () => {
    expect(given('SEO Packages', 'Pinterest board updates').at(-1)).toBe(YES);
  });

  it.each(['Monthly analytics', 'Keyword ranking', 'Off-page submission report'])(
    'report %s in every tier',
    (feature) => {
      expect(given('SEO Packages', feature)).toEqual(Array(5).fill(YES));
    },
  );

  it('include support by email, phone and chat in the highest tier, by email in the lowest', () => {
    expect(group(cards.at(-1) as HTMLElement, 'Customer support')).toEqual([YES, YES, YES]);
    expect(given('SEO Packages', 'Email support')[0]).toBe(YES);
  });
});

describe('web designing packages', () => {
  it.each(Object.entries(IN_EVERY_WEB_TIER))('all have %s: %s', (feature, expected) => {
    expect(given('Web Designing Packages', feature)).toEqual(Array(4).fill(expected));
  });
});

describe('the marks of included features', () => {
  const styles = open('/packages/').querySelector('head style')?.innerHTML ?? '';
  const cells = allCards.flatMap((card) => card.querySelectorAll('dd'));
  const marked = (label: string) =>
    cells.filter((cell) => cell.querySelector('svg')?.getAttribute('aria-label') === label);

  it.each([
    [YES, /#mark-(check|disc)/, 'success', 'green'],
    [NO, /#mark-cross/, 'error', 'red'],
  ])('say %s in words, and show it by shape and color', (label, shape, token, color) => {
    expect(marked(label).length).toBeGreaterThan(20);
    for (const cell of marked(label)) {
      const drawing = cell.querySelector('use')?.getAttribute('href') ?? '';
      expect(drawing).toMatch(shape);
      expect(page.querySelector(drawing)).not.toBeNull();
      expect(styles).toContain(`.${cell.classNames}{color:var(--${token})}`);
    }
    const [, red, green] = styles.match(new RegExp(`--${token}:#(..)(..)..`)) ?? [];
    expect(Number.parseInt(red ?? '', 16) > Number.parseInt(green ?? '', 16) ? 'red' : 'green').toBe(color);
  });

  it('always come with words', () => {
    expect(cells.length).toBeGreaterThan(300);
    for (const cell of cells) expect(value(cell)).toMatch(/\w/);
  });
});
