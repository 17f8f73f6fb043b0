import type { Route } from '../routes/list.ts';
import { placeInCode } from '../shared/compile-errors.ts';
import { type Finding, problemsFrom, stopOn } from '../shared/problems.ts';
import type { OpenSite } from './open-site.ts';
import type { RenderedPage } from './page.tsx';
import type { PageFacts } from './read-page.ts';

/** What remains of a page after it is written: small, because all pages of the site are in memory at once. */
export interface PageSummary {
  route: Route;
  facts: PageFacts;
  /** What a release must not publish of this page, regardless of other pages. */
  findings: Finding[];
  /** When it last changed, as in its content: "October 1, 2026". */
  updated: string | undefined;
  /** Its content files, the main one first. */
  files: string[];
}

/** A file of the site to write: its HTML in pieces. */
export interface WrittenPage extends Pick<RenderedPage, 'pieces'> {
  file: string;
}

/** Number of pages that are written together, while the next ones are made: with more, memory would grow. */
const IN_A_ROW = 10;

/**
 * Makes the pages one after another: loads a page's content, renders, summarizes and writes the page, and releases it.
 * @param write writes files, and calls `onError` for each that it could not write
 * @param summarize keeps of a page what the checks need
 * @throws BuildError with the mistakes of all entries, and a problem for each page that failed to render
 */
export async function makePages(
  { root, routes, render, loaded }: OpenSite,
  write: (files: WrittenPage[], onError: (file: string, error: unknown) => void) => Promise<void>,
  summarize: (route: Route, page: RenderedPage) => PageSummary,
): Promise<PageSummary[]> {
  const failed = new Map<string, unknown>();
  const pages: PageSummary[] = [];
  const make = async (row: Route[]): Promise<WrittenPage[]> => {
    const files: WrittenPage[] = [];
    for (const route of row) {
      try {
        const page = await render(route);
        pages.push(summarize(route, page));
        files.push({ file: route.file, pieces: page.pieces });
      } catch (error) {
        failed.set(route.file, error);
      }
    }
    return files;
  };
  let made: WrittenPage[] = [];
  for (let first = 0; first < routes.length || made.length > 0; first += IN_A_ROW) {
    const writing = write(made, (file, error) => failed.set(file, error));
    [made] = await Promise.all([make(routes.slice(first, first + IN_A_ROW)), writing]);
  }
  const problems = routes.flatMap(({ path, source, file }) => {
    if (!failed.has(file)) return [];
    const error = failed.get(file);
    const failure = 'The page could not be rendered.';
    return problemsFrom(error, `${path} (${source})`, failure, adviceFor(error, root));
  });
  stopOn([...problems, ...loaded.checkUnused()]);
  return pages;
}

const NO_BROWSER = '. Pages are rendered without a browser: move this line into an effect, or into client/.';

function adviceFor(error: unknown, root: string): string {
  if (!(error instanceof Error)) return '';
  const needsBrowser = /\b(window|document|localStorage|sessionStorage|navigator) is not defined/;
  const advice = needsBrowser.test(error.message) ? NO_BROWSER : '';
  const place = placeInCode(error, root);
  return place ? `${advice}\nThrown at ${place}` : advice;
}
