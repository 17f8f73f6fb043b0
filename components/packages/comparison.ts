import type { PackageSection, Point } from '../../schemas/packages.ts';

/** Rows that the grid has lines for (rows.styles.ts); those not needed take no room. */
export const MAX_ROWS = 120;

/** One feature in all tiers of a section. */
export interface Row {
  feature: string;
  /** The value in each tier, in the order of the tiers. */
  points: Point[];
  /** All tiers have the same value, so the row does not help to choose. */
  same: boolean;
}

export type Comparison = ReturnType<typeof compare>;
export type Category = Comparison['categories'][number];

/**
 * Converts a section from tiers with features to features with tiers.
 * @throws an Error if a section has more rows than the table can align
 */
export function compare({ heading, highlights, rows, tiers }: PackageSection) {
  const toRow = (feature: string): Row => {
    const points = tiers.map((tier) => tier.points[feature]);
    return { feature, points, same: points.every((point) => point === points[0]) };
  };
  const categories = rows.map(({ category, note, features }) => {
    const inCategory = features.map(toRow);
    return { title: category, note, rows: inCategory, same: inCategory.every((row) => row.same) };
  });
  const comparison = { highlights: highlights.map(toRow), categories };
  if (countRows(comparison) > MAX_ROWS)
    throw new Error(`"${heading}" has more than ${MAX_ROWS} rows. Shorten it, or raise MAX_ROWS.`);
  return comparison;
}

/** Lines of the table below the names and buttons. */
export function countRows({ highlights, categories }: Comparison): number {
  return highlights.length + categories.reduce((sum, { rows }) => sum + 1 + rows.length, 0);
}

/** Number of features of a category that a tier includes. */
export const countIncluded = ({ rows }: Category, tier: number) =>
  rows.filter(({ points }) => points[tier] !== undefined).length;
