import type { Offer, OfferCatalog } from 'schema-dts';
import type { PackageSection, Tier } from '../../../schemas/packages.ts';
import type { Site } from '../../../schemas/site.ts';

/**
 * All packages with their prices, in a catalog for each section of the page. The features remain on the page: search
 * engines do not read them here, and every visitor would download them twice.
 * @param path URL of the packages page on the site
 */
export function offerCatalog(
  site: Site,
  path: string,
  name: string,
  sections: PackageSection[],
): OfferCatalog {
  return {
    '@type': 'OfferCatalog',
    '@id': `${site.url}${path}#catalog`,
    name,
    itemListElement: sections.map((section) => ({
      '@type': 'OfferCatalog',
      name: section.heading,
      itemListElement: section.tiers.map(offer),
    })),
  };
}

function offer({ name, price, period }: Tier): Offer {
  return {
    '@type': 'Offer',
    name,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: price.replace(/[$,]/g, ''),
      priceCurrency: 'USD',
      unitText: period,
    },
  };
}
