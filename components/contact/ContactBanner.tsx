import { base } from '../base.styles.ts';
import { cx } from '../cx.ts';
import { Pin } from '../drawings/parts/Pin.tsx';
import { below, forced, from, sheet, tiny } from '../sheet.ts';

const s = sheet('contact/ContactBanner', {
  banner: {
    position: 'relative',
    overflow: 'clip',
    background: 'var(--signal)',
    borderBottom: '1.5px solid var(--ink)',
  },
  words: {
    position: 'relative',
    paddingBlock: '2.25rem 6.25rem',
    [from.sm]: { paddingTop: '3rem' },
    [from.lg]: { paddingBlock: 'clamp(3rem, 2rem + 2.5vw, 6rem) clamp(5rem, 3rem + 4vw, 8rem)' },
  },
  heading: {
    maxWidth: '6em',
    fontSize: 'clamp(3rem, 2rem + 5.6vw, 6rem)',
    letterSpacing: '-.05em',
    lineHeight: 0.88,
    [from.lg]: { fontSize: 'clamp(3.25rem, 1.6rem + 6.5vw, 8rem)' },
  },
  subline: {
    marginTop: '.7rem',
    fontSize: 'clamp(1.375rem, 1.2rem + .9vw, 2rem)',
    fontWeight: 700,
    letterSpacing: '-.015em',
    lineHeight: 1.3,
    [from.lg]: { marginTop: '1.25rem' },
  },
  // The place of the pin is said by top and right; the widths keep every ring clear of the words.
  rings: {
    position: 'absolute',
    top: '46%',
    right: 'clamp(44px, 28vw - 46px, 72px)',
    width: 'clamp(420px, 286vw - 494px, 620px)',
    maxWidth: 'none',
    transform: 'translate(50%, -50%)',
    [tiny]: { display: 'none' },
    [forced]: { color: 'inherit' },
    [below.lg]: { '& circle:nth-of-type(n + 6)': { display: 'none' } },
    [below.sm]: { '& circle:nth-of-type(n + 4)': { display: 'none' } },
    [from.sm]: { right: 190, width: 700 },
    // Above the middle of the card, which is in the right 7 of 12 columns.
    [from.lg]: { top: '50%', right: 'max(29.5%, 50% - 294px)', width: 'min(70vw, 1000px)' },
  },
});

/** Rings that a call spreads: each wider, thinner and fainter than the one before. */
const RINGS = [70, 120, 175, 235, 300, 370, 445];

/** Give Us a Shout: the one page whose banner is the signal color. */
export function ContactBanner({ heading, subline }: { heading: string; subline: string }) {
  return (
    <div className={s.banner}>
      <svg className={s.rings} viewBox="0 0 1000 1000" aria-hidden="true">
        <g fill="none" stroke="currentColor">
          {RINGS.map((radius, index) => (
            <circle
              key={radius}
              cx="500"
              cy="500"
              r={radius}
              strokeWidth={(8.5 - index * 1.1).toFixed(1)}
              opacity={(1 - index * 0.1).toFixed(1)}
            />
          ))}
        </g>
        {/* The route from the pin to the form, in ink as everywhere on orange. */}
        <path d="M500 500v500" stroke="currentColor" strokeWidth="12" />
        <Pin color="paper" place="translate(500 500) scale(2.4)" />
      </svg>
      <div className={cx(base.wrap, s.words)}>
        <h1 className={s.heading}>{heading}</h1>
        <p className={s.subline}>{subline}</p>
      </div>
    </div>
  );
}
