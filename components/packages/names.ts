import type { PackageSection, Tier } from '../../build/schemas/packages.ts';

/** Id of a package's card, and its name in `/contact-us/#package=seo-professional`. */
export const packageId = (section: PackageSection, tier: Tier) => `${section.slug}-${tier.id}`;

const amount = (price: string) => Number(price.replace(/[$,]/g, ''));

/** The tier of a section that costs least. */
export const cheapest = ({ tiers }: PackageSection): Tier | undefined =>
  [...tiers].sort((a, b) => amount(a.price) - amount(b.price))[0];

/** Puts values in the places that a text of the content leaves for them: `from {price}`. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
