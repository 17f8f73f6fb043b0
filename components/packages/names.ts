import type { PackageSection, Tier } from '../../build/content/schemas/packages.ts';

/** Id of a package's card, and its name in `/contact-us/#package=seo-professional`. */
export const packageId = (section: PackageSection, tier: Tier) => `${section.slug}-${tier.id}`;

const amount = (price: string) => Number(price.replace(/[$,]/g, ''));

/** The tier of a section that costs least. */
export const cheapest = ({ tiers }: PackageSection): Tier | undefined =>
  [...tiers].sort((a, b) => amount(a.price) - amount(b.price))[0];
