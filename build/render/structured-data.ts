import type * as schema from 'schema-dts';
import type { Article, Content } from '../../schemas/content.ts';
import type { Point, Tier } from '../../schemas/packages.ts';
import type { Site } from '../../schemas/site.ts';
import type { Resources } from '../assets/resources.ts';
import type { Route } from '../routes/list.ts';
import { isoDay } from '../shared/iso-day.ts';

/**
 * The structured data of a page, as one graph whose nodes refer to each other by @id. It has no Review and no
 * AggregateRating: search engines ignore those that a business publishes about itself.
 */
export function pageGraph(route: Route, title: string, content: Content, urls: Resources): schema.Graph {
  const { site } = content;
  const { kind } = route.subject;
  const url = `${site.url}${route.path}`;
  const crumbs = route.path === '/' ? undefined : breadcrumbs(url, route, content);
  const main = mainEntity(url, route, content, urls.card(route.path));
  const isAboutAgency = route.path === '/' || kind === 'about' || kind === 'contact';
  const catalog = main?.['@type'] === 'OfferCatalog' ? main['@id'] : undefined;
  const website = {
    '@type': 'WebSite',
    '@id': `${site.url}/#website`,
    // Search engines show the name of the site above each result.
    name: site.agency,
    url: `${site.url}/`,
    publisher: { '@id': agencyId(site) },
  } satisfies schema.WebSite;
  const page = {
    '@type': kind === 'about' ? 'AboutPage' : kind === 'contact' ? 'ContactPage' : 'WebPage',
    '@id': url,
    name: title,
    isPartOf: { '@id': website['@id'] },
    about: { '@id': agencyId(site) },
    ...(crumbs && { breadcrumb: { '@id': crumbs['@id'] } }),
    ...(main && { mainEntity: { '@id': main['@id'] } }),
  } satisfies schema.WebPage;
  const owner = isAboutAgency ? agency(site, urls) : agencyInShort(site, catalog);
  return {
    '@context': 'https://schema.org',
    '@graph': [page, main ?? [], crumbs ?? [], website, owner].flat(),
  };
}

/** The path from the home page to a page. /services/ is not a page, so it is never part of it. */
function breadcrumbs(url: string, { path, subject, meta }: Route, { navigation, site }: Content) {
  const named = (href: string) => navigation.entries.find((entry) => entry.href === href)?.title;
  const parent = { article: '/articles/', place: '/places/' }[subject.kind as string];
  const page = subject.kind === 'service' ? subject.service.title : named(path);
  const crumbs = [
    { path: '/', name: named('/') ?? 'Home' },
    ...(parent ? [{ path: parent, name: named(parent) ?? parent }] : []),
    { path, name: page ?? meta.title },
  ];
  return {
    '@type': 'BreadcrumbList',
    '@id': `${url}#breadcrumbs`,
    itemListElement: crumbs.map(({ path, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${site.url}${path}`,
    })),
  } satisfies schema.BreadcrumbList;
}

/** What a page is about; undefined if that is the agency. @param card URL of the page's card on the site */
function mainEntity(url: string, { subject }: Route, content: Content, card: string | undefined) {
  const { site } = content;
  switch (subject.kind) {
    case 'service': {
      const { title, lead } = subject.service;
      return service(url, site, { name: title, serviceType: title, description: lead }, areaServed(site));
    }
    case 'place': {
      const { heading, lead, town, state } = subject.place;
      const city = { '@type': 'City' as const, name: `${town}, ${state}` };
      return service(url, site, { name: heading, description: lead }, city);
    }
    case 'article':
      return posting(url, site, subject.article, card);
    case 'packages':
      return offerCatalog(url, content);
    default:
      return undefined;
  }
}

type Places = schema.Place | schema.Place[];

const service = (url: string, site: Site, words: Record<string, string>, areaServed: Places) =>
  ({
    '@type': 'Service',
    '@id': `${url}#service`,
    ...words,
    provider: { '@id': agencyId(site) },
    areaServed,
  }) satisfies schema.Service;

function posting(url: string, site: Site, article: Article, card: string | undefined) {
  const { title, lead, date, author, language = 'en-US', meta } = article;
  const published = isoDay(date);
  const updated = isoDay(meta.updated ?? '');
  const agency = { '@id': agencyId(site) };
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#article`,
    headline: title,
    description: lead,
    ...(published && { datePublished: published }),
    ...(updated && updated >= String(published) && { dateModified: updated }),
    inLanguage: language,
    author: author ? { '@type': 'Person', name: author } : agency,
    publisher: agency,
    ...(card && { image: `${site.url}${card}` }),
  } satisfies schema.BlogPosting;
}

/**
 * All packages with their prices, in a catalog for each section of the page. The features remain on the page: search
 * engines do not read them here, and every visitor would download them twice.
 */
function offerCatalog(url: string, { packagesPage, packageSections }: Content) {
  return {
    '@type': 'OfferCatalog',
    '@id': `${url}#catalog`,
    name: packagesPage.heading,
    itemListElement: packageSections.map(({ heading, tiers, fee = '' }) => ({
      '@type': 'OfferCatalog',
      name: heading,
      itemListElement: tiers.map((tier) => offer(tier, tier.points[fee])),
    })),
  } satisfies schema.OfferCatalog;
}

/** @param fee what everybody pays once, beside the price */
function offer({ name, price, period }: Tier, fee: Point): schema.Offer {
  const recurring = { ...amount(price), unitText: period };
  if (fee === undefined) return { '@type': 'Offer', name, priceSpecification: recurring };
  const priceComponentType = 'https://schema.org/ActivationFee';
  const once = { ...amount(String(fee)), priceComponentType } as const;
  return { '@type': 'Offer', name, priceSpecification: [recurring, once] };
}

const amount = (price: string) => ({
  '@type': 'UnitPriceSpecification' as const,
  price: price.replace(/[$,]/g, ''),
  priceCurrency: 'USD',
});

const agencyId = (site: Site) => `${site.url}/#agency`;

/**
 * The agency in short, for other pages. An Organization, because search engines report a business without an address.
 * @param catalog id of the catalog of its offers, on the page that has it
 */
function agencyInShort(site: Site, catalog?: string) {
  return {
    '@type': 'Organization',
    '@id': agencyId(site),
    name: site.agency,
    url: `${site.url}/`,
    ...(catalog && { hasOfferCatalog: { '@id': catalog } }),
  } satisfies schema.Organization;
}

/** The complete agency for search engines. The card of the home page is a picture of it. */
function agency(site: Site, { logoUrl, card }: Resources): schema.ProfessionalService {
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
      const dayOfWeek = dayNames as schema.DayOfWeek[];
      const type = 'OpeningHoursSpecification' as const;
      return [{ '@type': type, dayOfWeek, opens: open.from, closes: open.to }];
    }),
  }),
});

/** Where the agency works: the places in content/site.yaml, otherwise the whole country. */
function areaServed({ areas }: Pick<Site, 'areas'>): Places {
  if (!areas) return { '@type': 'Country', name: 'United States' };
  return areas.names.map((name) => ({ '@type': 'AdministrativeArea', name }));
}

/** Street, city, state and ZIP code. @returns the text itself if it has another form */
export function postalAddress(text: string): schema.PostalAddress | string {
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
