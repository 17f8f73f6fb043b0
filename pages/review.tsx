import { definePage } from '../components/page.ts';
import { ReviewBanner } from '../components/review/ReviewBanner.tsx';
import { ReviewCarousel } from '../components/review/ReviewCarousel.tsx';

export const page = definePage({
  meta: ({ reviews }) => reviews.meta,
  View: ({ content: { reviews } }) => (
    // The specification names this section "packages".
    <section id="packages" aria-labelledby="reviews-heading">
      <ReviewBanner reviews={reviews} headingId="reviews-heading" />
      <ReviewCarousel content={reviews} />
    </section>
  ),
});
