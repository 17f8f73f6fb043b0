import type { Route } from '../routes/list.ts';
import type { Finding } from '../shared/problems.ts';
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
