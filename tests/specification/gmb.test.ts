import { describe, expect, it } from 'vitest';
import { headings, main, words } from '../dist/built-pages.ts';
import { entries, SENTENCE, sectionOf, titles } from './page-sections.ts';

const route = '/services/gmb/';

const BLOCKS = [
  'Management services',
  'Dominate your local area',
  'Features and benefits',
  'Why choose us',
  'What to expect',
  'Always here to help',
  'Ready to soar?',
];

describe('Google My Business', () => {
  it('has the anchor #gmb', () => {
    const anchors = main(route).querySelectorAll('#gmb');
    expect(anchors).toHaveLength(1);
    expect(words(anchors[0]?.querySelector('h1'))).toBe('Google My Business');
  });

  it('answers first: What is Google My Business?', () => {
    expect(headings(route, 2)[0]).toBe('What is Google My Business?');
    expect(words(sectionOf(route, 'What is Google My Business').querySelector('p'))).toMatch(SENTENCE);
  });

  it('has its descriptive blocks in order', () => {
    expect(headings(route, 2).filter((heading) => BLOCKS.includes(heading))).toEqual(BLOCKS);
  });

  it.each(BLOCKS)('has a text under %s', (heading) => {
    const [, ...rest] = words(sectionOf(route, heading.replace('?', ''))).split(heading);
    expect(rest.join('').length).toBeGreaterThan(80);
  });

  it('explains the colors of the rank grid, best first', () => {
    const key = sectionOf(route, 'Dominate your local area').querySelector('ul');
    const meanings = entries(key).map(words);
    expect(meanings.map((meaning) => meaning.split(' ')[0])).toEqual(['1–3', '4–7', '8–12', '13+']);
    for (const meaning of meanings) expect(meaning).toMatch(/ \w+ \w+/);
  });

  it('highlights the listing service, with a button to request it', () => {
    const callout = sectionOf(route, 'Listing service');
    expect(words(callout.querySelector('p'))).toMatch(SENTENCE);
    expect(callout.querySelector('a')?.getAttribute('href')).toBe('/contact-us/');
  });

  it('lists six kinds of expertise, each with a description', () => {
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
      expect(card.querySelector('img, svg')).not.toBeNull();
    }
  });
});
