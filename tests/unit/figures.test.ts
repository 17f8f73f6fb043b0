import { beforeAll, describe, expect, it } from 'vitest';
import { loadContent } from '../../build/content/load.ts';
import type { Content } from '../../build/content/schemas/content.ts';
import { countFigures, toScale } from '../../components/home/figures.ts';

const figure = (count: number) => ({ count, caption: `caption ${count}`, href: '/' });

describe('figures on the scale', () => {
  it('go from the smallest to the largest, each as long as its share of the largest', () => {
    const figures = toScale([figure(32), figure(6), figure(16), figure(10)]);
    expect(figures.map(({ count, share }) => [count, share])).toEqual([
      [6, 18.75],
      [10, 31.25],
      [16, 50],
      [32, 100],
    ]);
  });

  it('are rounded if they cannot be divided evenly, and zero has no length', () => {
    expect(toScale([figure(1), figure(3)]).map(({ share }) => share)).toEqual([33.33, 100]);
    expect(toScale([figure(0)]).map(({ share }) => share)).toEqual([0]);
  });
});

describe('the number of reviews', () => {
  let content: Content;
  beforeAll(async () => {
    ({ content } = await loadContent(process.cwd()));
  });
  const captions = (samples: boolean) => {
    const reviews = content.reviews.reviews.map((review) => ({ ...review, sample: samples }));
    return countFigures({ ...content, reviews: { ...content.reviews, reviews } }).map(
      ({ caption }) => caption,
    );
  };

  it('is omitted while reviews are samples', () => {
    expect(captions(true)).not.toContain(content.home.stats.reviews);
  });

  it('is shown once all reviews are real', () => {
    expect(captions(false)).toContain(content.home.stats.reviews);
  });
});
