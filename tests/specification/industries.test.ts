import type { HTMLElement } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { main, words } from '../dist/built-pages.ts';
import { descriptions, entries, SENTENCE, titles } from './page-sections.ts';

const TITLES = [
  'Retail and E-Commerce',
  'Healthcare',
  'Legal',
  'Government',
  'Utilities',
  'Real Estate',
  'Technology',
  'Finance',
  'Beauty',
  'Education',
];

const page = main('/industries/');
const all = entries(page.querySelector('#industries ul'));
const cards = all.slice(0, TITLES.length);

/** Not the arrow of its link. */
const icons = (card: HTMLElement) =>
  card
    .querySelectorAll('svg')
    .filter((svg) => !svg.closest('a'))
    .map((svg) => svg.innerHTML);

describe('industries', () => {
  it('have the anchor #industries', () => {
    expect(page.querySelectorAll('#industries')).toHaveLength(1);
  });

  it('are ten, in order', () => {
    expect(titles(cards)).toEqual(TITLES);
    expect(titles(all).slice(0, 10)).toEqual(TITLES);
  });

  it('have an icon and a description each', () => {
    expect(new Set(descriptions(cards)).size).toBe(10);
    for (const card of cards) {
      expect(icons(card)).toHaveLength(1);
      expect(icons(card)[0]).toContain('<');
      expect(words(card.querySelector('p'))).toMatch(SENTENCE);
    }
    expect(new Set(cards.flatMap(icons)).size).toBe(10);
  });

  it('link to the contact page from the tile for every other trade', () => {
    const others = all.slice(TITLES.length);
    expect(others.map((entry) => entry.querySelector('a')?.getAttribute('href'))).toEqual(['/contact-us/']);
  });
});
