import type { Reviews } from '../../schemas/pages.ts';
import { base } from '../base.styles.ts';
import { cx } from '../cx.ts';
import { from, sheet } from '../sheet.ts';
import { ReviewMap } from './ReviewMap.tsx';
import { beside, LISTED, lowScreen, MARGIN, OVERLAP, SIDE } from './screens.ts';

const s = sheet('review/ReviewBanner', {
  /** The land lies in water. */
  ground: {
    overflow: 'clip',
    background: 'var(--water)',
    borderBottom: '1.5px solid var(--ink)',
    // Beside the list of reviews, and in sight down to its end.
    [beside]: {
      [LISTED]: {
        position: 'sticky',
        top: 'var(--header)',
        float: 'left',
        height: 'calc(100vh - var(--header))',
        width: `calc(${SIDE} + ${MARGIN})`,
        borderRight: '1.5px solid var(--ink)',
        '& > *': { height: '100%', grid: 'auto 1fr / 1fr', padding: `2rem 2rem 76px ${MARGIN}` },
        '& > * > *': { padding: 0 },
        '& h1': { fontSize: 44 },
      },
    },
  },
  banner: {
    paddingBlock: 'clamp(1.5rem, 4vw, 3rem) 16px',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '16px clamp(1.5rem, 4vw, 4rem)',
    [from.md]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      alignItems: 'center',
    },
    // The words have room for two of a usual length on a line of the heading; the map has the rest.
    [from.lg]: {
      gridTemplateColumns: 'minmax(26rem, 1fr) minmax(0, auto)',
      paddingBottom: `calc(24px + ${OVERLAP})`,
    },
    [lowScreen]: { paddingTop: 20 },
  },
  words: {
    // ReviewCarousel.tsx puts position, buttons and choice of the carousel here.
    [from.lg]: {
      paddingBottom: 136,
      // On two lines of its column.
      '& h1': { fontSize: 'clamp(2.75rem, 13vh - 2.9rem, min(4.9vw, 4.3rem))' },
    },
    [from.xl]: { paddingBottom: 72 },
    '& h1': { maxWidth: '9em' },
    '& p': { marginTop: 16 },
  },
});

/** Heading and lead with the map of the reviewers' towns: below the text on phones, otherwise to its right. */
export function ReviewBanner({ reviews, headingId }: { reviews: Reviews; headingId: string }) {
  return (
    <div className={s.ground}>
      <div className={cx(base.wrap, s.banner)}>
        <div className={s.words}>
          <h1 id={headingId}>{reviews.heading}</h1>
          <p className={base.lead}>
            {reviews.reviews.some(({ sample }) => sample) ? reviews.sampleNotice : reviews.lead}
          </p>
        </div>
        <ReviewMap reviews={reviews.reviews} />
      </div>
    </div>
  );
}
