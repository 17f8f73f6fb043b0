import type { WebSite } from 'schema-dts';
import type { Site } from '../../../schemas/site.ts';
import { agencyId } from './agency.ts';

/** Id of the site in the graph of every page. */
export const websiteId = (site: Site) => `${site.url}/#website`;

/** The site as a whole; search engines show its name above each result. */
export function website(site: Site): WebSite {
  return {
    '@type': 'WebSite',
    '@id': websiteId(site),
    name: site.agency,
    url: `${site.url}/`,
    publisher: { '@id': agencyId(site) },
  };
}
