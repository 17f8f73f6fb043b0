import type { Site } from '../../schemas/site.ts';
import type { OutputFile } from '../assets/assets.ts';
import { feedFiles } from './feed.ts';
import { lastModified } from './last-modified.ts';
import type { PageSummary } from './make-pages.ts';

/**
 * The files that list pages for search engines and feed readers: sitemap.xml with every page that search engines may
 * list, robots.txt, which points to it, and the feeds.
 * @param committed days on which content files changed, by their names
 * @returns the files, and what to say about them
 */
export async function pageLists(
  committed: ReadonlyMap<string, string> | undefined,
  site: Site,
  pages: PageSummary[],
): Promise<{ files: OutputFile[]; note: string | undefined }> {
  const { days, note } = lastModified(committed, pages);
  const routes = pages.map(({ route }) => route);
  const urls = routes
    .filter(({ indexed }) => indexed)
    .map(({ path }) => {
      const day = days.get(path);
      return `  <url><loc>${site.url}${path}</loc>${day ? `<lastmod>${day}</lastmod>` : ''}</url>\n`;
    });
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`;
  const robots = `User-agent: *\nAllow: /\n\nSitemap: ${site.url}/sitemap.xml\n`;
  const files = [
    { file: 'sitemap.xml', contents: sitemap },
    { file: 'robots.txt', contents: robots },
    ...(await feedFiles(routes, site)),
  ];
  return { files, note };
}
