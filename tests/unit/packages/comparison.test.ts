import { describe, expect, it } from 'vitest';
import { compare, countIncluded, countRows, MAX_ROWS } from '../../../components/packages/comparison.ts';
import type { PackageSection } from '../../../schemas/packages.ts';

const section = (features: string[]) =>
  ({
    heading: 'SEO',
    highlights: ['Price'],
    rows: [
      { category: 'Pages', features },
      { category: 'Support', features: ['Email'] },
    ],
    tiers: [
      { points: { Price: 1, Pages: 5, Email: true } },
      { points: { Price: 2, Pages: 5, Email: true, Blog: true } },
    ],
  }) as unknown as PackageSection;

describe('the comparison of packages', () => {
  it('has a row for each feature, with its value in each tier, and says where all tiers are the same', () => {
    const price = { feature: 'Price', points: [1, 2], same: false };
    const pages = { feature: 'Pages', points: [5, 5], same: true };
    const blog = { feature: 'Blog', points: [undefined, true], same: false };
    const email = { feature: 'Email', points: [true, true], same: true };
    const comparison = compare(section(['Pages', 'Blog']));
    const [first, second] = comparison.categories;
    expect(comparison.highlights).toEqual([price]);
    expect(first).toEqual({ title: 'Pages', rows: [pages, blog], same: false });
    expect(second).toEqual({ title: 'Support', rows: [email], same: true });
    expect([0, 1].map((tier) => first && countIncluded(first, tier))).toEqual([1, 2]);
  });

  it('has as many rows as the table can align, and no more', () => {
    const features = Array.from({ length: MAX_ROWS - 4 }, (_, index) => `Feature ${index}`);
    expect(countRows(compare(section(features)))).toBe(MAX_ROWS);
    expect(() => compare(section([...features, 'One more']))).toThrow('"SEO" has more than 120 rows.');
  });
});
