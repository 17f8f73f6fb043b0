import type { FinishedPage } from '../make-pages.ts';
import type { Staging } from '../staging.ts';
import { findingsIn } from '../validate.ts';
import { measurePage, thirdParties } from './measure.ts';
import { BUDGETS, type BudgetName } from './table.ts';

/** What was measured, and up to where it is good. */
export interface Figure {
  value: number;
  limit: number;
}

/** What the site shows of itself: of sizes and requests the largest of any page, of faults the sum of all. */
export interface SiteFigures {
  /** How many pages were measured. */
  pages: number;
  /** Bytes of a page with its styles, compressed by brotli. */
  weight: Figure;
  /** Requests before the first paint. */
  requests: Figure;
  /** Bytes of scripts before the first interaction, compressed by gzip. */
  scripts: Figure;
  /** Requests to other companies before the first interaction. */
  thirdParties: Figure;
  /** Errors and warnings of html-validate. */
  findings: Figure;
}

/** What pages show while nothing is measured yet: figures of the usual length. */
export const EXPECTED_FIGURES: SiteFigures = {
  pages: 16,
  weight: { value: BUDGETS.html.limit, limit: BUDGETS.html.limit },
  requests: { value: BUDGETS.requests.limit, limit: BUDGETS.requests.limit },
  scripts: { value: BUDGETS.scripts.limit - 1, limit: BUDGETS.scripts.limit },
  thirdParties: { value: 0, limit: 0 },
  findings: { value: 0, limit: 0 },
};

/** Measures a finished site. @param site with the compressed twins */
export async function measureSite(pages: FinishedPage[], site: Staging): Promise<SiteFigures> {
  const measures = pages.flatMap((page) => measurePage(page, site));
  const largest = (budget: BudgetName): Figure => ({
    value: Math.max(...measures.filter((measure) => measure.budget === budget).map(({ value }) => value)),
    limit: BUDGETS[budget].limit,
  });
  const none = (value: number): Figure => ({ value, limit: 0 });
  const findings = await Promise.all(pages.map(({ route }) => findingsIn(site.read(route.file).toString())));
  return {
    pages: pages.length,
    weight: largest('html'),
    requests: largest('requests'),
    scripts: largest('scripts'),
    thirdParties: none(pages.flatMap(thirdParties).length),
    findings: none(findings.reduce((sum, count) => sum + count, 0)),
  };
}
