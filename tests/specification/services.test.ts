import { describe, expect, it } from 'vitest';
import { examples } from '../../components/drawings/examples.ts';
import { CONTENT } from '../content.ts';
import { main, PAGES, words } from '../dist/built-pages.ts';
import { cardGrids, descriptions, entries, SENTENCE, titles } from './page-sections.ts';

const NAMES: Record<string, string> = {
  '/services/social-media-marketing/': 'Social media marketing',
  '/services/web-designing/': 'Web designing',
  '/services/local-seo/': 'Local SEO',
  '/services/seo/': 'SEO',
  '/services/ppc/': 'PPC',
  '/services/gmb/': 'Google My Business',
};
const SERVICES = Object.keys(NAMES);

const CARDS: [string, number][] = [
  ['/services/web-designing/', 9],
  ['/services/seo/', 12],
  ['/services/social-media-marketing/', 6],
  ['/services/ppc/', 6],
];

describe.each(SERVICES)('%s', (route) => {
  const page = main(route);
  const top = page.querySelector('h1')?.parentNode;

  it('opens with its name, an intro and a picture', () => {
    expect(words(top?.querySelector('h1'))).toBe(NAMES[route]);
    expect(words(top?.querySelector('p'))).toMatch(SENTENCE);
    expect(top?.parentNode?.querySelector('svg[role=img]')?.getAttribute('aria-label')).toMatch(/\w/);
  });

  it('has Get Started beside the heading, and every Get Started links to the contact page', () => {
    expect(words(top?.querySelector('a'))).toMatch(/^Get Started/);
    const buttons = page.querySelectorAll('a').filter((link) => words(link).startsWith('Get Started'));
    expect(buttons.length).toBeGreaterThanOrEqual(2);
    for (const button of buttons) expect(button.getAttribute('href')).toBe('/contact-us/');
  });

  it('lists at least six things that are done', () => {
    const lists = page.querySelectorAll('ul, ol').filter((list) => !list.closest('nav'));
    expect(Math.max(...lists.map((list) => entries(list).length))).toBeGreaterThanOrEqual(6);
  });

  it('describes the process in numbered steps, each with a text', () => {
    const steps = entries(page.querySelector('section > ol'));
    expect(steps.length).toBeGreaterThanOrEqual(4);
    for (const step of steps) {
      expect(words(step.querySelector('h3'))).toMatch(/\w/);
      expect(words(step.querySelector('p, li')).length).toBeGreaterThan(30);
    }
  });

  it('lists what the client receives', () => {
    const section = page
      .querySelectorAll('section')
      .find((one) => /receive|includes|benefits/i.test(words(one.querySelector('h2'))));
    expect(entries(section?.querySelector('ul, ol')).length).toBeGreaterThanOrEqual(4);
  });

  it('links to the five other services, and to all packages', () => {
    const links = page.querySelectorAll('nav a').map((link) => link.getAttribute('href'));
    expect(links).toEqual([...SERVICES.filter((other) => other !== route), '/packages/']);
  });

  it('shows a worked example with before and after, and says that it is invented', () => {
    const section = page
      .querySelectorAll('section')
      .find((one) => /^An example/.test(words(one.querySelector('h2'))));
    expect(words(section?.querySelector('figcaption'))).toMatch(/not a client’s results/);
    const pictures = section?.querySelectorAll('img') ?? [];
    expect(pictures.map((picture) => words(picture.parentNode?.querySelector('p')))).toHaveLength(2);
    const named = pictures.map((picture) => picture.getAttribute('alt') ?? '');
    expect(new Set(named).size).toBe(2);
    for (const name of named) expect(name.length).toBeGreaterThan(60);
    expect(section?.querySelector('a')?.getAttribute('href')).toBe('/review/');
  });

  it('shows no cases while there are none', () => {
    expect(words(page)).not.toContain('From our work');
  });

  it('uses American English', () => {
    expect(words(page)).not.toMatch(
      /\w+isation\b|\boptimis|\bcolour|put right|\bmend\b|package on[,.]|from SMO Advanced on/i,
    );
  });
});

/** Service -> file of its packages; undefined if it has none. */
const PRICED: [string, string | undefined][] = [
  ['/services/seo/', 'seo'],
  ['/services/ppc/', 'ppc'],
  ['/services/social-media-marketing/', 'smo'],
  ['/services/web-designing/', 'web-designing'],
  ['/services/local-seo/', undefined],
  ['/services/gmb/', undefined],
];

describe('the sign in the banner', () => {
  const signs = PRICED.map(([route]) =>
    main(route).querySelector('h1')?.parentNode?.querySelectorAll('a').at(-1),
  );

  it('shows prices from the section of the packages page that it links to', () => {
    for (const [index, [route, file]] of PRICED.entries()) {
      if (!file) continue;
      const sign = signs[index];
      expect(sign?.getAttribute('href'), route).toBe(`/packages/#${file}-packages`);
      const prices =
        words(sign)
          .match(/\$[\d,]+/g)
          ?.map((price) => price.replace(',', '')) ?? [];
      expect(prices, route).toHaveLength(2);
      const section = words(main('/packages/').querySelector(`#${file}-packages`)).replaceAll(',', '');
      for (const price of prices) expect(section, route).toContain(price);
    }
  });

  it('says how a service without packages is priced, and links to the contact page', () => {
    for (const [index, [route, file]] of PRICED.entries()) {
      if (file) continue;
      expect(words(signs[index]), route).toMatch(/one price in writing/);
      expect(signs[index]?.getAttribute('href'), route).toBe('/contact-us/');
    }
  });
});

