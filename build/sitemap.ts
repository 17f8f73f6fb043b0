import type { OutputFile } from './assets.ts';
import type { Route } from './routes.ts';

/**
 * sitemap.xml and robots.txt: every page that search engines may list, and the way to that list.
 * @param lastModified day of each page's last change by its address, `2026-10-01`; a page may have none
 */
export function sitemapFiles(
  routes: Route[],
  siteUrl: string,
  lastModified: ReadonlyMap<string, string>,
): OutputFile[] {
  const urls = routes
    .filter((route) => route.indexed)
    .map(({ path }) => {
      const day = lastModified.get(path);
      return `  <url><loc>${siteUrl}${path}</loc>${day ? `<lastmod>${day}</lastmod>` : ''}</url>\n`;
    });
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`;
  return [
    { file: 'sitemap.xml', contents: sitemap },
    { file: 'robots.txt', contents: `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n` },
  ];
}
