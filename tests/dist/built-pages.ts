import { readFileSync } from 'node:fs';
import { type HTMLElement, parse } from 'node-html-parser';
import { ROUTES } from '../routes.ts';

export { ROUTES };

/** Every page of dist, the Not Found page included. */
export const PAGES = [...ROUTES, '/404.html'];

export const readHtml = (route: string) =>
  readFileSync(`dist${route.endsWith('/') ? `${route}index.html` : route}`, 'utf8');

/** A built page as a tree. */
export const open = (route: string): HTMLElement =>
  parse(readHtml(route), { blockTextElements: { script: true, style: true } });

/** Words of an element the way they are read, blanks folded. */
export const words = (element: HTMLElement | null | undefined) =>
  (element?.structuredText ?? '').replace(/\s+/g, ' ').trim();

export const main = (route: string): HTMLElement => {
  const found = open(route).querySelector('main');
  if (!found) throw new Error(`${route} has no main element`);
  return found;
};

export const headings = (route: string, level: number) =>
  main(route).querySelectorAll(`h${level}`).map(words);
