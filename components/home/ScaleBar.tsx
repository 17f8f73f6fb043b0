import { from, sheet } from '../sheet.ts';
import type { Figure } from './figures.ts';

const s = sheet('home/ScaleBar', {
  scale: { marginTop: 'clamp(1.5rem, 4vw, 3.5rem)' },
  figure: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '1rem',
    marginTop: 20,
    '& b': {
      fontSize: 'clamp(4.5rem, 8vw, 7.5rem)',
      lineHeight: 0.9,
      minWidth: '1.25em',
    },
    '& a': { fontSize: 'var(--fs-h3)', fontWeight: 700 },
    '& svg': { flexBasis: '100%', height: 40, overflow: 'visible', fill: 'var(--surface)' },
    [from.lg]: { flexWrap: 'nowrap', '& a': { minWidth: '10.5em' } },
    '&:last-of-type svg': { fill: 'var(--signal)' },
  },
});

/**
 * The figures as the scale bars of a map, on one scale and with a field for each unit; each with a link to the place
 * where they can be counted.
 */
export function ScaleBar({ figures }: { figures: Figure[] }) {
  return (
    <ul className={s.scale}>
      {figures.map(({ count, caption, href, share }) => (
        <li key={caption} className={s.figure}>
          <b>{count} </b>
          <a href={href}>{caption}</a>
          {/* The length is an attribute: the security policy forbids style attributes. */}
          <svg aria-hidden="true" stroke="var(--ink)" strokeWidth="2">
            <rect width={`${share}%`} height="100%" />
            <line x2={`${share}%`} y1="30" y2="30" pathLength={count} strokeDasharray="1" strokeWidth="20" />
          </svg>
        </li>
      ))}
    </ul>
  );
}
