import { readPage } from '../../build/checks/page-facts.ts';
import type { FinishedPage } from '../../build/make-pages.ts';
import type { Route } from '../../build/routes.ts';

/** A page as the checks of the whole site get it. */
export const finishedPage = (path: string, html: string): FinishedPage => ({
  route: { path } as Route,
  bytes: 0,
  facts: readPage(html),
  findings: [],
  dated: { updated: undefined, files: [] },
  showsFigures: false,
});
