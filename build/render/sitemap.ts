import type { Site } from '../../schemas/site.ts';
import type { OutputFile } from '../assets/assets.ts';
import { feedFiles } from './feed.ts';
import { lastModified } from './last-modified.ts';
import type { PageSummary } from './page-summary.ts';

/**
 * The files that list pages for search engines and feed readers: sitemap.xml, robots.txt, and the feeds.
 * @param root the site's folder, whose git history says when its pages changed
 * @returns the files, and what to say about them
 */
export async function pageLists(
  root: string,
  site: Site,
  pages: PageSummary[],
): Promise<{ files: OutputFile[]; note: string | undefined }> {
  const { days, note } = await lastModified(root, pages);
  const feeds = await feedFiles(
    pages.map(({ route }) => route),
    site,
  );
  return { files: [...sitemapFiles(site.url, pages, days), ...feeds], note };
}

/**
 * sitemap.xml with every page that search engines may list, and robots.txt, which points to it.
 * @param siteUrl `https://www.example.com`
 * @param days on which the pages changed
 */
function sitemapFiles(
  siteUrl: string,
  pages: PageSummary[],
  days: ReadonlyMap<string, string>,
): OutputFile[] {
  const urls = pages
    .filter(({ route }) => route.indexed)
    .map(({ route: { path } }) => {
      const day = days.get(path);
      return `  <url><loc>${siteUrl}${path}</loc>${day ? `<lastmod>${day}</lastmod>` : ''}</url>\n`;
    });
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`;
  return [
    { file: 'sitemap.xml', contents: sitemap },
    { file: 'robots.txt', contents: `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n` },
  ];
}
