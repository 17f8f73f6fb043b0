import type { PackageSection, Tier } from '../../build/content/schemas/packages.ts';

/** Id of a package's card, and its name in `/contact-us/#package=seo-professional`. */
export const packageId = (section: PackageSection, tier: Tier) => `${section.slug}-${tier.id}`;
