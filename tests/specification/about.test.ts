import { describe, expect, it } from 'vitest';
import { main, words } from '../dist/built-pages.ts';
import { entries, SENTENCE, titles } from './page-sections.ts';

const page = main('/about-us/');
const sectionOf = (heading: string) =>
  page.querySelectorAll('section').find((section) => section.getAttribute('aria-labelledby') === heading);
const differentiators = sectionOf('differentiators');
const services = sectionOf('what-we-do');

describe('about us', () => {
  it('begins with the purpose of the agency', () => {
    const mission = page.querySelector('h1')?.parentNode?.querySelectorAll('p').map(words) ?? [];
    expect(mission[0]).toMatch(/local businesses/);
    for (const text of mission) expect(text).toMatch(SENTENCE);
  });

  it('lists the four differentiators in order, each with a text', () => {
    const items = entries(differentiators?.querySelector('ul'));
    expect(titles(items)).toEqual([
      'Expertise',
      'Data-driven approach',
      'Customized solutions',
      'Transparent communication',
    ]);
    for (const item of items) expect(words(item.querySelector('p'))).toMatch(SENTENCE);
  });

  it('lists the three services in order, each with a line and a page to read more', () => {
    const items = entries(services?.querySelector('ul'));
    expect(items.map((item) => words(item.querySelector('strong')))).toEqual([
      'Digital marketing',
      'Lead generation',
      'Conversion optimization',
    ]);
    for (const item of items) {
      expect(words(item.querySelector('a > span'))).toMatch(SENTENCE);
      expect(item.querySelector('a')?.getAttribute('href')).toMatch(/^\/services\/[a-z-]+\/$/);
    }
  });

  it('shows for every service a person who does it, with a portrait, and marks invented people', () => {
    const people = entries(sectionOf('people')?.querySelector('ul'));
    const roles = people.map((person) => words(person.querySelector('h3 + p')));
    for (const service of [/local seo/i, /^seo/i, /ppc/i, /social media/i, /web/i, /google/i]) {
      expect(roles.some((role) => service.test(role))).toBe(true);
    }
    for (const person of people) {
      expect(person.querySelector('img')?.getAttribute('alt')).toMatch(/\w/);
      expect(person.querySelectorAll('span').map(words)).toEqual(['Sample']);
    }
  });

  it('ends with Say hi!, which links to the contact page', () => {
    const last = page.querySelectorAll('a').at(-1);
    expect(words(last)).toBe('Say hi!');
    expect(last?.getAttribute('href')).toBe('/contact-us/');
  });
});
