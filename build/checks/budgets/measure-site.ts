import type { Staging } from '../../output/staging.ts';
import type { PageSummary } from '../../render/page-summary.ts';
import type { Figure, SiteFigures } from '../../render/site-figures.ts';
import { findingsIn } from '../validate-html.ts';
import { measurePage, thirdParties } from './measure.ts';
import { BUDGETS, type BudgetName } from './table.ts';

/** What pages show while nothing is measured yet: figures of the usual length. */
export const EXPECTED_FIGURES: SiteFigures = {
  pages: 16,
  weight: { value: BUDGETS.html.limit, limit: BUDGETS.html.limit },
  requests: { value: BUDGETS.requests.limit, limit: BUDGETS.requests.limit },
  scripts: { value: BUDGETS.scripts.limit - 1, limit: BUDGETS.scripts.limit },
  thirdParties: { value: 0, limit: 0 },
  findings: { value: 0, limit: 0 },
};

/** Measures a finished site. @param site with the precompressed files */
export async function measureSite(pages: PageSummary[], site: Staging): Promise<SiteFigures> {
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
    thirdParties: thirdPartyFigure(pages),
    findings: none(findings.reduce((sum, count) => sum + count, 0)),
  };
}

/** The counter of content/site.yaml is counted, and is good as long as nothing else is asked of other companies. */
function thirdPartyFigure(pages: PageSummary[]): Figure {
  const requests = pages.map((page) => [thirdParties(page).length, page.facts.loads.late.length] as const);
  const value = Math.max(...requests.map(([unasked, late]) => unasked + late));
  return { value, limit: Math.max(...requests.map(([, late]) => late)) };
}
