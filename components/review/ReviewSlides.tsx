import type { Reviews } from '../../build/schemas/pages.ts';
import { ReviewCard } from './ReviewCard.tsx';

/** The slides of the carousel, each a group with its number for a name (WAI-ARIA carousel pattern). */
export function ReviewSlides({ content: { reviews, sampleLabel } }: { content: Reviews }) {
  return reviews.map((review, index) => (
    <div
      key={review.name}
      role="group"
      aria-roledescription="slide"
      aria-label={`${index + 1} of ${reviews.length}`}
    >
      <ReviewCard review={review} first={index === 0} sampleLabel={sampleLabel} />
    </div>
  ));
}
