import type { CSSObject } from '@emotion/react';
import { fillTemplate } from '../../schemas/fill-template.ts';
import type { Reviews } from '../../schemas/pages.ts';
import { base } from '../base.styles.ts';
import { cx } from '../cx.ts';
import { Island } from '../Island.tsx';
import { Carousel } from '../islands/carousel/Carousel.tsx';
import { useRendering } from '../page.ts';
import { below, from, sheet } from '../sheet.ts';
import { lowScreen, lowWideScreen, OVERLAP } from './low-screen.ts';
import { ReviewSlides } from './ReviewSlides.tsx';
import { servicesOf } from './services.styles.ts';

/** All reviews below each other instead of side by side; there are no steps. */
const inRows: CSSObject = {
  gridAutoFlow: 'row',
  gridAutoColumns: 'auto',
  overflow: 'visible',
  paddingTop: 16,
};
const listed: CSSObject = {
  '--quote': '.7',
  '& [aria-roledescription=carousel] > :not([data-track])': { display: 'none' },
  '& [data-track]': {
    ...inRows,
    [from.md]: { gridTemplateColumns: '1fr 1fr' },
    [from.lg]: { gridTemplateColumns: '1fr 1fr 1fr', paddingTop: 0 },
  },
};

const s = sheet('review/ReviewCarousel', {
  section: {
    position: 'relative',
    paddingBlock: '8px clamp(3rem, 5vw, 5rem)',
    '& [aria-roledescription=carousel]': { border: 0 },
    // Position and buttons are below the text, beside the map, so that map and reviews fit on one screen.
    [from.lg]: {
      paddingTop: 0,
      marginTop: `-${OVERLAP}`,
      '& [aria-roledescription=carousel] > :first-child': {
        position: 'absolute',
        bottom: '100%',
        paddingBottom: 24,
        // The buttons come first: they stay in their place while the numbers grow.
        flexDirection: 'row-reverse',
        gap: '1.5rem',
        // At the right of the choice.
        [lowWideScreen]: { left: 'calc(var(--gutter) + 21.5rem)' },
      },
      '& [data-track]': { paddingTop: 0 },
    },
    [lowScreen]: { '--quote': '.76' },
    [below.md]: { '--quote': '.88' },
    '&:has(option:not(:first-child):checked)': {
      ...listed,
      '& [data-track] > *': { scrollMarginTop: '10rem' },
      // On a phone the list is long.
      [`${below.lg} and (min-height: 22em)`]: { '& > label': { position: 'sticky', top: 'var(--header)' } },
    },
    // Two beside each other, or they would fill a dozen sheets.
    '@media print': {
      ...listed,
      '& [data-track]': { ...inRows, gridTemplateColumns: '1fr 1fr' },
      '& [data-track] > *': { breakInside: 'avoid' },
    },
  },
  all: {
    zIndex: 1,
    display: 'flex',
    gap: '.7rem',
    alignItems: 'center',
    fontWeight: 600,
    [below.lg]: {
      marginInline: 'calc(-1 * var(--gutter))',
      padding: '10px var(--gutter)',
      background: 'var(--paper)',
    },
    [from.lg]: { position: 'absolute', bottom: 'calc(100% + 88px)', '& select': { width: '16.5rem' } },
    [lowWideScreen]: { bottom: 'calc(100% + 28px)' },
    '@media print': { display: 'none' },
  },
  notice: { marginTop: 16, maxWidth: '33em', color: 'var(--ink-2)', lineHeight: 1.45 },
});

/** All reviews side by side, and below them the note that they are samples, while any of them is. */
export function ReviewCarousel({ content }: { content: Reviews }) {
  useRendering().inlineScript('steps');
  const { carousel: labels, reviews, sampleNotice, show } = content;
  return (
    <div className={cx(base.wrap, s.section)}>
      {/* Above the reviews, where it stays when they become a list. */}
      {reviews.length > 1 && (
        <label className={s.all}>
          {show.label}{' '}
          <select className={base.select}>
            <option>{show.some}</option>
            <option>{fillTemplate(show.all, { total: reviews.length })}</option>
            {servicesOf(reviews).map((service) => (
              <option key={service}>
                {`${service} (${reviews.filter(({ bought }) => bought === service).length})`}
              </option>
            ))}
          </select>
        </label>
      )}
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
