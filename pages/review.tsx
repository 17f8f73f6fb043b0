import { ClosingBanner } from '../components/ClosingBanner.tsx';
import { definePages } from '../components/page.ts';
import { LargeQuote } from '../components/review/LargeQuote.tsx';
import { placesOf } from '../components/review/place.styles.ts';
import { ReviewBanner } from '../components/review/ReviewBanner.tsx';
import { ReviewCarousel } from '../components/review/ReviewCarousel.tsx';
import type { Reviews } from '../schemas/pages.ts';

/** Only with reviews. The specification names the section "packages". */
export const page = definePages<Reviews>({
  entries: ({ reviews }) => (reviews.reviews.length > 0 ? [{ param: '', entry: reviews }] : []),
  meta: (_content, { meta }) => meta,
  View: ({ content: { navigation }, entry: reviews }) => (
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
