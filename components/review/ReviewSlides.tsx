import type { Reviews } from '../../build/content/schemas/pages.ts';
import { ReviewCard } from './ReviewCard.tsx';

/** The slides of the carousel, each a group with its number for a name (WAI-ARIA carousel pattern). */
export function ReviewSlides({ content: { reviews, sampleLabel, carousel } }: { content: Reviews }) {
  const nameOf = (index: number) =>
    carousel.slide.replace('{number}', String(index + 1)).replace('{total}', String(reviews.length));
  return reviews.map((review, index) => (
    <div key={review.name} role="group" aria-roledescription="slide" aria-label={nameOf(index)}>
      <ReviewCard review={review} sampleLabel={sampleLabel} />
    </div>
  ));
}
