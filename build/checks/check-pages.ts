import { contentLinks } from '../content/content-links.ts';
import type { LoadedContent } from '../content/load.ts';
import type { PageSummary } from '../render/make-pages.ts';
import { type Problem, stopOn } from '../shared/problems.ts';
import { checkLinks, problemOnPages } from './broken-links.ts';
import { checkRedirects } from './check-redirects.ts';

/**
 * Checks the finished pages: links, redirects and their targets, ids, headings, and content that the policy of a page
 * blocks, so that only visitors would notice.
 * @param files all files of the site
 * @throws BuildError with everything that is wrong
 */
export function checkPages(loaded: LoadedContent, pages: PageSummary[], files: ReadonlySet<string>): void {
  const { content, placeOf } = loaded;
  const refused = new Set(pages.flatMap(({ facts }) => facts.refused));
  const withRefused = (message: string) => pages.filter(({ facts }) => facts.refused.includes(message));
  stopOn([
    ...checkLinks(pages, files, content.site.url, () => contentLinks(loaded)),
    ...checkRedirects(content.redirects.redirects, pages, files, placeOf),
    ...checkUniqueness(pages),
    ...[...refused].map((message) => problemOnPages(withRefused(message), message)),
  ]);
}

/** Ids must be unique within a page, and a page has one h1. */
export const checkUniqueness = (pages: PageSummary[]): Problem[] =>
  pages.flatMap(({ route, facts: { ids, h1 } }) => {
    const repeated = new Set(ids.filter((id, index) => ids.indexOf(id) !== index));
    return [
      ...[...repeated].map((id) => `The id "${id}" is on more than one element. Rename all but one.`),
      ...(h1.length === 1 ? [] : [`The page has ${h1.length} h1 headings. It must have exactly one.`]),
    ].map((message) => ({ where: route.path, message }));
  });
