import { readPage } from '../checks/page-facts.ts';
import { makeTwins } from '../compress.ts';
import type { FinishedPage } from '../finished-pages.ts';
import type { Renderer } from '../render.tsx';
import type { Staging } from '../staging.ts';
import { measureSite, type SiteFigures } from './site-figures.ts';

/**
 * Measures the finished site, and renders those pages anew that show its figures. A page's own figure changes its
 * weight, so this goes on until the figures are those of the pages that show them.
 * @param pages all pages; those that show figures have been rendered without
 * @param site with the compressed twins
 * @returns the pages as they are now
 */
export async function showFigures(
  pages: FinishedPage[],
  render: Renderer,
  site: Staging,
): Promise<FinishedPage[]> {
  if (!pages.some(({ showsFigures }) => showsFigures)) return pages;
  let now = pages;
  let figures = await measureSite(now, site);
  for (let changed = true; changed; ) {
    const before = now;
    now = await Promise.all(
      before.map((page) => (page.showsFigures ? shown(page, figures, render, site) : page)),
    );
    changed = now.some((page, index) => page !== before[index]);
    figures = highest(figures, await measureSite(now, site));
  }
  return now;
}

/** Renders a page with figures. @returns the page as it was, if that changes nothing */
async function shown(
  page: FinishedPage,
  figures: SiteFigures,
  render: Renderer,
  site: Staging,
): Promise<FinishedPage> {
  const { file } = page.route;
  const { html } = render(page.route, figures);
  if (site.read(file).toString() === html) return page;
  site.rewrite(file, html);
  await makeTwins(file, site);
  return { ...page, bytes: Buffer.byteLength(html), facts: readPage(html) };
}

/** Never goes back to a smaller weight, so that a figure on the edge of rounding settles on the larger one. */
const highest = (before: SiteFigures, now: SiteFigures): SiteFigures => ({
  ...now,
  weight: { ...now.weight, value: Math.max(before.weight.value, now.weight.value) },
});
