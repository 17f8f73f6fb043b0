import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ReviewCard } from '../../components/review/ReviewCard.tsx';

it('a review says beside its author what they got for it, and how they are tied to the agency', () => {
  const review = {
    name: 'Ada Byron',
    stars: 5,
    address: 'Austin, TX',
    latitude: 30.27,
    longitude: -97.74,
    review: 'They found my lamp shop.',
    sample: false,
  };
  const notes = { incentive: 'Got a lamp for this review.', insider: 'Owner’s sister.' };
  const shown = (more: Partial<typeof notes>) =>
    parse(renderToStaticMarkup(<ReviewCard review={{ ...review, ...more }} sampleLabel="Sample" />))
      .querySelectorAll('figcaption small')
      .map(({ text }) => text);
  expect(shown(notes)).toEqual(Object.values(notes));
  expect(shown({})).toEqual([]);
});
