import { precompress } from '../../output/compress.ts';
import type { Staging } from '../../output/staging.ts';
import type { PageSummary } from '../../render/page-summary.ts';
import { htmlOf, type Renderer } from '../../render/page.tsx';
import type { makeSummarizer } from '../summarize-page.ts';
import { type MeasuredSite, measureSite } from './measure-site.ts';

/** Pages with the figures of their site. */
export interface Shown extends Omit<MeasuredSite, 'figures'> {
  pages: PageSummary[];
}

/**
 * Measures the finished site, and renders those pages anew that show its figures. Until then they showed figures of the
 * same length, so that a page's own weight changes by a few bytes at the most.
 * @param site with the precompressed files
 * @returns the pages as they are now, and what their figures show that must not be published
 */
export async function showFigures(
  pages: PageSummary[],
  render: Renderer,
  finish: ReturnType<typeof makeSummarizer>,
  site: Staging,
): Promise<Shown> {
  if (!pages.some(({ showsFigures }) => showsFigures)) return { pages, htmlErrors: [], thirdParties: [] };
  const { figures, ...faults } = await measureSite(pages, site);
  const show = async (page: PageSummary) => {
    const { route } = page;
    const rendered = await render(route, figures);
    site.rewrite(route.file, htmlOf(rendered));
    await precompress(route.file, site);
    return finish(route, rendered, site.size(route.file));
  };
  const shown = await Promise.all(pages.map((page) => (page.showsFigures ? show(page) : page)));
  return { pages: shown, ...faults };
}
