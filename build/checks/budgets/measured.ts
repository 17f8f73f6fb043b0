import type { LoadedContent } from '../../content/load.ts';
import type { Staging } from '../../output/staging.ts';
import type { Renderer } from '../../render/page.tsx';
import type { PageSummary } from '../../render/page-summary.ts';
import type { BuildOptions } from '../../shared/options.ts';
import type { Measurements } from '../release/publication.ts';
import { makeSummarizer } from '../summarize-page.ts';
import { checkBudgets } from './check-budgets.ts';
import { showFigures } from './show-figures.ts';

/** The published pages, and what was measured. */
export interface Measured extends Measurements {
  pages: PageSummary[];
}

/**
 * Measures the finished site, shows the figures on its pages, and checks the budgets. A draft is not measured.
 * @param site with the precompressed files
 * @param scripts the bundled scripts of client/inline/, by name
 * @throws BuildError with what the code makes too heavy
 */
export async function measure(
  pages: PageSummary[],
  render: Renderer,
  loaded: LoadedContent,
  options: BuildOptions,
  site: Staging,
  scripts: ReadonlyMap<string, string>,
): Promise<Measured> {
  if (options.draft) return { pages, htmlErrors: [], thirdParties: [], heavy: [] };
  const shown = await showFigures(pages, render, makeSummarizer(loaded, options), site);
  // React's development build is larger than the published one.
  if (options.development) return { ...shown, heavy: [] };
  const ownFile = ({ route }: PageSummary) => loaded.fileOf(route.meta);
  return { ...shown, heavy: checkBudgets({ pages: shown.pages, site, scripts, ownFile }) };
}
