import { setImmediate as otherWork } from 'node:timers/promises';
import type { Route } from '../routes/list.ts';
import { placeInCode } from '../shared/compile-errors.ts';
import { type Finding, type Problem, problemsFrom, stopOn } from '../shared/problems.ts';
import type { Site } from './open-site.ts';
import type { RenderedPage } from './page.tsx';
import type { PageFacts } from './read-page.ts';

/** What remains of a page after it is written: small, because all pages of the site are in memory at once. */
export interface PageSummary {
  route: Route;
  /** Size of its HTML. */
  bytes: number;
  facts: PageFacts;
  /** What a release must not publish of this page, regardless of other pages. */
  findings: Finding[];
  /** When it last changed, as in its content: "October 1, 2026". */
  updated: string | undefined;
  /** Its content files, the main one first. */
  files: string[];
}

/** Number of pages to make before yielding to other work, such as the build's lock. */
const IN_A_ROW = 100;

/**
 * Makes the pages one after another: loads a page's content, renders, writes and summarizes the page, and releases it.
 * @param write writes a file, and returns its bytes
 * @param summarize keeps of a page what the checks need
 * @throws BuildError with the mistakes of all entries, and a problem for each page that failed to render
 */
export async function makePages(
  { root, routes, render, loaded }: Site,
  write: (file: string, pieces: RenderedPage['pieces']) => number,
  summarize: (route: Route, page: RenderedPage, bytes: number) => PageSummary,
): Promise<PageSummary[]> {
  const problems: Problem[] = [];
  const pages: PageSummary[] = [];
  for (const [index, route] of routes.entries()) {
    if (index % IN_A_ROW === 0) await otherWork();
    try {
      const page = await render(route);
      pages.push(summarize(route, page, write(route.file, page.pieces)));
    } catch (error) {
      const where = `${route.path} (${route.source})`;
      problems.push(...problemsFrom(error, where, 'The page could not be rendered.', adviceFor(error, root)));
    }
  }
  stopOn([...problems, ...loaded.checkUnread()]);
  return pages;
}

const NO_BROWSER = ' Pages are rendered without a browser: move this line into an effect, or into client/.';

function adviceFor(error: unknown, root: string): string {
  if (!(error instanceof Error)) return '';
  const needsBrowser = /\b(window|document|localStorage|sessionStorage|navigator) is not defined/;
  const advice = needsBrowser.test(error.message) ? NO_BROWSER : '';
  const place = placeInCode(error, root);
  return place ? `${advice}\nThrown at ${place}` : advice;
}
