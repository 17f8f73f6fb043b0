import type { Staging } from '../../output/staging.ts';
import type { Site } from '../../render/open-site.ts';
import type { PageSummary } from '../../render/page-summary.ts';
import type { BuildOptions } from '../../shared/options.ts';
import type { Found } from '../../shared/problems.ts';
import type { Measurements } from '../release/publication.ts';
import { findingsIn } from '../validate-html.ts';
import { checkBudgets } from './check-budgets.ts';
import { thirdParties } from './measure.ts';

/**
 * Measures the finished site and checks the budgets. A draft is not measured. Only a release checks the HTML, because
 * that takes longer than making the pages.
 * @param staging the site with its precompressed files
 * @throws BuildError with what the code makes too heavy
 */
export async function measureSite(
  { loaded, inlineScripts: scripts }: Site,
  pages: PageSummary[],
  staging: Staging,
  { draft, development, release }: BuildOptions,
): Promise<Measurements> {
  if (draft) return { htmlErrors: [], thirdParties: [], heavy: [] };
  const ownFile = ({ route }: PageSummary) => loaded.fileOf(route.meta);
  return {
    htmlErrors: release ? await htmlErrors(pages, staging) : [],
    thirdParties: pages.flatMap((page) =>
      thirdParties(page).map((value) => ({ where: page.route.path, value })),
    ),
    // React's development build is larger than the published one.
    heavy: development ? [] : checkBudgets({ pages, site: staging, scripts, ownFile }),
  };
}

async function htmlErrors(pages: PageSummary[], site: Staging): Promise<Found[]> {
  const found = pages.map(async ({ route }) => {
    const errors = await findingsIn(site.read(route.file).toString());
    return errors.map(({ ruleId, message }) => ({ where: route.path, value: ruleId, note: message }));
  });
  return (await Promise.all(found)).flat();
}
