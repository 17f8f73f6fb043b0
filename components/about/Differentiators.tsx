import type { About } from '../../schemas/pages.ts';
import { base } from '../base.styles.ts';
import { cx } from '../cx.ts';
import { below, from, sheet, tiny } from '../sheet.ts';

const LINE = '1.5px solid var(--ink)';

const s = sheet('about/Differentiators', {
  section: { paddingBlock: 'var(--section)' },
  /** Four quarters of a map around the crossing of two lines. */
  quarters: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    marginTop: 'clamp(1.75rem, 1.4rem + 1.6vw, 3rem)',
    borderBlock: LINE,
    [from.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  quarter: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    [tiny]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 16 },
    columnGap: 'clamp(1rem, 2vw, 2rem)',
    alignItems: 'start',
    paddingBlock: 'clamp(1.25rem, .8rem + 2vw, 2.75rem)',
    [below.md]: { '& + &': { borderTop: LINE } },
    [from.md]: {
      '&:nth-child(odd)': { paddingRight: 'clamp(1rem, 3vw, 3rem)', borderRight: LINE },
      '&:nth-child(even)': { paddingLeft: 'clamp(1rem, 3vw, 3rem)' },
      '&:nth-child(n + 3)': { borderTop: LINE },
    },
  },
  /** A bearing, signed like the compass above. */
  bearing: {
    display: 'grid',
    placeItems: 'center',
    position: 'relative',
    width: 'clamp(3.25rem, 2.6rem + 2.4vw, 5rem)',
    aspectRatio: '1',
    paddingTop: '.1em',
    borderRadius: 10,
    background: 'var(--wood)',
    fontSize: 'clamp(1.25rem, 1rem + .9vw, 1.75rem)',
    fontWeight: 800,
    lineHeight: 1,
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 4,
      border: '2px solid',
      borderRadius: 7,
    },
    'li:first-child &': { background: 'var(--signal)' },
  },
  title: {
    fontSize: 'min(clamp(1.5rem, 1.2rem + 1.1vw, 2.125rem), 11vw)',
    lineHeight: 1.1,
    overflowWrap: 'anywhere',
  },
  text: {
    marginTop: 8,
    maxWidth: '30em',
    color: 'var(--ink-2)',
    lineHeight: 1.5,
    [from.lg]: { fontSize: '1.1875rem' },
  },
});

/** One for each quarter, where it is on a map with north on top. */
const BEARINGS = ['NW', 'NE', 'SW', 'SE'];

/** What distinguishes the agency: one for each quarter of the compass. */
export function Differentiators({ heading, items }: About['differentiators']) {
  return (
    <section className={cx(base.wrap, s.section)} aria-labelledby="differentiators">
      <h2 id="differentiators">{heading}</h2>
      <ul className={s.quarters}>
        {items.map(({ title, text }, index) => (
          <li key={title} className={s.quarter}>
            <span className={s.bearing} aria-hidden="true">
              {BEARINGS[index]}
            </span>
            <div>
              <h3 className={s.title}>{title}</h3>
              <p className={s.text}>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
