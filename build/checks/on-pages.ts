import type { Problem } from '../shared/problems.ts';

/** What is on more pages than this is attributed to the layout. */
const NAMED = 4;

/** `/packages/, /review/`, or `16 pages`. */
export const onPages = (paths: readonly string[]): string =>
  paths.length > NAMED ? `${paths.length} pages` : paths.join(', ');

/** A problem of the content or the layout that these pages show. */
export const problemOnPages = (paths: readonly string[], message: string): Problem => ({
  where: `${onPages(paths)}${paths.length > NAMED ? ', so probably the header or the footer' : ''}`,
  message,
});
