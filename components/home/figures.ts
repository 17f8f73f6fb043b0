import type { Content } from '../../schemas/content.ts';

/** A number, where to count it, and its share of the greatest number, in percent. */
export interface Figure {
  count: number;
  caption: string;
  href: string;
  share: number;
}

/**
 * Counts what the site shows, in ascending order. Reviews count once all of them are real, because an invented number
 * would be the largest statement of the page.
 */
export function countFigures({ home, services, industries, packageSections, reviews }: Content): Figure[] {
  const { stats } = home;
  const tiers = packageSections.flatMap((section) => section.tiers);
  const counted = [
    { count: services.length, caption: stats.services, href: '#expertise' },
    { count: industries.industries.length, caption: stats.industries, href: '/industries/' },
    { count: tiers.length, caption: stats.packages, href: '/packages/' },
  ];
  if (reviews.reviews.every(({ sample }) => !sample))
    counted.push({ count: reviews.reviews.length, caption: stats.reviews, href: '/review/' });
  return toScale(counted);
}

/** Sorts the numbers and computes their lengths on one scale. */
export function toScale(counted: Omit<Figure, 'share'>[]): Figure[] {
  const sorted = [...counted].sort((a, b) => a.count - b.count);
  const greatest = sorted.at(-1)?.count || 1;
  return sorted.map((figure) => ({
    ...figure,
    share: Math.round((figure.count / greatest) * 10_000) / 100,
  }));
}
