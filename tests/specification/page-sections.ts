import type { HTMLElement } from 'node-html-parser';
import { main, words } from '../dist/built-pages.ts';

/** The section of a page whose own heading matches. */
export const sectionOf = (route: string, heading: string | RegExp): HTMLElement => {
  const found = main(route)
    .querySelectorAll('section')
    .filter((section) => section.querySelectorAll('h1, h2').some((one) => words(one).match(heading) !== null))
    .at(-1);
  if (!found) throw new Error(`${route} has no section headed ${heading}`);
  return found;
};

/** The entries of a list, without those of nested lists. */
export const entries = (list: HTMLElement | null | undefined) =>
  list?.children.filter((child) => child.tagName === 'LI') ?? [];

export const titles = (cards: HTMLElement[]) => cards.map((card) => words(card.querySelector('h2, h3')));
export const descriptions = (cards: HTMLElement[]) => cards.map((card) => words(card.querySelector('p')));

/** A sentence at least, not a caption. */
export const SENTENCE = /^\S.{28,}[.?!]$/;

/** Title and route of each service, in the specified order. */
export const SERVICES: [title: string, route: string][] = [
  ['Social media marketing', '/services/social-media-marketing/'],
  ['Web designing', '/services/web-designing/'],
  ['Local SEO', '/services/local-seo/'],
  ['SEO', '/services/seo/'],
  ['PPC', '/services/ppc/'],
  ['Google My Business', '/services/gmb/'],
];

export const DIFFERENTIATORS = [
  'Expertise',
  'Data-driven approach',
  'Customized solutions',
  'Transparent communication',
];
