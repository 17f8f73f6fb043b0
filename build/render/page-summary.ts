import type { Route } from '../routes/list.ts';
import type { Finding } from '../shared/problems.ts';
import type { PageFacts } from './page-facts.ts';

/** What is asked of a page once it is written: small, because all pages of the site are held at once. */
export interface PageSummary {
  route: Route;
  /** Size of its HTML. */
  bytes: number;
  /** Without headings, links and pictures: `findings` holds what is wrong with them. */
  facts: PageFacts;
  /** What a release may not publish of this page, whatever other pages hold. */
  findings: Finding[];
  dated: Dated;
  /** It shows figures of the finished site, and is rendered once more when they are known (show-figures.ts). */
  showsFigures: boolean;
}

/** What says when a page last changed. */
export interface Dated {
  /** As its content says: "October 1, 2026". */
  updated: string | undefined;
  /** The content files that it is made of. */
  files: string[];
}
