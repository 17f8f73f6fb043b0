import type { Reviews } from '../../schemas/pages.ts';
import { base } from '../base.styles.ts';
import { cx } from '../cx.ts';
import { from, sheet } from '../sheet.ts';
import { Reviewer } from './ReviewCard.tsx';
import { TownMap } from './ReviewMap.tsx';

const s = sheet('review/LargeQuote', {
  band: { borderTop: '1.5px solid var(--ink)', background: 'var(--pine)' },
  figure: {
    display: 'grid',
    alignItems: 'center',
    paddingBlock: 'calc(var(--section) * .7)',
    // On laptops in line with the third card.
    [from.md]: {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
      columnGap: '2rem',
      '& > :first-child': { gridRow: '1 / 3' },
    },
  },
  quote: {
    fontSize: 'clamp(1.5rem, .6rem + 3.4vw, 4rem)',
    letterSpacing: '-.02em',
    textWrap: 'balance',
    fontWeight: 800,
    lineHeight: 1.15,
  },
  /** In smaller type, so that it stays on one screen. */
  long: { maxWidth: '34em', fontSize: 'clamp(1.25rem, 1rem + 1vw, 1.75rem)', lineHeight: 1.4 },
  map: { marginTop: 32, width: '100%', borderRadius: '6px 6px 0 0' },
  sign: {
    position: 'relative',
    padding: '2rem 1.5rem 1.5rem',
    borderRadius: '0 0 6px 6px',
    color: 'var(--ink)',
    background: 'var(--surface)',
  },
});

/** Characters up to which a quote is set in the largest type. */
const SHORT = 200;

/** The review that the agency chose to show large, below the others. */
export function LargeQuote({ reviews }: { reviews: Reviews }) {
  const chosen = reviews.reviews.find(({ large }) => large);
  if (!chosen) return null;
  return (
    <div className={cx(s.band, base.dark)}>
      <figure className={cx(base.wrap, base.section, s.figure)}>
        <blockquote className={cx(s.quote, chosen.review.length > SHORT && s.long)}>
          “{chosen.review}”
        </blockquote>
        <TownMap review={chosen} className={s.map} />
        <Reviewer review={chosen} words={reviews} className={s.sign} />
      </figure>
    </div>
  );
}
