import type { Offer, OfferCatalog } from 'schema-dts';
import type { PackageSection, Point, Tier } from '../../../schemas/packages.ts';
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
      itemListElement: section.tiers.map((tier) => offer(tier, tier.points[section.fee ?? ''])),
    })),
  };
}

/** @param fee what everybody pays once, beside the price */
function offer({ name, price, period }: Tier, fee: Point): Offer {
  const recurring = { ...amount(price), unitText: period };
  return {
    '@type': 'Offer',
    name,
    priceSpecification:
      fee === undefined
        ? recurring
        : [recurring, { ...amount(String(fee)), priceComponentType: 'https://schema.org/ActivationFee' }],
  };
}

const amount = (price: string) =>
  ({
    '@type': 'UnitPriceSpecification',
    price: price.replace(/[$,]/g, ''),
    priceCurrency: 'USD',
  }) as const;
