import type { PackageSection, Tier } from '../../schemas/packages.ts';

/** Id of a package's card, and its name in `/contact-us/#package=seo-professional`. */
export const packageId = (section: PackageSection, tier: Tier) => `${section.slug}-${tier.id}`;

/** The package with an id, and its section. */
export const findPackage = (sections: PackageSection[], id: string) =>
  sections
    .flatMap((section) => section.tiers.map((tier) => ({ section, tier })))
    .find(({ section, tier }) => packageId(section, tier) === id);

/** `$1,800` -> 1800 */
export const amountIn = (price: string): number => Number(price.replace(/[$,]/g, ''));

/** The least expensive tier of a section. */
export const cheapest = ({ tiers }: PackageSection): Tier | undefined =>
  [...tiers].sort((a, b) => amountIn(a.price) - amountIn(b.price))[0];
