import type { Content } from '../../build/content/schemas/content.ts';

/** A number that is counted, and its place on the scale: from the figure before it to its own tick, in percent. */
export interface Figure {
  count: number;
  caption: string;
  from: number;
  to: number;
}

/** Counts what the site shows, smallest first. The greatest number is the end of the scale. */
export function countFigures({ home, services, industries, packageSections, reviews }: Content): Figure[] {
  const { stats } = home;
  const samples = reviews.reviews.some(({ sample }) => sample);
  const tiers = packageSections.flatMap((section) => section.tiers);
  return placeOnScale([
    { count: services.length, caption: stats.services },
    { count: industries.industries.length, caption: stats.industries },
    { count: tiers.length, caption: stats.packages },
    { count: reviews.reviews.length, caption: samples ? stats.reviewsWhileSamples : stats.reviews },
  ]);
}

/** Sorts the numbers and finds the part of the scale that each one adds. */
export function placeOnScale(counted: { count: number; caption: string }[]): Figure[] {
  const sorted = [...counted].sort((a, b) => a.count - b.count);
  const end = sorted.at(-1)?.count ?? 1;
  const percent = (count: number) => Math.round((count / end) * 10_000) / 100;
  return sorted.map((figure, index) => ({
    ...figure,
    from: percent(sorted[index - 1]?.count ?? 0),
    to: percent(figure.count),
  }));
}
