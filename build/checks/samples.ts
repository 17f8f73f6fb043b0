import type { Problem } from '../problems.ts';

/** A release must not publish invented facts or reviews: decision 10, and 16 CFR 465 for the reviews. */
export function checkSamples(samples: string[], release: boolean): Problem[] {
  if (!release) return [];
  return samples.map((where) => ({
    where,
    message: 'This is still a sample. Put in the real value and remove "!sample" (or "sample: true").',
  }));
}
