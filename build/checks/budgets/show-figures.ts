import { precompress } from '../../output/compress.ts';
import type { Staging } from '../../output/staging.ts';
import { htmlOf, type Renderer } from '../../render/page.tsx';
import type { PageSummary } from '../../render/page-summary.ts';
import type { makeSummarizer } from '../summarize-page.ts';
import { type MeasuredSite, measureSite } from './measure-site.ts';

/** Pages that show figures of their site. */
export interface Shown extends Omit<MeasuredSite, 'figures'> {
  pages: PageSummary[];
}

/** The digits of the figures may change a page's weight by a few dozen bytes; more rounds than this never help. */
const ROUNDS = 4;

/**
 * Measures the finished site, and renders the pages that show its figures again, until the weight that the heaviest
 * page shows is correct to a tenth of a kilobyte.
 * @param site with the precompressed files
 * @returns the current pages, and figures that must not be published
 */
export async function showFigures(
  pages: PageSummary[],
  render: Renderer,
  summarize: ReturnType<typeof makeSummarizer>,
  site: Staging,
): Promise<Shown> {
  if (!pages.some(({ showsFigures }) => showsFigures)) return { pages, htmlErrors: [], thirdParties: [] };
  const { figures, ...found } = await measureSite(pages, site);
  const show = async (page: PageSummary) => {
    const { route } = page;
    const rendered = await render(route, figures);
    site.rewrite(route.file, htmlOf(rendered));
    await precompress(route.file, site);
    return summarize(route, rendered, site.size(route.file));
  };
  const heaviest = () => Math.max(...pages.map(({ route }) => site.size(`${route.file}.br`)));
  const tenths = (bytes: number) => Math.round(bytes / 100);
  let shown = pages;
  for (let round = 0; round < ROUNDS; round += 1) {
    figures.weight.value = heaviest();
    shown = await Promise.all(pages.map((page) => (page.showsFigures ? show(page) : page)));
    if (tenths(heaviest()) === tenths(figures.weight.value)) break;
  }
  return { pages: shown, ...found };
}
