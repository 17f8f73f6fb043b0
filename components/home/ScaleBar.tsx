import { base } from '../base.styles.ts';
import { cx } from '../cx.ts';
import { from, sheet } from '../sheet.ts';
import type { Figure } from './figures.ts';

const s = sheet('home/ScaleBar', {
  scale: { marginTop: 'clamp(1.5rem, 4vw, 3.5rem)' },
  figure: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '1rem',
    '& b': {
      fontSize: 'clamp(3.5rem, 5vw, 4.5rem)',
      letterSpacing: '-.03em',
      lineHeight: 1,
      minWidth: '1.25em',
    },
    '& a': { fontSize: 'var(--fs-h3)', fontWeight: 700 },
    '& svg': { flexBasis: '100%', height: 24, overflow: 'visible', fill: 'var(--surface)' },
    '& + &': { marginTop: 20 },
    [from.lg]: { flexWrap: 'nowrap', '& a': { minWidth: '10.5em' } },
    '&:last-of-type svg': { fill: 'var(--signal)' },
  },
});

/** The figures as bars on one scale, each with a link to the place where they can be counted. */
export function ScaleBar({ figures }: { figures: Figure[] }) {
  return (
    <ul className={cx(base.figures, s.scale)}>
      {figures.map(({ count, caption, href, share }) => (
        <li key={caption} className={s.figure}>
          <b>{count} </b>
          <a href={href}>{caption}</a>
          {/* The length is an attribute: the security policy forbids style attributes. */}
          <svg aria-hidden="true" stroke="var(--ink)" strokeWidth="2">
            <rect width={`${share}%`} height="100%" />
          </svg>
        </li>
      ))}
    </ul>
  );
}
