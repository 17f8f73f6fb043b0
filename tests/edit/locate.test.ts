import { HTMLElement, parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { locate } from '../../client/edit/locate.ts';
import type { FieldText } from '../../client/edit/messages.ts';

// As a browser calls it.
Object.defineProperty(HTMLElement.prototype, 'parentElement', {
  get(this: HTMLElement) {
    return this.parentNode;
  },
});

const text = (file: string, path: string, words: string): FieldText => ({
  file,
  path: path.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key)),
  text: words,
});

const TEXTS = [
  text('home.yaml', 'hero.headline', 'Be found first'),
  text('home.yaml', 'hero.action', 'Get Started'),
  text('home.yaml', 'closing.heading', 'Ready?'),
  text('home.yaml', 'closing.action', 'Get Started'),
  text('navigation.yaml', 'getStarted.title', 'Get Started'),
  text('navigation.yaml', 'words.menu', 'Menu'),
  text('reviews.yaml', 'reviews.0.name', 'Ada'),
  text('reviews.yaml', 'reviews.0.review', 'Fine.'),
  text('reviews.yaml', 'reviews.1.name', 'Grace'),
  text('reviews.yaml', 'reviews.1.review', 'Fine.'),
];
const PAGE = parse(`
  <nav><a>Menu</a><a id="above">Get Started</a></nav>
  <section>
    <div><h1>Be  found&nbsp;first</h1><p id="hero"><a>Get Started</a><svg aria-label="→"></svg></p></div>
  </section>
  <section><h2>Ready?</h2><a id="closing">Get Started</a></section>
  <ul>
    <li id="first"><b>Ada</b><q>Fine.</q><i>Sample</i></li>
    <li id="second"><img alt="Grace"><q>Fine.</q><i>Sample</i></li>
  </ul>
  <p>Not in the content</p><blockquote>“Fine.”</blockquote>`);
const find = (selector: string, page = PAGE) => {
  const field = locate(page.querySelector(selector) as unknown as Element, TEXTS);
  return field && `${field.file} ${field.path.join('.')}`;
};

describe('a click finds the field', () => {
  it('of a text that is there once, however its spaces are', () => {
    expect(find('h1')).toBe('home.yaml hero.headline');
  });

  it('of a text that is there several times, by what stands around it', () => {
    expect(find('#above')).toBe('navigation.yaml getStarted.title');
    expect(find('#hero a')).toBe('home.yaml hero.action');
    expect(find('#closing')).toBe('home.yaml closing.action');
    expect(find('#second q')).toBe('reviews.yaml reviews.1.review');
  });

  it('of a text to which the page adds quotation marks or a period', () => {
    expect(find('blockquote')).toMatch(/^reviews.yaml/);
  });

  it('of an entry, where the click meets no text of its own', () => {
    expect(find('#first i')).toBe('reviews.yaml reviews.0');
    expect(find('#second')).toBe('reviews.yaml reviews.1');
  });

  it('of nothing that the content does not have', () => {
    expect(find('p', parse('<p>Only here</p>'))).toBeUndefined();
  });
});
