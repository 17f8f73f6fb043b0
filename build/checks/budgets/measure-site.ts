import type { Figure, SiteFigures } from '../../../components/engine.ts';
import { precompress } from '../../output/compress.ts';
import type { Staging } from '../../output/staging.ts';
import type { Summarize } from '../../render/make-pages.ts';
import type { Site } from '../../render/open-site.ts';
import { htmlOf } from '../../render/page.tsx';
import type { PageSummary } from '../../render/page-summary.ts';
import type { BuildOptions } from '../../shared/options.ts';
import type { Measurements } from '../release/publication.ts';
import { findingsIn } from '../validate-html.ts';
import { BUDGETS, type BudgetName } from './budgets.ts';
import { checkBudgets } from './check-budgets.ts';
import { measurePage, thirdParties } from './measure.ts';

/** The published pages, and what was measured. */
export interface MeasuredSite extends Measurements {
  pages: PageSummary[];
}

/** Bytes by which the digits of the figures may change the compressed weight of a page that shows them. */
const DIGITS = 32;

/** Figures of the usual length, for pages that are made before anything is measured. */
export const expectedFigures = (pages: number): SiteFigures => ({
  pages,
  weight: { value: BUDGETS.html.limit, limit: BUDGETS.html.limit },
  requests: { value: BUDGETS.requests.limit, limit: BUDGETS.requests.limit },
  scripts: { value: BUDGETS.scripts.limit - 1, limit: BUDGETS.scripts.limit },
  thirdParties: { value: 0, limit: 0 },
  findings: { value: 0, limit: 0 },
});

/**
 * Measures the finished site, makes the pages that show its figures again, and checks the budgets. A draft is not
 * measured.
 * @param staging the site with its precompressed files
 * @throws BuildError with what the code makes too heavy
 */
export async function measureSite(
  site: Site,
  pages: PageSummary[],
  staging: Staging,
  summarize: Summarize,
  { draft, development }: BuildOptions,
): Promise<MeasuredSite> {
  const none = { pages, htmlErrors: [], thirdParties: [], heavy: [] };
  if (draft) return none;
  const shown = pages.some(({ showsFigures }) => showsFigures)
    ? await showFigures(site, pages, staging, summarize)
    : none;
  // React's development build is larger than the published one.
  if (development) return { ...shown, heavy: [] };
  const ownFile = ({ route }: PageSummary) => site.loaded.fileOf(route.meta);
  const { inlineScripts: scripts } = site;
  return { ...shown, heavy: checkBudgets({ pages: shown.pages, site: staging, scripts, ownFile }) };
}

/** Makes the pages that show figures once more. @returns all pages, and figures that must not be published */
async function showFigures(site: Site, pages: PageSummary[], staging: Staging, summarize: Summarize) {
  const { figures, ...found } = await figuresOf(pages, staging);
  const show = async (page: PageSummary) => {
    if (!page.showsFigures) return page;
    const { route } = page;
    const rendered = await site.render(route, figures);
    staging.rewrite(route.file, htmlOf(rendered));
    await precompress(route.file, staging);
    return summarize(route, rendered, staging.size(route.file));
  };
  return { ...found, heavy: [], pages: await Promise.all(pages.map(show)) };
}

async function figuresOf(pages: PageSummary[], site: Staging) {
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
      weight: upperBound(largest('html')),
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
 * The weight rounded up to 100 bytes, so that the page may show it, whatever its digits change: within the limit as long
 * as the weight is.
 */
function upperBound({ value, limit }: Figure): Figure {
  const bound = Math.ceil((value + DIGITS) / 100) * 100;
  return { value: value <= limit ? Math.min(bound, limit) : bound, limit };
}

/**
 * The counter of content/site.yaml counts as a request, and is fine if nothing else is requested from other companies.
 */
function thirdPartyFigure(pages: PageSummary[]): Figure {
  const requests = pages.map((page) => [thirdParties(page).length, page.facts.loads.late.length] as const);
  const value = Math.max(...requests.map(([unasked, late]) => unasked + late));
  return { value, limit: Math.max(...requests.map(([, late]) => late)) };
}
