import type { PackageSection, Point, Tier } from '../../schemas/packages.ts';
import { amountIn } from './names.ts';

/**
 * The amounts of a feature in which the packages differ, in the order of the packages.
 * @param feature a row of the section, such as `Keywords`
 */
export function amountsOf({ tiers }: PackageSection, feature: string): string[] {
  return [...new Set(tiers.map(({ points }) => labelOf(points[feature])).filter((label) => label !== ''))];
}

/** Features that one package includes and another omits. */
export function extrasOf({ tiers }: PackageSection, features: string[]): string[] {
  return features.filter((feature) => {
    const having = tiers.filter(({ points }) => points[feature] !== undefined).length;
    return having > 0 && having < tiers.length;
  });
}

/** A visitor's answers. */
export interface Wish {
  feature: string;
  /** One of the feature's amounts. */
  amount: string;
  /** Another feature that must be included. */
  extra?: string | undefined;
}

/**
 * The least expensive package with what the visitor asks for. Larger packages may include less of something, so each is
 * judged by what it includes: numeric amounts by size, others, such as `up to 10`, by the price of the package that names
 * them. A budget, such as `$0–$2,999`, is the visitor's own: a larger one does not include it.
 * @returns undefined if no package has both
 */
export function packageFor({ tiers }: PackageSection, { feature, amount, extra }: Wish): Tier | undefined {
  const byPrice = tiers.toSorted((a, b) => amountIn(a.price) - amountIn(b.price));
  const first = byPrice.findIndex(({ points }) => labelOf(points[feature]) === amount);
  return byPrice.find(({ points }, place) => {
    const label = labelOf(points[feature]);
    if (points[feature] === undefined || (extra && points[extra] === undefined)) return false;
    if (amount.startsWith('$')) return label === amount;
    const [wanted, given] = [amount, label].map(numberIn);
    return wanted === undefined || given === undefined ? place >= first : given >= wanted;
  });
}

/** Empty if a package merely includes the feature, or omits it. */
const labelOf = (point: Point) => (point === true ? '' : `${point ?? ''}`);

const numberIn = (label: string) => (/^\$?\d[\d,]*(\.\d+)?$/.test(label) ? amountIn(label) : undefined);
