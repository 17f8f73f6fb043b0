import type { Organization, PostalAddress, ProfessionalService } from 'schema-dts';
import type { Site } from '../../content/schemas/site.ts';

/** Name of the agency in the graph of every page. */
export const agencyId = (site: Site) => `${site.url}/#agency`;

/**
 * The agency in few words, for pages whose subject is something else. An Organization, because search engines miss
 * the address in a business without one.
 * @param catalog name of the catalog of what it offers, on the page that has it
 */
export function agencyInShort(site: Site, catalog?: string) {
  return {
    '@type': 'Organization',
    '@id': agencyId(site),
    name: site.agency,
    url: `${site.url}/`,
    ...(catalog && { hasOfferCatalog: { '@id': catalog } }),
  } satisfies Organization;
}

/**
 * The agency as search engines list it.
 * @param logo address of its logo on the site
 * @param image address of a picture of it, such as the home page's card; undefined leaves it out
 */
export function agency(site: Site, logo: string, image: string | undefined): ProfessionalService {
  return {
    ...agencyInShort(site),
    '@type': 'ProfessionalService',
    slogan: site.slogan,
    logo: `${site.url}${logo}`,
    ...(image && { image: `${site.url}${image}` }),
    email: site.email,
    ...(site.phone && { telephone: site.phone }),
    address: postalAddress(site.address.text),
    hasMap: site.address.url,
    areaServed: { '@type': 'Country', name: 'United States' },
  };
}

/** Street, city, state and ZIP code. @returns the text as it is, where it is written otherwise */
export function postalAddress(text: string): PostalAddress | string {
  const [, street, city, state, zip] = /^(.+), ([^,]+), ([A-Z]{2}) (\d{5}(?:-\d{4})?)$/.exec(text) ?? [];
  if (!street || !city || !state || !zip) return text;
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: city,
    addressRegion: state,
    postalCode: zip,
    addressCountry: 'US',
  };
}
