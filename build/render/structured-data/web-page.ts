import type { AboutPage, ContactPage, WebPage } from 'schema-dts';
import type { Subject } from '../../../components/engine.ts';
import type { Site } from '../../../schemas/site.ts';
import { agencyId } from './agency.ts';
import { websiteId } from './website.ts';

/** The nodes of the graph that describe a page; undefined if the page has none. */
export interface PageParts {
  breadcrumbs?: string | undefined;
  /** The subject of the page: a service, a catalog, or the agency. */
  mainEntity?: string | undefined;
}

/** A page and how it belongs to the site. */
export function webPage(
  site: Site,
  path: string,
  kind: Subject['kind'],
  title: string,
  { breadcrumbs, mainEntity }: PageParts,
): WebPage | AboutPage | ContactPage {
  const type = kind === 'about' ? 'AboutPage' : kind === 'contact' ? 'ContactPage' : 'WebPage';
  return {
    '@type': type,
    '@id': `${site.url}${path}`,
    name: title,
    isPartOf: { '@id': websiteId(site) },
    about: { '@id': agencyId(site) },
    ...(breadcrumbs && { breadcrumb: { '@id': breadcrumbs } }),
    ...(mainEntity && { mainEntity: { '@id': mainEntity } }),
  };
}
