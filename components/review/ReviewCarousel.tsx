import type { Reviews } from '../../build/content/schemas/pages.ts';
import { base } from '../base.styles.ts';
import { cx } from '../cx.ts';
import { Island } from '../Island.tsx';
import { Carousel } from '../islands/carousel/Carousel.tsx';
import { useRendering } from '../page.ts';
import { sheet } from '../sheet.ts';
import { ReviewSlides } from './ReviewSlides.tsx';

const s = sheet('review/ReviewCarousel', {
  section: { paddingBottom: 'var(--section)' },
  notice: { marginTop: 16, maxWidth: '33em', color: 'var(--ink-2)', lineHeight: 1.45 },
});

/** All reviews side by side, and under them the note that they are samples while one of them is. */
export function ReviewCarousel({ content }: { content: Reviews }) {
  useRendering().inlineScript('steps');
  const { carousel: labels, reviews, sampleNotice } = content;
  return (
    <div className={cx(base.wrap, s.section)}>
      <Island
        name="carousel"
        view={Carousel}
        props={{ id: 'reviews', total: reviews.length, labels }}
        slots={{ slides: <ReviewSlides content={content} /> }}
      />
      {reviews.some(({ sample }) => sample) && <p className={s.notice}>{sampleNotice}</p>}
    </div>
  );
}
