import type { About } from '../../schemas/pages.ts';
import { base } from '../base.styles.ts';
import { cx } from '../cx.ts';
import { LegendDrawing, legendNames } from '../drawings/LegendDrawing.tsx';
import { below, from, sheet } from '../sheet.ts';
import { TextLink } from '../TextLink.tsx';

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
    paddingBlock: 'clamp(1.25rem, .8rem + 2vw, 2.75rem)',
    display: 'grid',
    gridTemplateColumns: 'clamp(56px, 7vw, 96px) minmax(0, 1fr)',
    columnGap: 'clamp(1rem, 2vw, 2rem)',
    alignContent: 'start',
    '& > img': { gridRow: 'span 2' },
    [below.md]: { '& + &': { borderTop: LINE } },
    [from.md]: {
      '&:nth-child(odd)': { paddingRight: 'clamp(1rem, 3vw, 3rem)', borderRight: LINE },
      '&:nth-child(even)': { paddingLeft: 'clamp(1rem, 3vw, 3rem)' },
      '&:nth-child(n + 3)': { borderTop: LINE },
    },
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
  link: { gridColumn: 2, justifySelf: 'start', marginTop: 6 },
});

/** What distinguishes the agency. */
export function Differentiators({ heading, items }: About['differentiators']) {
  return (
    <section className={cx(base.wrap, s.section)} aria-labelledby="differentiators">
      <h2 id="differentiators">{heading}</h2>
      <ul className={s.quarters}>
        {items.map(({ title, text, link }, index) => (
          <li key={title} className={s.quarter}>
            <LegendDrawing name={legendNames[index] ?? 'expertise'} />
            <h3 className={s.title}>{title}</h3>
            <p className={s.text}>{text}</p>
            {link && <TextLink className={s.link} {...link} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
