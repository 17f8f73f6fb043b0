import type { PageSummary } from '../../build/render/make-pages.ts';
import { createReader } from '../../build/render/read-page.ts';
import type { Route } from '../../build/routes/list.ts';

/** Reads a page, or a part of one. */
export const readPage = (html: string) => createReader({ scripts: [], frames: [] })([html]);

/** A page summary for the checks of the whole site. */
export const pageSummary = (path: string, html: string): PageSummary => ({
  route: { path } as Route,
  facts: readPage(html),
  findings: [],
  updated: undefined,
  files: [],
});
