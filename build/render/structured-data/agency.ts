import type {
  DayOfWeek,
  OpeningHoursSpecification,
  Organization,
  Place,
  PostalAddress,
  ProfessionalService,
} from 'schema-dts';
import type { Hours } from '../../../schemas/hours.ts';
import type { Site } from '../../../schemas/site.ts';

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

/**
 * The complete agency for search engines.
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
    ...(site.phone && { telephone: site.phone.number }),
    address: postalAddress(site.address.text),
    ...(site.coordinates && { geo: { '@type': 'GeoCoordinates', ...site.coordinates } }),
    hasMap: site.address.url,
    ...(site.locations.length > 0 && { location: site.locations.map(office) }),
    ...(site.hours && { openingHoursSpecification: openingHours(site.hours.times) }),
    areaServed: areaServed(site),
    ...(site.profiles && { sameAs: site.profiles.links.map(({ url }) => url) }),
  };
}

/** A further office. */
function office({ name, address, phone, coordinates, hours }: Site['locations'][number]): Place {
  return {
    '@type': 'Place',
    name,
    address: postalAddress(address.text),
    hasMap: address.url,
    ...(phone && { telephone: phone.number }),
    ...(coordinates && { geo: { '@type': 'GeoCoordinates', ...coordinates } }),
    ...(hours && { openingHoursSpecification: openingHours(hours.times) }),
  };
}

/** Closed days are left out: search engines treat a missing day as closed. */
function openingHours(times: Hours[]): OpeningHoursSpecification[] {
  return times.flatMap(({ dayNames, open }) =>
    open
      ? [
          {
            '@type': 'OpeningHoursSpecification',
            dayOfWeek: dayNames as DayOfWeek[],
            opens: open.from,
            closes: open.to,
          },
        ]
      : [],
  );
}

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
