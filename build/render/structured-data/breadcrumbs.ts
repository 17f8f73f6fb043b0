import type { BreadcrumbList } from 'schema-dts';
import type { Site } from '../../../schemas/site.ts';

/**
 * The path from the home page to a page. It has two items, because /services/ is not a page.
 * @param path URL of the page on the site
 * @param home and name the texts of the two in the navigation
 */
export function breadcrumbs(site: Site, path: string, home: string, name: string): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    '@id': `${site.url}${path}#breadcrumbs`,
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: home, item: `${site.url}/` },
      { '@type': 'ListItem', position: 2, name, item: `${site.url}${path}` },
    ],
  };
}
