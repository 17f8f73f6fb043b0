import type { HTMLElement } from 'node-html-parser';
import { main, words } from '../dist/built-pages.ts';

/** The section of a page below the heading with this text. */
export const sectionOf = (route: string, heading: string | RegExp): HTMLElement => {
  const found = main(route)
    .querySelectorAll('section')
    .filter((section) =>
      section.querySelectorAll('h1, h2').some((element) => words(element).match(heading) !== null),
    )
    .at(-1);
  if (!found) throw new Error(`${route} has no section headed ${heading}`);
  return found;
};

/** The entries of a list, without those of nested lists. */
export const entries = (list: HTMLElement | null | undefined) =>
  list?.children.filter((child) => child.tagName === 'LI') ?? [];

/** The grids of cards on a page: lists in which every entry has a title and a description. */
export const cardGrids = (route: string) =>
  main(route)
    .querySelectorAll('ul')
    .filter((list) => entries(list).every((entry) => entry.querySelector('h3') && entry.querySelector('p')))
    .map(entries);

export const titles = (cards: HTMLElement[]) => cards.map((card) => words(card.querySelector('h2, h3')));
export const descriptions = (cards: HTMLElement[]) => cards.map((card) => words(card.querySelector('p')));

/** A sentence at least, not a caption. */
export const SENTENCE = /^\S.{28,}[.?!]$/;
