import { describe, expect, it } from 'vitest';
import { hrefs, main, open, words } from '../dist/built-pages.ts';
import { DIFFERENTIATORS, entries, SERVICES } from './page-sections.ts';

const home = main('/');
const [hero, ...sections] = home.children.filter((child) => child.tagName === 'SECTION');

describe('home', () => {
  it('has in its hero the subline, word for word, and one Get Started button, which leads down to the expertise', () => {
    expect(words(hero?.querySelector('p'))).toBe('Get Started Today, Supercharge Your Digital Presence.');
    const links = hero?.querySelectorAll('a').filter((link) => /^Get Started/.test(words(link)));
    expect(hrefs(links)).toEqual(['#expertise']);
  });

  it('offers three trades, the first selected, each with a card that passes it on to the form', () => {
    const choices = hero?.querySelectorAll('fieldset input[type=radio][name=what]') ?? [];
    expect(choices.map((choice) => choice.hasAttribute('checked'))).toEqual([true, false, false, false]);
    // The last one is for the visitor's own.
    const trades = choices.slice(0, -1);
    const fragments = trades.map((trade) => `#trade=${trade.getAttribute('value')}`);
    expect(hrefs(hero?.querySelectorAll('a[href*="#trade="]'))).toEqual(
      fragments.map((fragment) => `/contact-us/${fragment}`),
    );
    const contact = open('/contact-us/');
    const form = contact.querySelector('[data-island=contact-form]');
    const { interests } = JSON.parse(form?.getAttribute('data-props') ?? '');
    for (const fragment of fragments) {
      expect(interests[fragment]).toMatch(/^I run /);
      expect(words(contact.querySelector(`[id="${fragment.slice(1)}"]`))).toMatch(/^Be the \w+ they find$/);
    }
  });

  it('has seven sections after the hero: overview, stats, why us, expertise, ranking, audit, talk', () => {
    const subjects = [
      /local businesses/,
      /Free .* 1 day .* 1 month .* 16 prices/,
      /^Why choose us/,
      /^Our expertise/,
      /top three/,
      /SEO audit/,
      /^Let’s talk/,
    ];
    expect(sections.map(words)).toEqual(subjects.map((subject) => expect.stringMatching(subject)));
  });

  it('links to the packages, the reviews and, from the audit and the talk section, the contact page', () => {
    const links = sections.map((section) => hrefs(section.querySelectorAll('a')));
    expect(links.flat()).toEqual(expect.arrayContaining(['/packages/', '/packages/#seo-basic', '/review/']));
    expect(links.slice(5)).toEqual([['/contact-us/', '/sample-report/'], ['/contact-us/']]);
  });

  it('shows on its sign, in words that need no explanation, the lowest price of each section of packages', () => {
    expect(sections[0]?.querySelectorAll('a[href^="/packages/#"]').map(words)).toEqual([
      'Google search $400/month',
      'Social media $200/month per channel',
      'Paid ads $339/month $539 the first month',
      'A website $999/year',
    ]);
  });

  it('lets a customer and somebody of the agency, marked as samples, say what they do, and lists four differentiators', () => {
    const [customer, voice] = home.querySelectorAll('blockquote').map(({ parentNode }) => words(parentNode));
    expect(customer).toMatch(/ \(Sample\), Barbershop, Tulsa, OK$/);
    expect(voice).toMatch(/\bI .*” Walt Jensen \(Sample\), Client support/);
    expect(sections[2]?.querySelectorAll('h3').map(words)).toEqual(DIFFERENTIATORS);
  });

  it('shows six expertise tiles, each with a picture and a line, that link to the six services', () => {
    const tiles = entries(home.querySelector('section#expertise ul'));
    expect(
      tiles.map((tile) => [words(tile.querySelector('h3')), tile.querySelector('a')?.getAttribute('href')]),
    ).toEqual(SERVICES);
    for (const tile of tiles) {
      expect(tile.querySelector('img')).not.toBeNull();
      expect(words(tile.querySelector('p'))).toMatch(/\w/);
    }
  });
});
