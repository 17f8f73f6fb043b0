import type { PackageSection } from '../../build/content/schemas/packages.ts';

/** An answer to a question of the finder. */
export interface Answer {
  label: string;
  /** Place of the lowest package that satisfies it. */
  tier: number;
}

/**
 * The amounts of which the packages give different ones, each with the lowest package that gives it.
 * @param feature a row of the section, such as `Keywords`
 */
export function amountsOf({ tiers }: PackageSection, feature: string): Answer[] {
  const labels = tiers
    .map(({ points }) => points[feature])
    .map((point) => (point === true ? '' : `${point ?? ''}`));
  return labels
    .map((label, tier) => ({ label, tier }))
    .filter(({ label, tier }) => label !== '' && labels.indexOf(label) === tier);
}

/** Features that the lowest package leaves out, each with the lowest package that includes it. */
export function extrasOf({ tiers }: PackageSection, features: string[]): Answer[] {
  return features
    .map((label) => ({ label, tier: tiers.findIndex(({ points }) => points[label] !== undefined) }))
    .filter(({ tier }) => tier > 0);
}
