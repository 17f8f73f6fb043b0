import { ClosingBanner } from '../components/ClosingBanner.tsx';
import { definePage } from '../components/page.ts';
import { LargeQuote } from '../components/review/LargeQuote.tsx';
import { placesOf } from '../components/review/place.styles.ts';
import { ReviewBanner } from '../components/review/ReviewBanner.tsx';
import { ReviewCarousel } from '../components/review/ReviewCarousel.tsx';

// The specification names the section "packages".
export const page = definePage({
  meta: ({ reviews }) => reviews.meta,
  View: ({ content: { reviews, navigation } }) => (
    <>
      <section id="packages" className={placesOf(reviews.reviews.length)} aria-labelledby="reviews-heading">
        <ReviewBanner reviews={reviews} headingId="reviews-heading" />
        <ReviewCarousel content={reviews} />
      </section>
      <LargeQuote reviews={reviews} />
      <ClosingBanner words={reviews.closing} href={navigation.getStarted.href} />
    </>
  ),
});
