import type { Staging } from '../output/staging.ts';
import type { Site } from '../render/open-site.ts';
import type { PageSummary } from '../render/page-summary.ts';
import type { BuildOptions } from '../shared/options.ts';
import type { Found } from '../shared/problems.ts';
import { checkBudgets } from './budgets/check-budgets.ts';
import type { OutputFindings } from './release/publication.ts';
import { findingsIn } from './validate-html.ts';

/**
 * Checks the finished, compressed site, and its weight. A draft is not checked. Only a release checks the HTML, because
 * that takes longer than making the pages.
 * @param staging the site with its precompressed files
 * @throws BuildError with what the code makes too heavy
 */
export async function checkOutput(
  { loaded, inlineScripts: scripts }: Site,
  pages: PageSummary[],
  staging: Staging,
  { draft, development, release }: BuildOptions,
): Promise<OutputFindings> {
  if (draft) return { htmlErrors: [], thirdParties: [], heavy: [] };
  const ownFile = ({ route }: PageSummary) => loaded.fileOf(route.meta);
  return {
    htmlErrors: release ? await htmlErrors(pages, staging) : [],
    thirdParties: pages.flatMap(thirdParties),
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

/** What a page requests from other hosts before its visitor has done anything. */
const thirdParties = ({ route, facts: { loads } }: PageSummary): Found[] =>
  [...loads.blocking, ...loads.fonts, ...loads.early]
    .filter((url) => !/^\/(?!\/)/.test(url))
    .map((value) => ({ where: route.path, value }));
