import { precompress } from '../../output/compress.ts';
import type { Staging } from '../../output/staging.ts';
import { htmlOf, type Renderer } from '../../render/page.tsx';
import type { PageSummary } from '../../render/page-summary.ts';
import type { makeSummarizer } from '../summarize-page.ts';
import { measureSite } from './measure-site.ts';

/**
 * Measures the finished site, and renders those pages anew that show its figures. Until then they showed figures of the
 * same length, so that a page's own weight changes by a few bytes at the most.
 * @param site with the precompressed files
 * @returns the pages as they are now
 */
export async function showFigures(
  pages: PageSummary[],
  render: Renderer,
  summarize: ReturnType<typeof makeSummarizer>,
  site: Staging,
): Promise<PageSummary[]> {
  if (!pages.some(({ showsFigures }) => showsFigures)) return pages;
  const figures = await measureSite(pages, site);
  const show = async (page: PageSummary) => {
    const { route } = page;
    const rendered = await render(route, figures);
    site.rewrite(route.file, htmlOf(rendered));
    await precompress(route.file, site);
    return summarize(route, rendered, site.size(route.file));
  };
  return Promise.all(pages.map((page) => (page.showsFigures ? show(page) : page)));
}
