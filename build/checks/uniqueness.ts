import type { PageSummary } from '../render/page-summary.ts';
import type { Problem } from '../shared/problems.ts';

/** Ids must be unique within a page, and a page has one h1. */
export function checkUniqueness(pages: PageSummary[]): Problem[] {
  return [...pages.flatMap(duplicateIds), ...pages.flatMap(headings)];
}

function duplicateIds({ route, facts: { ids } }: PageSummary): Problem[] {
  if (new Set(ids).size === ids.length) return [];
  const twice = new Set(ids.filter((id, index) => ids.indexOf(id) !== index));
  return [...twice].map((id) => ({
    where: route.path,
    message: `The id "${id}" is on more than one element. Rename all but one.`,
  }));
}

function headings({ route, facts: { h1 } }: PageSummary): Problem[] {
  if (h1.length === 1) return [];
  const message = `The page has ${h1.length} h1 headings. It must have exactly one.`;
  return [{ where: route.path, message }];
}
