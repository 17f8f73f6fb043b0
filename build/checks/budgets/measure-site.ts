import type { Figure, SiteFigures } from '../../../components/engine.ts';
import type { Staging } from '../../output/staging.ts';
import type { PageSummary } from '../../render/page-summary.ts';
import type { Found } from '../../shared/problems.ts';
import { findingsIn } from '../validate-html.ts';
import { BUDGETS, type BudgetName } from './budgets.ts';
import { measurePage, thirdParties } from './measure.ts';

/** What pages show before anything is measured: figures of the usual length. */
export const EXPECTED_FIGURES: SiteFigures = {
  pages: 16,
  weight: { value: BUDGETS.html.limit, limit: BUDGETS.html.limit },
  requests: { value: BUDGETS.requests.limit, limit: BUDGETS.requests.limit },
  scripts: { value: BUDGETS.scripts.limit - 1, limit: BUDGETS.scripts.limit },
  thirdParties: { value: 0, limit: 0 },
  findings: { value: 0, limit: 0 },
};

/** The measurements of a finished site. */
export interface MeasuredSite {
  figures: SiteFigures;
  /** The messages of html-validate, each kind once per page. */
  htmlErrors: Found[];
  /** Requests to other companies before a visitor has done anything. */
  thirdParties: Found[];
}

/** Measures a finished site. @param site with the precompressed files */
export async function measureSite(pages: PageSummary[], site: Staging): Promise<MeasuredSite> {
  const measures = pages.flatMap((page) => measurePage(page, site));
  const largest = (budget: BudgetName): Figure => ({
    value: Math.max(...measures.filter((measure) => measure.budget === budget).map(({ value }) => value)),
    limit: BUDGETS[budget].limit,
  });
  const none = ({ length }: unknown[]): Figure => ({ value: length, limit: 0 });
  const checked = await Promise.all(
    pages.map(async ({ route }) => ({
      where: route.path,
      errors: await findingsIn(site.read(route.file).toString()),
    })),
  );
  const others = pages.flatMap((page) =>
    thirdParties(page).map((value) => ({ where: page.route.path, value })),
  );
  return {
    figures: {
      pages: pages.length,
      weight: largest('html'),
      requests: largest('requests'),
      scripts: largest('scripts'),
      thirdParties: thirdPartyFigure(pages),
      findings: none(checked.flatMap(({ errors }) => errors)),
    },
    htmlErrors: checked.flatMap(({ where, errors }) =>
      errors.map(({ ruleId, message }) => ({ where, value: ruleId, note: message })),
    ),
    thirdParties: others,
  };
}

/**
 * The counter of content/site.yaml counts as a request, and is fine if nothing else is requested from other companies.
 */
function thirdPartyFigure(pages: PageSummary[]): Figure {
  const requests = pages.map((page) => [thirdParties(page).length, page.facts.loads.late.length] as const);
  const value = Math.max(...requests.map(([unasked, late]) => unasked + late));
  return { value, limit: Math.max(...requests.map(([, late]) => late)) };
}
