import { fillTemplate } from '../../schemas/fill-template.ts';
import type { Reviews } from '../../schemas/pages.ts';
import { cx } from '../cx.ts';
import { sheet } from '../sheet.ts';
import { placeOf, reviewId } from './place.styles.ts';
import { ReviewCard } from './ReviewCard.tsx';
import { lowScreen } from './screens.ts';
import { serviceOf, servicesOf } from './services.styles.ts';

const s = sheet('review/ReviewSlides', {
  slide: {
    // Who comes from the map still sees it, or what a low screen has room for above a whole review.
    scrollMarginTop: 'max(0px, 100vh - 27.5rem)',
    viewTimeline: 'var(--place) inline',
    // There all of it is on the screen with the map when the page is at its top.
    [lowScreen]: { scrollMarginTop: '100vh' },
    // Whom a visitor picked on the map, until they choose a service.
    'section:not(:has(optgroup :checked)) &:target > *': { background: 'var(--signal-3)' },
  },
});

/** The slides of the carousel, each a group with its number for a name (WAI-ARIA carousel pattern). */
export function ReviewSlides({ content }: { content: Reviews }) {
  const { reviews, carousel } = content;
  const services = servicesOf(reviews);
  return reviews.map((review, index) => (
    <div
      key={reviewId(index)}
      className={cx(s.slide, placeOf(index), serviceOf(review.bought, services))}
      id={reviewId(index)}
      role="group"
      aria-roledescription="slide"
      aria-label={fillTemplate(carousel.slide, { number: index + 1, total: reviews.length })}
    >
      <ReviewCard review={review} words={content} />
    </div>
  ));
}
