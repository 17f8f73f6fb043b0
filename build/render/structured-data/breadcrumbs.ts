import type { BreadcrumbList } from 'schema-dts';
import type { Site } from '../../content/schemas/site.ts';

/**
 * The way from the home page to a page. There are two stops: /services/ has no page of its own.
 * @param path URL of the page on the site
 * @param home and name what the navigation calls the two
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
