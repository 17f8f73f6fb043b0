import type { Reviews } from '../../schemas/pages.ts';
import { base } from '../base.styles.ts';
import { cx } from '../cx.ts';
import { Pin } from '../drawings/parts/Pin.tsx';
import { from, sheet } from '../sheet.ts';

const s = sheet('review/LargeQuote', {
  band: { background: 'var(--pine)', borderTop: '1.5px solid var(--ink)' },
  figure: {
    display: 'grid',
    alignItems: 'center',
    gap: '2rem clamp(1.5rem, 4vw, 4rem)',
    [from.lg]: { gridTemplateColumns: '1fr auto' },
  },
  quote: {
    maxWidth: '21em',
    fontSize: 'clamp(1.5rem, .9rem + 2.8vw, 3.5rem)',
    fontWeight: 800,
    letterSpacing: '-.02em',
    lineHeight: 1.15,
    overflowWrap: 'break-word',
    textWrap: 'pretty',
  },
  /** In smaller type, so that it stays on one screen. */
  long: { maxWidth: '34em', fontSize: 'clamp(1.25rem, 1rem + 1vw, 1.75rem)', lineHeight: 1.4 },
  /** A sign like one beside a road. */
  sign: {
    display: 'flex',
    alignItems: 'center',
    gap: 16,
    justifySelf: 'start',
    flexWrap: 'wrap',
    padding: '1.5rem',
    background: 'var(--surface)',
    borderRadius: 6,
    color: 'var(--ink)',
    lineHeight: 1.35,
    whiteSpace: 'pre-line',
    '& b': { display: 'block', fontSize: '1.25rem' },
    '& svg': { flex: 'none' },
  },
});

/** Characters up to which a quote is set in the largest type. */
const SHORT = 200;

/** The review that the agency chose to show large, below the others. */
export function LargeQuote({ reviews: { reviews, sampleLabel } }: { reviews: Reviews }) {
  const chosen = reviews.find(({ large }) => large);
  if (!chosen) return null;
  const { review, name, business, address, bought, sample, incentive, insider } = chosen;
  return (
    <div className={cx(s.band, base.dark)}>
      <figure className={cx(base.wrap, base.section, s.figure)}>
        <blockquote className={cx(s.quote, review.length > SHORT && s.long)}>“{review}”</blockquote>
        <figcaption className={s.sign}>
          <svg width="36" height="48" viewBox="-18 -46 36 48" aria-hidden="true">
            <Pin />
          </svg>
          <div>
            <b>{name}</b>
            {business && `${business},\n`}
            {address}
            {sample && ` (${sampleLabel})`}
            {[bought, incentive, insider].map((line) => line && `\n${line}`)}
          </div>
        </figcaption>
      </figure>
    </div>
  );
}
