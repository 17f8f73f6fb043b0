import type { PackageSection, Tier } from '../../build/content/schemas/packages.ts';

/** Id of a package's card, and its name in `/contact-us/#package=seo-professional`. */
export const packageId = (section: PackageSection, tier: Tier) => `${section.slug}-${tier.id}`;

/** Puts values in the places that a text of the content leaves for them: `from {price}`. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
