import { fillTemplate } from '../../schemas/fill-template.ts';
import type { PackageSection, PackagesPage, Tier } from '../../schemas/packages.ts';
import type { Service } from '../../schemas/services.ts';

/** Id of a package's card, and its name in `/contact-us/#package=seo-professional`. A selector cannot begin with a digit. */
export const packageId = (section: PackageSection, tier: Tier) =>
  `${section.slug}-${tier.id}`.replace(/^(?=\d)/, 'p-');

/** The package with an id, and its section. */
export const findPackage = (sections: PackageSection[], id: string) =>
  sections
    .flatMap((section) => section.tiers.map((tier) => ({ section, tier })))
    .find(({ section, tier }) => packageId(section, tier) === id);

/** The section whose packages a service sells, if it has packages. */
export const sectionOf = (sections: PackageSection[], { packages }: Pick<Service, 'packages'>) =>
  sections.find(({ slug }) => slug === packages);

/** `$1,800` -> 1800 */
export const amountIn = (price: string): number => Number(price.replace(/[$,]/g, ''));

/** 1800 -> `$1,800`, 539.5 -> `$539.50` */
export const dollars = (amount: number) =>
  `$${amount.toLocaleString('en-US', { minimumFractionDigits: amount % 1 && 2, maximumFractionDigits: 2 })}`;

/**
 * What a client pays first where a section has a fee for everybody, which a price must not leave out (California Civil
 * Code 1770(a)(29), 940 CMR 38.04): `$539 the first month`; undefined without one.
 */
export function firstTotal(words: PackagesPage, section: PackageSection, tier: Tier): string | undefined {
  const total = firstPayment(section, tier);
  return total && fillTemplate(words.firstTotal, { total, period: tier.period });
}

/** Its amount: `$539` */
export function firstPayment({ fee = '' }: PackageSection, { price, points }: Tier): string | undefined {
  const amount = points[fee];
  return amount === undefined ? undefined : dollars(amountIn(price) + amountIn(String(amount)));
}

/** A price, with what a client pays first: `$339/month, $539 the first month` */
const wholePrice = (words: PackagesPage, section: PackageSection, tier: Tier) =>
  [`${tier.price}/${tier.period}`, firstTotal(words, section, tier)].filter(Boolean).join(', ');

/** `$3,000–$4,999`, or open above: `$7,500–`, `$7,500+` */
const RANGE = /^\$?([\d,]+) ?[–+-] ?\$?([\d,]*)/;

/**
 * What a section costs by the amount that its finder asks for, such as an ad budget, if the packages name ranges:
 * `$3,000–$4,999`; otherwise its lowest price. An amount that ends one range and begins the next belongs to the first.
 * @returns from which amount on each price applies, in ascending order, the first one from 0; and that price in dollars
 */
export function pricesByAmount(
  words: PackagesPage,
  section: PackageSection,
): [least: number, price: string, dollars: number][] {
  const ranges = section.tiers.flatMap((tier) => {
    const [, least, most = ''] = RANGE.exec(String(tier.points[section.finder?.feature ?? ''])) ?? [];
    return least ? [{ tier, least: amountIn(least), most: amountIn(most) }] : [];
  });
  if (ranges.length === section.tiers.length)
    return ranges
      .sort((one, other) => one.least - other.least)
      .map(({ tier, least }, index, sorted) => [
        index && Math.max(least, (sorted[index - 1]?.most ?? 0) + 1),
        `${tier.name}: ${wholePrice(words, section, tier)}`,
        amountIn(tier.price),
      ]);
  const tier = cheapest(section);
  if (!tier) return [];
  return [[0, fillTemplate(words.from, { price: wholePrice(words, section, tier) }), amountIn(tier.price)]];
}

/** The least expensive tier of a section. */
export const cheapest = ({ tiers }: PackageSection): Tier | undefined =>
  [...tiers].sort((a, b) => amountIn(a.price) - amountIn(b.price))[0];
