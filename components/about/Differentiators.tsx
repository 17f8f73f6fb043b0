import type { About } from '../../build/content/schemas/pages.ts';
import { base } from '../base.styles.ts';
import { cx } from '../cx.ts';
import { LegendDrawing, legendNames } from '../drawings/LegendDrawing.tsx';
import { below, from, sheet, tiny } from '../sheet.ts';

const s = sheet('about/Differentiators', {
  heading: { [from.lg]: { position: 'sticky', top: 120, alignSelf: 'start', maxWidth: '8em' } },
  legend: { borderBottom: '1.5px solid var(--ink)' },
  entry: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    [tiny]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 8 },
    columnGap: '1.1rem',
    paddingBlock: '1.1rem 1rem',
    borderTop: '1.5px solid var(--ink)',
    [from.lg]: { columnGap: '2rem', paddingBlock: '1.6rem 1.5rem' },
  },
  drawing: {
    width: 56,
    height: 56,
    [from.sm]: { width: 64, height: 64 },
    [from.lg]: { width: 96, height: 96 },
  },
  text: {
    marginTop: 4,
    maxWidth: '38em',
    color: 'var(--ink-2)',
    [below.sm]: { fontSize: '1rem', lineHeight: 1.45 },
  },
});

/** What sets the agency apart, drawn like the legend of a map. */
export function Differentiators({ heading, items }: About['differentiators']) {
  return (
    <section className={base.section} aria-labelledby="differentiators">
      <div className={cx(base.wrap, base.split)}>
        <h2 id="differentiators" className={s.heading}>
          {heading}
        </h2>
        <ul className={s.legend}>
          {items.map(({ title, text }, index) => (
            <li key={title} className={s.entry}>
              <LegendDrawing name={legendNames[index] ?? 'expertise'} className={s.drawing} />
              <div>
                <h3>{title}</h3>
                <p className={s.text}>{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
