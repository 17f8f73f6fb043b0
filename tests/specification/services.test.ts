import { describe, expect, it } from 'vitest';
import { headings, hrefs, main, PAGES, words } from '../dist/built-pages.ts';
import { descriptions, entries, SENTENCE, SERVICES, sectionOf, titles } from './page-sections.ts';

describe.each(SERVICES)('%s', (_title, route) => {
  const page = main(route);
  const top = page.querySelector('h1')?.parentNode;

  it('opens with an intro, a picture and Get Started, which always links to the contact page', () => {
    expect(words(top?.querySelector('p'))).toMatch(SENTENCE);
    expect(top?.parentNode?.querySelector('svg[role=img]')?.getAttribute('aria-label')).toMatch(/\w/);
    expect(words(top?.querySelector('a'))).toMatch(/^Get Started/);
    const buttons = page.querySelectorAll('a').filter((link) => words(link).startsWith('Get Started'));
    expect(buttons.length).toBeGreaterThanOrEqual(2);
    expect(new Set(hrefs(buttons))).toEqual(new Set(['/contact-us/']));
  });

  it('describes the process in numbered steps, each with a text', () => {
    const steps = entries(page.querySelector('section > ol'));
    expect(steps.length).toBeGreaterThanOrEqual(4);
    for (const step of steps) expect(words(step.querySelector('p, li')).length).toBeGreaterThan(30);
  });

  it('lists what the client receives', () => {
    const list = sectionOf(route, /receive|includes|benefits/i).querySelector('ul, ol');
    expect(entries(list).length).toBeGreaterThanOrEqual(4);
  });

  it('shows a worked example that moves, and says that it is invented', () => {
    const [example] = main(route)
      .querySelectorAll('figure')
      .filter((figure) => /not a client’s results/.test(words(figure.querySelector('figcaption'))))
      .filter((figure) => figure.querySelector('input'));
    expect(example).toBeDefined();
  });
});

describe('the service cards', () => {
  const cardsOf = (route: string) => {
    const lists = main(route).querySelectorAll('ul').map(entries);
    const grids = lists.filter((list) =>
      list.every((card) => card.querySelector('h3') && card.querySelector('p')),
    );
    expect(grids).toHaveLength(1);
    return grids[0] ?? [];
  };

  it.each([
    ['/services/web-designing/', 9],
    ['/services/seo/', 12],
    ['/services/social-media-marketing/', 6],
    ['/services/ppc/', 6],
  ])('of %s are one grid of %i, each with its own title and description', (route, count) => {
    const cards = cardsOf(route);
    expect(cards).toHaveLength(count);
    expect(new Set(titles(cards)).size).toBe(count);
    expect(new Set(descriptions(cards)).size).toBe(count);
    for (const card of cards) {
      expect(words(card.querySelector('p'))).toMatch(SENTENCE);
    }
  });

  it('that belong only to some packages link to the first of them', () => {
    const links = cardsOf('/services/ppc/').flatMap((card) => hrefs(card.querySelectorAll('a')));
    expect(links).toEqual(expect.arrayContaining(['/packages/#ppc-serious', '/packages/#ppc-ppc-steriod']));
  });

  it('list the six platforms in order, each with a unique picture', () => {
    const cards = cardsOf('/services/social-media-marketing/');
    const platforms = ['Facebook', 'Instagram', 'LinkedIn', 'Twitter', 'Pinterest', 'YouTube'];
    expect(titles(cards)).toEqual(platforms);
    expect(new Set(cards.map((card) => card.querySelector('img')?.getAttribute('src'))).size).toBe(6);
  });
});

it('the complimentary consultation ends SEO and PPC with a button to the contact page, and no other page', () => {
  const offering = PAGES.filter((route) => /complimentary consultation/i.test(words(main(route))));
  expect(offering.sort()).toEqual(['/services/ppc/', '/services/seo/']);
  for (const route of offering) {
    const banner = main(route).querySelectorAll('section').at(-1);
    expect(words(banner?.querySelector('h2'))).toMatch(/complimentary consultation/);
    expect(hrefs(banner?.querySelectorAll('a'))).toEqual(['/contact-us/']);
  }
});

it('Local SEO lists nine activities in order, each with at least three steps of its own, and a summary', () => {
  const page = main('/services/local-seo/');
  const activities = entries(page.querySelector('ol'));
  expect(titles(activities)).toEqual([
    'GMB optimization',
    'Local keyword research',
    'On-page SEO',
    'Local link building',
    'Citation building and management',
    'Localized content marketing',
    'Mobile optimization',
    'Schema markup',
    'Monitoring and analytics',
  ]);
  const steps = activities.map((activity) => entries(activity.querySelector('ul')).map(words));
  for (const ofOne of steps) expect(ofOne.length).toBeGreaterThanOrEqual(3);
  expect(new Set(steps.flat()).size).toBe(steps.flat().length);
  const summary = page.querySelectorAll('section').at(-1);
  expect(words(summary?.querySelector('h2'))).toMatch(/nine activities/i);
  expect(words(summary?.querySelector('p'))).toMatch(SENTENCE);
});

describe('Google My Business', () => {
  const route = '/services/gmb/';

  it('has the anchor #gmb, and its descriptive blocks in order, each with a text', () => {
    expect(words(main(route).querySelector('#gmb h1'))).toBe('Google My Business');
    const blocks = [
      'What is Google My Business?',
      'Management services',
      'Dominate your local area',
      'Features and benefits',
      'Why choose us',
      'What to expect',
      'Always here to help',
      'Ready to soar?',
    ];
    expect(headings(route, 2).filter((heading) => blocks.includes(heading))).toEqual(blocks);
    for (const block of blocks)
      expect(words(sectionOf(route, block.replace('?', ''))).length).toBeGreaterThan(80 + block.length);
  });

  it('explains the colors of the rank grid, best first, and has a button to request the listing service', () => {
    const meanings = entries(sectionOf(route, 'Dominate your local area').querySelector('ul')).map(words);
    expect(meanings.map((meaning) => meaning.split(' ')[0])).toEqual(['1–3', '4–7', '8–12', '13+']);
    expect(hrefs(sectionOf(route, 'Listing service').querySelectorAll('a'))).toEqual(['/contact-us/']);
  });

  it('has questions that begin the message, and the form says which', () => {
    const asked = main(route).querySelectorAll('a[href*="#about="]');
    expect(asked.map(words)).toEqual([
      'No set packages. One price in writing, within one business day. Ask for a price',
      'Check my listing',
      'Your grid, filled in and sent to you. Free.',
      'Tell us what happened',
    ]);
    const contact = main('/contact-us/');
    const { interests } = JSON.parse(
      contact.querySelector('[data-island=contact-form]')?.getAttribute('data-props') ?? '',
    );
    for (const href of hrefs(asked) ?? []) {
      const { hash } = new URL(`${href}`, 'http://x');
      expect(words(contact.querySelector(`[id="${hash.slice(1)}"]`))).toMatch(
        /^(?:A .*\blisting|Your grid, filled in)$/,
      );
      expect(interests[hash]).toMatch(/^(?:Please|My) .+\. Business(?:, trade)? and town:$/);
    }
  });

  it('lists six kinds of expertise, each with a description and a picture', () => {
    const cards = entries(sectionOf(route, /^We have expertise in$/).querySelector('ul'));
    expect(titles(cards)).toEqual([
      'Listing suspension',
      'Quality issues',
      'Ownership issue',
      'Listing optimization',
      'Management service',
      'Local directory submission',
    ]);
    for (const card of cards) {
      expect(words(card.querySelector('p'))).toMatch(SENTENCE);
    }
  });
});
