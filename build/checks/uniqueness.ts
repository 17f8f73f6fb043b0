import type { Problem } from '../problems.ts';
import type { ParsedPage } from './parsed-page.ts';

/** Titles and descriptions must differ from page to page, ids within a page, and a page has one h1. */
export function checkUniqueness(pages: ParsedPage[]): Problem[] {
  return [
    ...shared(pages, 'title', (page) => page.root.querySelector('title')?.text),
    ...shared(pages, 'description', (page) =>
      page.root.querySelector('meta[name=description]')?.getAttribute('content'),
    ),
    ...pages.flatMap(duplicateIds),
    ...pages.flatMap(headings),
  ];
}

function shared(
  pages: ParsedPage[],
  what: string,
  read: (page: ParsedPage) => string | undefined,
): Problem[] {
  return pages.flatMap((page, index) => {
    const value = read(page);
    const other = pages.slice(0, index).find((earlier) => read(earlier) === value);
    if (!other) return [];
    return [
      {
        where: page.path,
        message: `The ${what} "${value}" is that of ${other.path} too. Give each page its own.`,
      },
    ];
  });
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
