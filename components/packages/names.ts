import { fillTemplate } from '../../schemas/fill-template.ts';
import type { PackageSection, PackagesPage, Tier } from '../../schemas/packages.ts';
import type { Service } from '../../schemas/services.ts';

/** Where the form and the finder are, if Get Started leads to a booking service instead. */
export const formHref = (getStarted: string) => (getStarted.startsWith('/') ? getStarted : '/contact-us/');

/** Id of a package's card, and its name in `/contact-us/#package=seo-professional`. */
export const packageId = (section: PackageSection, tier: Tier) => `${section.slug}-${tier.id}`;

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

/**
 * What a client pays first where a section has a fee for everybody, which a price must not leave out (California Civil
 * Code 1770(a)(29), 940 CMR 38.04): `$539 in the first month`; undefined without one.
 */
export function firstTotal(words: PackagesPage, section: PackageSection, tier: Tier): string | undefined {
  const total = firstPayment(section, tier);
  return total && fillTemplate(words.firstTotal, { total, period: tier.period });
}

/** Its amount: `$539` */
export function firstPayment({ fee = '' }: PackageSection, { price, points }: Tier): string | undefined {
  const amount = points[fee];
  return amount === undefined
    ? undefined
    : `$${(amountIn(price) + amountIn(String(amount))).toLocaleString('en-US')}`;
}

/** A price, with what a client pays first: `$339/month, $539 the first month` */
const wholePrice = (words: PackagesPage, section: PackageSection, tier: Tier) =>
  [`${tier.price}/${tier.period}`, firstTotal(words, section, tier)].filter(Boolean).join(', ');

/**
 * What a section costs by the amount that its finder asks for, such as an ad budget, if the packages name ranges:
 * `$3,000–$4,999`; otherwise its lowest price.
 * @returns from which amount on each price applies, in ascending order, the first one from 0; and that price in dollars
 */
export function pricesByAmount(
  words: PackagesPage,
  section: PackageSection,
): [least: number, price: string, dollars: number][] {
  const feature = section.finder?.feature ?? '';
  const prices = section.tiers.map((tier): [number, string, number] => {
    const [, least] = /^\$?([\d,]+) ?[–-]/.exec(String(tier.points[feature])) ?? [];
    const price = `${tier.name}: ${wholePrice(words, section, tier)}`;
    return [least ? amountIn(least) : Number.NaN, price, amountIn(tier.price)];
  });
  const [first, ...rest] = prices.sort(([one], [other]) => one - other);
  if (first && !prices.some(([least]) => Number.isNaN(least))) return [[0, first[1], first[2]], ...rest];
  const tier = cheapest(section);
  if (!tier) return [];
  return [[0, fillTemplate(words.from, { price: wholePrice(words, section, tier) }), amountIn(tier.price)]];
}

/** The least expensive tier of a section. */
export const cheapest = ({ tiers }: PackageSection): Tier | undefined =>
  [...tiers].sort((a, b) => amountIn(a.price) - amountIn(b.price))[0];
