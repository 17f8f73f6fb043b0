import type { Problem } from '../problems.ts';
import type { ParsedPage } from './parsed-page.ts';

/** Ids must differ within a page, and a page has one h1. */
export function checkUniqueness(pages: ParsedPage[]): Problem[] {
  return [...pages.flatMap(duplicateIds), ...pages.flatMap(headings)];
}

function duplicateIds(page: ParsedPage): Problem[] {
  const twice = new Set(page.ids.filter((id, index) => page.ids.indexOf(id) !== index));
  return [...twice].map((id) => ({
    where: page.path,
    message: `The id "${id}" stands on more than one element. Rename all but one.`,
  }));
}

function headings(page: ParsedPage): Problem[] {
  const count = page.root.querySelectorAll('h1').length;
  return count === 1
    ? []
    : [{ where: page.path, message: `The page has ${count} h1 headings. It must have exactly one.` }];
}
