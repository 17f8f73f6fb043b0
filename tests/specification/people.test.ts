import { describe, expect, it } from 'vitest';
import { hrefs, main, words } from '../dist/built-pages.ts';
import { DIFFERENTIATORS, descriptions, entries, SENTENCE, titles } from './page-sections.ts';

describe('reviews', () => {
  const page = main('/review/');
  const section = page.querySelector('#packages');
  const slides = section?.querySelectorAll('[aria-roledescription=slide]') ?? [];
  const reviews = slides.map((slide) => ({
    text: words(slide.querySelector('blockquote')),
    name: words(slide.querySelector('figcaption b')),
    caption: words(slide.querySelector('figcaption')),
  }));
  const stateOf = (caption: string) => /[A-Z][\w.’' -]+, ([A-Z]{2})\b/.exec(caption)?.[1];

  it('are 32 by as many people from at least 20 states, at the specified anchor', () => {
    expect(section?.querySelector('h1')).not.toBeNull();
    expect(slides).toHaveLength(32);
    const [carousel, third] = [page.querySelector('[aria-roledescription=carousel]'), slides[2]];
    expect(carousel?.getAttribute('aria-label')).toMatch(/^(?!.*carousel)./i);
    expect([third?.getAttribute('role'), third?.getAttribute('aria-label')]).toEqual(['group', '3 of 32']);
    expect(new Set(reviews.map(({ name }) => name)).size).toBe(32);
    expect(new Set(reviews.map(({ text }) => text)).size).toBe(32);
    const states = reviews.map(({ name, caption }) => stateOf(caption.replace(name, '')));
    expect(states).not.toContain(undefined);
    expect(new Set(states).size).toBeGreaterThanOrEqual(20);
  });

  it('show a text and a name, and are each marked as a sample', () => {
    for (const { text, name, caption } of reviews) {
      expect(text).toMatch(SENTENCE);
      expect(name).toMatch(/^\S+ \S/);
      expect(caption).toMatch(/ Sample$/);
    }
  });

  it('show no stars, and have none in their markup', () => {
    expect(page.toString()).not.toMatch(/\bstars?\b|rating|out of 5/i);
  });
});

const all = entries(main('/industries/').querySelectorAll('#industries ul').at(-1));
const cards = all.slice(0, 10);

it('industries are ten, in order, each with an icon and a description, and a tile for every other trade', () => {
  const first = ['Retail and E-Commerce', 'Healthcare', 'Legal', 'Government', 'Utilities'];
  const last = ['Real Estate', 'Technology', 'Finance', 'Beauty', 'Education'];
  expect(titles(cards)).toEqual([...first, ...last]);
  expect(new Set(descriptions(cards)).size).toBe(10);
  for (const text of descriptions(cards)) expect(text).toMatch(SENTENCE);
  const icons = cards.map(
    (card) => card.querySelectorAll('svg').find((icon) => !icon.closest('a'))?.innerHTML,
  );
  expect(icons).not.toContain(undefined);
  expect(new Set(icons).size).toBe(10);
  expect(all.slice(10).flatMap((entry) => hrefs(entry.querySelectorAll('a')))).toEqual(['/contact-us/']);
});

describe('about us', () => {
  const page = main('/about-us/');
  const itemsOf = (heading: string) => entries(page.querySelector(`section[aria-labelledby=${heading}] ul`));

  it('begins with the purpose of the agency, and ends with Say hi!, which links to the contact page', () => {
    expect(words(page.querySelector('h1')?.parentNode?.querySelector('p'))).toMatch(/local businesses/);
    const last = page.querySelectorAll('a').at(-1);
    expect([words(last), last?.getAttribute('href')]).toEqual(['Say hi!', '/contact-us/']);
  });

  it('lists the four differentiators in order, each with a text', () => {
    expect(titles(itemsOf('differentiators'))).toEqual(DIFFERENTIATORS);
    for (const text of descriptions(itemsOf('differentiators'))) expect(text).toMatch(SENTENCE);
  });

  it('lists the three services in order, each with a line and a page to read more', () => {
    const items = itemsOf('what-we-do');
    const services = ['Digital marketing', 'Lead generation', 'Conversion optimization'];
    expect(items.map((item) => words(item.querySelector('strong')))).toEqual(services);
    for (const item of items) {
      expect(words(item.querySelector('a > span'))).toMatch(SENTENCE);
      expect(item.querySelector('a')?.getAttribute('href')).toMatch(/^\/services\/[a-z-]+\/$/);
    }
  });

  it('shows for every service a person who does it, with a portrait, and marks invented people', () => {
    const people = itemsOf('people');
    const roles = people.map((person) => words(person.querySelector('h3 + p')));
    for (const service of [/local seo/i, /^seo/i, /ppc/i, /social media/i, /web/i, /google/i])
      expect(roles).toContainEqual(expect.stringMatching(service));
    for (const person of people) {
      expect(person.querySelector('img')?.getAttribute('alt')).toMatch(/\w/);
      expect(person.querySelectorAll('span').map(words)).toEqual(['Sample']);
    }
  });
});
