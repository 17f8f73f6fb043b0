import type { DayOfWeek, Organization, Place, PostalAddress, ProfessionalService } from 'schema-dts';
import type { Site } from '../../../schemas/site.ts';
import type { Resources } from '../../assets/resources.ts';

/** Id of the agency in the graph of every page. */
export const agencyId = (site: Site) => `${site.url}/#agency`;

/**
 * A short form of the agency, for pages about something else. An Organization, because search engines report a business
 * without an address.
 * @param catalog id of the catalog of its offers, on the page that has it
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

/** The complete agency for search engines. The card of the home page is a picture of it. */
export function agency(
  site: Site,
  { logoUrl, card }: Pick<Resources, 'logoUrl' | 'card'>,
): ProfessionalService {
  const image = card('/');
  return {
    ...agencyInShort(site),
    '@type': 'ProfessionalService',
    slogan: site.slogan,
    logo: `${site.url}${logoUrl}`,
    ...(image && { image: `${site.url}${image}` }),
    email: site.email,
    ...office(site),
    ...(site.locations.length > 0 && {
      location: site.locations.map((location) => ({
        '@type': 'Place' as const,
        name: location.name,
        ...office(location),
      })),
    }),
    areaServed: areaServed(site),
    ...(site.profiles && { sameAs: site.profiles.links.map(({ url }) => url) }),
  };
}

/** What an office says about itself: of the agency, or of a further location. */
const office = ({ phone, address, coordinates, hours }: Site | Site['locations'][number]) => ({
  ...(phone && { telephone: phone.number }),
  address: postalAddress(address.text),
  ...(coordinates && { geo: { '@type': 'GeoCoordinates' as const, ...coordinates } }),
  hasMap: address.url,
  ...(hours && {
    // Closed days are left out: search engines treat a missing day as closed.
    openingHoursSpecification: hours.times.flatMap(({ dayNames, open }) => {
      if (!open) return [];
      const dayOfWeek = dayNames as DayOfWeek[];
      const type = 'OpeningHoursSpecification' as const;
      return [{ '@type': type, dayOfWeek, opens: open.from, closes: open.to }];
    }),
  }),
});

/** Where the agency works: the places in content/site.yaml, otherwise the whole country. */
export function areaServed({ areas }: Pick<Site, 'areas'>): Place | Place[] {
  if (!areas) return { '@type': 'Country', name: 'United States' };
  return areas.names.map((name) => ({ '@type': 'AdministrativeArea', name }));
}

/** Street, city, state and ZIP code. @returns the text itself if it has another form */
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
