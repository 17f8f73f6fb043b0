import type { PageSummary } from '../render/page-summary.ts';
import type { Problem } from '../shared/problems.ts';

/** Ids must be unique within a page, and a page has one h1. */
export function checkUniqueness(pages: PageSummary[]): Problem[] {
  return pages.flatMap(({ route, facts: { ids, h1 } }) =>
    [
      ...repeated(ids).map((id) => `The id "${id}" is on more than one element. Rename all but one.`),
      ...(h1.length === 1 ? [] : [`The page has ${h1.length} h1 headings. It must have exactly one.`]),
    ].map((message) => ({ where: route.path, message })),
  );
}

function repeated(ids: string[]): string[] {
  const unique = new Set(ids);
  return unique.size === ids.length
    ? []
    : [...unique].filter((id) => ids.indexOf(id) !== ids.lastIndexOf(id));
}
