import type { BreadcrumbList } from 'schema-dts';
import type { Site } from '../../../schemas/site.ts';

export interface Crumb {
  /** URL on the site. */
  path: string;
  name: string;
}

/** The path from the home page to a page, which is the last one. /services/ is not a page, so it is never part of it. */
export function breadcrumbs(site: Site, crumbs: Crumb[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    '@id': `${site.url}${crumbs.at(-1)?.path}#breadcrumbs`,
    itemListElement: crumbs.map(({ path, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${site.url}${path}`,
    })),
  };
}
