import type { PageSummary } from '../render/make-pages.ts';
import type { Problem } from '../shared/problems.ts';

/** What is on more pages than this is attributed to the layout. */
const NAMED = 4;

/** `/packages/, /review/`, or `16 pages`. */
export const onPages = (pages: readonly PageSummary[]): string =>
  pages.length > NAMED ? `${pages.length} pages` : pages.map(({ route }) => route.path).join(', ');

/** A problem of the content or the layout that these pages show. */
export const problemOnPages = (pages: readonly PageSummary[], message: string): Problem => ({
  where: `${onPages(pages)}${pages.length > NAMED ? ', so probably the header or the footer' : ''}`,
  message,
});
