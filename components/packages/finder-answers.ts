import type { PackageSection, Point, Tier } from '../../build/content/schemas/packages.ts';
import { amountIn } from './names.ts';

/**
 * The amounts of a feature of which the packages give different ones, in the order of the packages.
 * @param feature a row of the section, such as `Keywords`
 */
export function amountsOf({ tiers }: PackageSection, feature: string): string[] {
  return [...new Set(tiers.map(({ points }) => labelOf(points[feature])).filter((label) => label !== ''))];
}

/** Features that one package includes and another one leaves out. */
export function extrasOf({ tiers }: PackageSection, features: string[]): string[] {
  return features.filter((feature) => {
    const having = tiers.filter(({ points }) => points[feature] !== undefined).length;
    return having > 0 && having < tiers.length;
  });
}

/** What a visitor asks for. */
export interface Wish {
  feature: string;
  /** One of the feature's amounts. */
  amount: string;
  /** Another feature that must be included. */
  extra?: string | undefined;
}

/**
 * The package that costs least of those that give what is asked for. Larger packages may well include less of
 * something, so each is judged by what it includes: amounts in figures by their size, others, such as `$0–$2,999`, by
 * the price of the package that names them.
 * @returns undefined where no package gives both
 */
export function packageFor({ tiers }: PackageSection, { feature, amount, extra }: Wish): Tier | undefined {
  const byPrice = tiers.toSorted((a, b) => amountIn(a.price) - amountIn(b.price));
  const first = byPrice.findIndex(({ points }) => labelOf(points[feature]) === amount);
  const wanted = numberIn(amount);
  return byPrice.find(({ points }, place) => {
    const point = points[feature];
    const given = numberIn(labelOf(point));
    const isEnough = wanted === undefined || given === undefined ? place >= first : given >= wanted;
    return point !== undefined && isEnough && (extra === undefined || points[extra] !== undefined);
  });
}

/** Empty where a package only includes the feature, or leaves it out. */
const labelOf = (point: Point) => (point === true ? '' : `${point ?? ''}`);

const numberIn = (label: string) => (/^\$?\d[\d,]*(\.\d+)?$/.test(label) ? amountIn(label) : undefined);
