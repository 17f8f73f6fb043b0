import { readFileSync } from 'node:fs';
import { type HTMLElement, parse } from 'node-html-parser';
import { ROUTES } from '../routes.ts';

export { ROUTES };

/** Every page of dist, including Not Found. */
export const PAGES = [...ROUTES, '/404.html'];

export const readHtml = (route: string) =>
  readFileSync(`dist${route.endsWith('/') ? `${route}index.html` : route}`, 'utf8');

/** A parsed page of dist. */
export const open = (route: string): HTMLElement =>
  parse(readHtml(route), { blockTextElements: { script: true, style: true } });

/** Text of an element as it is read, with collapsed white space. */
export const words = (element: HTMLElement | null | undefined) =>
  (element?.structuredText ?? '').replace(/\s+/g, ' ').trim();

export const main = (route: string): HTMLElement => {
  const found = open(route).querySelector('main');
  if (!found) throw new Error(`${route} has no main element`);
  return found;
};

export const hrefs = (links: HTMLElement[] | undefined) => links?.map((link) => link.getAttribute('href'));

export const headings = (route: string, level: number) =>
  main(route).querySelectorAll(`h${level}`).map(words);