describe('the service cards', () => {
  it.each(CARDS)('of %s are one grid of %i, each with a unique title and description', (route, count) => {
    const [cards = [], ...others] = cardGrids(route);
    expect(others).toEqual([]);
    expect(cards).toHaveLength(count);
    expect(new Set(titles(cards)).size).toBe(count);
    expect(new Set(descriptions(cards)).size).toBe(count);
    for (const card of cards) {
      expect(words(card.querySelector('h3'))).toMatch(/\w/);
      expect(words(card.querySelector('p'))).toMatch(SENTENCE);
      expect(card.querySelector('img, svg')).not.toBeNull();
    }
  });

  it.each(CARDS)('of %s follow the intro or a heading of their own, not the steps', (route) => {
    const [[first] = []] = cardGrids(route);
    const inOrder = first?.closest('main')?.querySelectorAll('h2, li') ?? [];
    const before = inOrder.slice(0, inOrder.indexOf(first as (typeof inOrder)[number]));
    const heading = before.findLast(({ tagName }) => tagName === 'H2');
    expect(words(heading)).toMatch(/\w/);
    expect(heading?.parentNode?.querySelector('ol')).toBeNull();
  });

  it.each(['/services/web-designing/', '/services/seo/', '/services/ppc/'])(
    'of %s begin with a large one',
    (route) => {
      const [[first, ...others] = []] = cardGrids(route);
      expect(first?.querySelector('img')?.getAttribute('alt')?.length).toBeGreaterThan(40);
      const widthOf = (card: typeof first) => Number(card?.querySelector('img')?.getAttribute('width') ?? 0);
      for (const card of others) expect(widthOf(card)).toBeLessThan(widthOf(first) / 2);
    },
  );

  it('that belong only to some packages link to the first of them', () => {
    const links = cardGrids('/services/ppc/')[0]?.flatMap(
      (card) => card.querySelector('a')?.getAttribute('href') ?? [],
    );
    expect(links).toEqual(expect.arrayContaining(['/packages/#ppc-serious', '/packages/#ppc-ppc-steriod']));
  });

  it('list the six platforms in order, each with a unique picture', () => {
    const [cards = []] = cardGrids('/services/social-media-marketing/');
    const platforms = ['Facebook', 'Instagram', 'LinkedIn', 'Twitter', 'Pinterest', 'YouTube'];
    expect(titles(cards)).toEqual(platforms);
    const images = cards.map((card) => card.querySelector('img'));
    expect(new Set(images.map((image) => image?.getAttribute('src'))).size).toBe(platforms.length);
    for (const [index, platform] of platforms.entries())
      expect(images[index]?.getAttribute('alt')).toContain(platform);
  });
});

describe('the complimentary consultation', () => {
  it('is offered on SEO and PPC, and on no other page', () => {
    const offering = PAGES.filter((route) => /complimentary consultation/i.test(words(main(route))));
    expect(offering.sort()).toEqual(['/services/ppc/', '/services/seo/']);
  });

  it.each(['/services/seo/', '/services/ppc/'])('ends %s, with a button to the contact page', (route) => {
    const banner = main(route).querySelectorAll('section').at(-1);
    expect(words(banner?.querySelector('h2'))).toMatch(/complimentary consultation/);
    expect(words(banner?.querySelector('p'))).toMatch(SENTENCE);
    expect(banner?.querySelector('a')?.getAttribute('href')).toBe('/contact-us/');
  });
});

describe('a worked example', () => {
  const { callsBefore, callsAfter, spendBefore, spendAfter, positionsBefore, positionsAfter } = examples;
  const reports = { callsBefore, callsAfter, spendBefore, spendAfter };
  const shown: [string, string[]][] = [
    ...Object.values(reports).map(({ rows, total }): [string, string[]] => [
      total.join(', '),
      [...rows.map(({ value }) => value), ...total],
    ]),
    ...[positionsBefore, positionsAfter].map((terms): [string, string[]] => [
      terms.map(({ search }) => search).join(', '),
      terms.flatMap(({ search, position }) => [search, ...(position ? [` ${position}`] : [])]),
    ]),
  ];
  const alternatives = CONTENT.services.flatMap(({ example }) =>
    [example?.before, example?.after].map((half) => half?.picture.alt ?? ''),
  );

  it.each(shown)('says in its text alternative what the picture shows: %s', (_name, figures) => {
    const telling = alternatives.filter((alt) => figures.every((figure) => alt.includes(figure)));
    expect(telling).toHaveLength(1);
  });
});
