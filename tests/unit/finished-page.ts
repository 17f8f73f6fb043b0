import type { FinishedPage } from '../../build/render/finished-page.ts';
import { readPage } from '../../build/render/read-page.ts';
import type { Route } from '../../build/routes/list.ts';

/** A page as the checks of the whole site get it. */
export const finishedPage = (path: string, html: string): FinishedPage => ({
  route: { path } as Route,
  bytes: 0,
  facts: readPage(html),
  findings: [],
  dated: { updated: undefined, files: [] },
  showsFigures: false,
});
