import type { Home } from '../../build/content/schemas/home.ts';
import { base } from '../base.styles.ts';
import { cx } from '../cx.ts';
import { LegendDrawing, legendNames } from '../drawings/LegendDrawing.tsx';
import { from, sheet, tiny } from '../sheet.ts';
import { lazy } from './lazy.styles.ts';

const s = sheet('home/WhyChooseUs', {
  heading: { [from.lg]: { position: 'sticky', top: 'calc(var(--header) + 40px)', alignSelf: 'start' } },
  lead: { marginTop: 20, maxWidth: '26em' },
  reason: {
    display: 'grid',
    gridTemplateColumns: '56px minmax(0, 1fr)',
    [tiny]: { gridTemplateColumns: '1fr', rowGap: 12, '& svg': { width: 96 } },
    columnGap: '1.1rem',
    padding: '1.1rem 0 1rem',
    borderTop: '1.5px solid var(--ink)',
    '&:last-of-type': { borderBottom: '1.5px solid var(--ink)' },
    [from.sm]: { gridTemplateColumns: '64px minmax(0, 1fr)' },
    [from.lg]: { gridTemplateColumns: '96px minmax(0, 1fr)', columnGap: '2rem', padding: '1.6rem 0 1.5rem' },
  },
  text: {
    color: 'var(--ink-2)',
    marginTop: '.2rem',
    textWrap: 'balance',
    fontSize: '1rem',
    lineHeight: 1.45,
    [from.sm]: { fontSize: 'inherit', lineHeight: 'inherit' },
  },
});

/** Four reasons, as the legend of a map. */
export function WhyChooseUs({ whyChooseUs }: { whyChooseUs: Home['whyChooseUs'] }) {
  return (
    <section className={cx(base.section, lazy('whyChooseUs'))}>
      <div className={cx(base.wrap, base.split)}>
        <div className={s.heading}>
          <h2>{whyChooseUs.heading}</h2>
          <p className={cx(base.lead, s.lead)}>{whyChooseUs.text}</p>
        </div>
        <ul>
          {whyChooseUs.reasons.map(({ title, text }, index) => (
            <li key={title} className={s.reason}>
              <LegendDrawing name={legendNames[index] ?? 'expertise'} />
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
