import type { Reviews } from '../../schemas/pages.ts';
import { base } from '../base.styles.ts';
import { cx } from '../cx.ts';
import { from, sheet } from '../sheet.ts';
import { Reviewer } from './ReviewCard.tsx';

const s = sheet('review/LargeQuote', {
  band: { background: 'var(--pine)', borderTop: '1.5px solid var(--ink)' },
  figure: {
    display: 'grid',
    alignItems: 'center',
    gap: '2rem',
    // In line with the third card.
    [from.lg]: { gridTemplateColumns: '2fr 1fr' },
  },
  quote: {
    maxWidth: '16em',
    fontSize: 'clamp(1.5rem, .9rem + 2.8vw, 3.5rem)',
    letterSpacing: '-.02em',
    fontWeight: 800,
    lineHeight: 1.15,
    overflowWrap: 'break-word',
    textWrap: 'balance',
  },
  /** In smaller type, so that it stays on one screen. */
  long: { maxWidth: '34em', fontSize: 'clamp(1.25rem, 1rem + 1vw, 1.75rem)', lineHeight: 1.4 },
  /** A sign like one beside a road. */
  sign: {
    position: 'relative',
    justifySelf: 'start',
    padding: '2.25rem 1.5rem 1.25rem',
    background: 'var(--surface)',
    color: 'var(--ink)',
    borderRadius: 6,
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
        <Reviewer review={chosen} words={reviews} className={s.sign} />
      </figure>
    </div>
  );
}
