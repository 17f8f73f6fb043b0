import { brotliCompressSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { main, open, PAGES, readHtml, words } from '../dist/built-pages.ts';
import { entries } from './page-sections.ts';

const SERVICES = [
  ['Social media marketing', '/services/social-media-marketing/'],
  ['Web designing', '/services/web-designing/'],
  ['Local SEO', '/services/local-seo/'],
  ['SEO', '/services/seo/'],
  ['PPC', '/services/ppc/'],
  ['Google My Business', '/services/gmb/'],
];

const home = main('/');
const [hero, ...sections] = home.children.filter((child) => child.tagName === 'SECTION');

describe('home', () => {
  it('opens with the headline and the subline, word for word', () => {
    expect(words(hero?.querySelector('h1'))).toBe('Digital Marketing That Drives Your Business');
    expect(words(hero?.querySelector('p'))).toBe('Get Started Today, Supercharge Your Digital Presence.');
  });

  it('has one Get Started button in the hero, which leads down to the expertise section', () => {
    const links = (hero?.querySelectorAll('a') ?? []).filter((link) => /^Get Started/.test(words(link)));
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['#expertise']);
    expect(home.querySelectorAll('#expertise').map((section) => section.tagName)).toEqual(['SECTION']);
    expect(words(home.querySelector('#expertise h2'))).toMatch(/expertise/i);
  });

  it('offers three trades, the first selected, each with a card that passes it on to the form', () => {
    const trades = hero?.querySelectorAll('fieldset input[type=radio][name=trade]') ?? [];
    expect(trades.map((trade) => trade.hasAttribute('checked'))).toEqual([true, false, false]);
    const cards = hero?.querySelectorAll('a[href*="#trade="]') ?? [];
    expect(cards.map((card) => card.getAttribute('href'))).toEqual(
      trades.map((trade) => `/contact-us/#trade=${trade.getAttribute('value')}`),
    );
    const form = open('/contact-us/').querySelector('[data-island=contact-form]');
    const { interests } = JSON.parse(form?.getAttribute('data-props') ?? '');
    for (const trade of trades) expect(interests[`#trade=${trade.getAttribute('value')}`]).toMatch(/^I run /);
  });

  it('links to the packages and to the reviews from its main part', () => {
    const hrefs = sections.flatMap((section) =>
      section.querySelectorAll('a').map((link) => link.getAttribute('href')),
    );
    expect(hrefs).toEqual(expect.arrayContaining(['/packages/', '/packages/#seo-packages', '/review/']));
  });

  it('shows on its sign, in words that need no explanation, the lowest price of each section of packages', () => {
    const sign = sections[0]?.querySelectorAll('a[href^="/packages/#"]').map(words);
    expect(sign).toEqual([
      'Search rankings $400/month',
      'Social media $200/channel',
      'Paid ads $339/month',
      'A website $999/year',
    ]);
  });

  it('has seven sections after the hero: overview, stats, why us, expertise, ranking, audit, talk', () => {
    const subjects = [
      /local businesses/,
      /\d+ services \d+ industries/,
      /^Why choose us/,
      /^Our expertise/,
      /ranking report/,
      /SEO audit/,
      /^Let’s talk/,
    ];
    expect(sections).toHaveLength(subjects.length);
    for (const [index, subject] of subjects.entries()) {
      expect(words(sections[index])).toMatch(subject);
      expect(sections[index]?.querySelectorAll('h2')).toHaveLength(1);
    }
  });

  it('counts what the other pages hold, but no reviews while they are samples', () => {
    const counted = new Map(
      entries(sections[1]?.querySelector('ul'))
        .map((entry) => words(entry).match(/^(\d+) (.+)$/))
        .map((match) => [match?.[2], Number(match?.[1])]),
    );
    const services = open('/').querySelectorAll('nav[aria-label=Main] details a');
    const industries = main('/industries/')
      .querySelectorAll('#industries li')
      .filter((entry) => !entry.querySelector('a[href^="/contact-us/"]'));
    const packages = main('/packages/').querySelectorAll('a[href^="/contact-us/#package="]');
    expect(Object.fromEntries(counted)).toEqual({
      services: services.length,
      industries: industries.length,
      'packages with a price': packages.length,
    });
  });

  it('lists the four differentiators under Why choose us', () => {
    expect(sections[2]?.querySelectorAll('h3').map(words)).toEqual([
      'Expertise',
      'Data-driven approach',
      'Customized solutions',
      'Transparent communication',
    ]);
  });

  it('shows six expertise tiles, each with a picture, that link to the six services', () => {
    const tiles = entries(home.querySelector('#expertise ul'));
    expect(
      tiles.map((tile) => [words(tile.querySelector('h3')), tile.querySelector('a')?.getAttribute('href')]),
    ).toEqual(SERVICES);
    for (const tile of tiles) {
      // The text beside it says what it means.
      expect(tile.querySelector('img')?.getAttribute('alt')).toBe('');
      expect(words(tile.querySelector('p'))).toMatch(/\w/);
    }
  });

  it('links to the contact page from the audit and from the talk section', () => {
    for (const index of [5, 6])
      expect(sections[index]?.querySelectorAll('a').map((link) => link.getAttribute('href'))).toEqual([
        '/contact-us/',
      ]);
  });

  it('loads no picture below the hero before it comes near', () => {
    const images = sections.flatMap((section) => section.querySelectorAll('img'));
    expect(images.length).toBeGreaterThanOrEqual(SERVICES.length);
    for (const image of images) expect(image.getAttribute('loading')).toBe('lazy');
  });

  it('shows the audit of this very site, with figures that anyone can measure', () => {
    const rows = (sections[5]?.querySelectorAll('dl > div') ?? []).map((row) =>
      words(row.querySelector('dd')),
    );
    const heaviest = Math.max(...PAGES.map((route) => brotliCompressSync(readHtml(route)).byteLength));
    const scripts = Math.max(
      ...PAGES.map((route) => {
        const inline = open(route)
          .querySelectorAll('script')
          .filter((script) => script.getAttribute('type') === undefined);
        return gzipSync(inline.map((script) => script.innerHTML).join(''), { level: 9 }).byteLength;
      }),
    );
    const [weight = '', requests, code, ...rest] = rows;
    // Showing its weight makes the page a few bytes heavier or lighter.
    expect(Math.abs(Number.parseFloat(weight) * 1000 - heaviest)).toBeLessThan(60);
    expect([weight.replace(/^[\d.]+/, ''), requests]).toEqual([' KB Pass', '1 Pass']);
    expect([code, ...rest]).toEqual([`${(scripts / 1000).toFixed(1)} KB Pass`, '0 Pass', '0 Pass']);
  });
});
