import { describe, expect, it } from 'vitest';
import { main, open, words } from '../dist/built-pages.ts';
import { SENTENCE } from './page-sections.ts';

const page = main('/review/');
const section = page.querySelector('#packages');
const slides = section?.querySelectorAll('[aria-roledescription=slide]') ?? [];
const reviews = slides.map((slide) => ({
  text: words(slide.querySelector('blockquote')),
  name: words(slide.querySelector('figcaption b')),
  caption: words(slide.querySelector('figcaption')),
}));
const town = /([A-Z][\w.’' -]+), ([A-Z]{2})\b/;

describe('reviews', () => {
  it('are under Hear from Happy Customers, at the specified anchor', () => {
    expect(page.querySelectorAll('#packages')).toHaveLength(1);
    expect(section?.querySelectorAll('h1').map(words)).toEqual(['Hear from Happy Customers']);
  });

  it('are 32, all on the page', () => {
    expect(slides).toHaveLength(32);
    expect(slides.map((slide) => slide.getAttribute('aria-label'))).toEqual(
      slides.map((_, index) => `${index + 1} of 32`),
    );
  });

  it('show a text, a name and a city with its state', () => {
    expect(reviews).toHaveLength(32);
    for (const { text, name, caption } of reviews) {
      expect(text).toMatch(SENTENCE);
      expect(name).toMatch(/^\S+ \S/);
      expect(caption.replace(name, '')).toMatch(town);
    }
  });

  it('repeat no person and no text', () => {
    expect(new Set(reviews.map(({ name }) => name)).size).toBe(32);
    expect(new Set(reviews.map(({ text }) => text)).size).toBe(32);
  });

  it('come from at least 20 states', () => {
    const states = reviews.map(({ name, caption }) => caption.replace(name, '').match(town)?.[2]);
    expect(new Set(states).size).toBeGreaterThanOrEqual(20);
  });

  it('show no stars, and have none in their markup', () => {
    expect(slides.length).toBeGreaterThan(0);
    expect(page.toString()).not.toMatch(/\bstars?\b|rating|out of 5/i);
  });

  it('are each visibly marked as a sample', () => {
    const styles = open('/review/').querySelector('head style')?.innerHTML ?? '';
    expect(slides.length).toBeGreaterThan(0);
    for (const slide of slides) {
      const mark = slide.querySelectorAll('figcaption *').find((element) => words(element) === 'Sample');
      expect(mark?.closest('[hidden], [aria-hidden=true]')).toBeNull();
      const rules = styles.split('}').filter((rule) => rule.includes(`.${mark?.classNames}{`));
      expect(rules.length).toBeGreaterThan(0);
      expect(rules.join()).not.toMatch(/display:none|visibility:hidden|clip|opacity:0[;,]/);
    }
  });

  it('begin with the first: only the next button is enabled', () => {
    const buttons = section?.querySelectorAll('button[aria-controls]') ?? [];
    expect(
      buttons.map((button) => [button.getAttribute('aria-label'), button.getAttribute('aria-disabled')]),
    ).toEqual([
      ['Previous review', 'true'],
      ['Next review', 'false'],
    ]);
  });

  it('can be scrolled by keyboard without scripts', () => {
    const id = section?.querySelector('button')?.getAttribute('aria-controls');
    expect(page.querySelector(`#${id}`)?.getAttribute('tabindex')).toBe('0');
  });
});
