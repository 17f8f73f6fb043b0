import type { Route } from '../routes/list.ts';
import type { Finding } from '../shared/problems.ts';
import type { PageFacts } from './read-page.ts';

/** What remains of a page after it is written: small, because all pages of the site are in memory at once. */
export interface PageSummary {
  route: Route;
  /** Size of its HTML. */
  bytes: number;
  /** Without headings, links and pictures: `findings` has their problems. */
  facts: PageFacts;
  /** What a release must not publish of this page, regardless of other pages. */
  findings: Finding[];
  dated: Dated;
}

/** When the page last changed. */
export interface Dated {
  /** As in its content: "October 1, 2026". */
  updated: string | undefined;
  /** Its content files. */
  files: string[];
}
