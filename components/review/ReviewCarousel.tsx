import type { CSSObject } from '@emotion/react';
import { fillTemplate } from '../../schemas/fill-template.ts';
import type { Reviews } from '../../schemas/pages.ts';
import { base } from '../base.styles.ts';
import { cx } from '../cx.ts';
import { Island } from '../Island.tsx';
import { Carousel } from '../islands/carousel/Carousel.tsx';
import { useRendering } from '../page.ts';
import { below, from, sheet } from '../sheet.ts';
import { ReviewSlides } from './ReviewSlides.tsx';
import { beside, LISTED, lowScreen, MARGIN, OVERLAP, SIDE } from './screens.ts';
import { servicesOf } from './services.styles.ts';

/** All reviews below each other, in one to three columns, instead of side by side; there are no steps. */
const listed: CSSObject = {
  '--quote': '.7',
  '& section > :not([data-track])': { display: 'none' },
  '& [data-track]': {
    gridAutoFlow: 'row',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(18rem, 29%)), 1fr))',
    overflow: 'visible',
  },
};

const s = sheet('review/ReviewCarousel', {
  section: {
    paddingBlock: '8px clamp(3rem, 5vw, 5rem)',
    position: 'relative',
    // Position and buttons are below the text, beside the map, so that map and reviews fit on one screen.
    [from.lg]: {
      paddingTop: 0,
      marginTop: `-${OVERLAP}`,
      // With what is above it, when another choice brings a visitor back.
      scrollMarginTop: '100vh',
      '& section > :first-child': {
        position: 'absolute',
        // The buttons come first: they stay in their place while the numbers grow.
        flexDirection: 'row-reverse',
        gap: '1.5rem',
        bottom: '100%',
        paddingBottom: 22,
        // At the right of the choice.
        [from.xl]: { left: 'calc(var(--gutter) + 21.5rem)' },
      },
    },
    // Both have room for larger text.
    [below.lg]: { '& section > :first-child': { paddingLeft: '48%' } },
    [lowScreen]: { '--quote': '.76' },
    [below.md]: { '--quote': '.7' },
    '&:has(select > :first-child:not(:checked))': {
      ...listed,
      '& [data-track] > *': { scrollMarginTop: '10rem', viewTimelineAxis: 'block' },
      [below.lg]: {
        '& > label': {
          padding: '10px var(--gutter)',
          position: 'sticky',
          margin: '0 calc(-1 * var(--gutter)) 16px',
          fontSize: 'inherit',
          background: 'var(--paper)',
        },
      },
      // On a phone the list is long.
      [`${below.lg} and (min-height: 22em)`]: { '& > label': { top: 'var(--header)' } },
    },
    [beside]: {
      [LISTED]: {
        width: 'auto',
        paddingTop: 32,
        margin: `0 0 0 calc(${SIDE} + ${MARGIN})`,
        paddingRight: MARGIN,
        minHeight: 'calc(100vh - var(--header))',
        '& [data-track] > *': { scrollMarginTop: 32 },
        // Below the map.
        '& > label': {
          height: 44,
          position: 'sticky',
          margin: `0 100% -44px calc(-${SIDE} - var(--gutter))`,
          top: 'calc(100vh - 76px)',
        },
      },
    },
    // Beside each other, or they would fill a dozen sheets.
    '@media print': {
      ...listed,
      '& [data-track] > *': { breakInside: 'avoid' },
    },
  },
  all: {
    display: 'flex',
    fontWeight: 600,
    position: 'absolute',
    alignItems: 'center',
    zIndex: 1,
    gap: '.7em',
    // At the left of the buttons.
    [below.lg]: { top: 27, right: '50%', left: 'var(--gutter)' },
    // The word "Show" stands on other screens.
    [below.md]: {
      fontSize: 0,
      right: 'calc(132px + var(--gutter))',
      '& select': { width: '100%', fontSize: '1rem' },
    },
    [from.lg]: { bottom: 'calc(100% + 88px)', '& select': { width: '16rem' } },
    [from.xl]: { bottom: 'calc(100% + 28px)' },
    '@media print': { display: 'none' },
  },
});

/** All reviews side by side, below the choice of how and which. */
export function ReviewCarousel({ content }: { content: Reviews }) {
  useRendering().inlineScript('steps');
  const { carousel: labels, reviews, show } = content;
  const services = servicesOf(reviews);
  return (
    <div className={cx(base.wrap, s.section)}>
      {/* Above the reviews, where it stays when they become a list. */}
      {reviews.length > 1 && (
        <label className={s.all}>
          {show.label}{' '}
          <select className={base.select}>
            <option>{show.some}</option>
            <option>{fillTemplate(show.all, { total: reviews.length })}</option>
            {services.length > 0 && (
              <optgroup label={show.service}>
                {services.map((service) => (
                  <option key={service}>
                    {`${service} (${reviews.filter(({ bought }) => bought === service).length})`}
                  </option>
                ))}
              </optgroup>
            )}
          </select>
        </label>
      )}
      <Island
        name="carousel"
        view={Carousel}
        props={{ id: 'reviews', total: reviews.length, labels }}
        slots={{ slides: <ReviewSlides content={content} /> }}
      />
    </div>
  );
}
