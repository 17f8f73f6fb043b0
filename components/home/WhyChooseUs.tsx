import type { Content } from '../../schemas/content.ts';
import { base } from '../base.styles.ts';
import { cx } from '../cx.ts';
import { LegendDrawing, legendNames } from '../drawings/LegendDrawing.tsx';
import { from, sheet, tiny } from '../sheet.ts';
import { TextLink } from '../TextLink.tsx';
import { Voice } from '../Voice.tsx';
import { lazy } from './lazy.styles.ts';

const s = sheet('home/WhyChooseUs', {
  heading: { rowGap: 12, alignItems: 'baseline', marginBottom: 'clamp(1.5rem, 3vw, 3rem)' },
  columns: {
    display: 'grid',
    columnGap: 'clamp(2rem, 4.5vw, 4rem)',
    [from.lg]: { gridTemplateColumns: '1fr 1fr' },
  },
  reason: {
    display: 'grid',
    gridTemplateColumns: '56px minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: 'clamp(1.1rem, 2vw, 2rem)',
    padding: '1.1rem 0 1rem',
    borderTop: '1.5px solid var(--ink)',
    [from.sm]: { gridTemplateColumns: 'clamp(6rem, 9vw, 9rem) minmax(0, 1fr)', padding: '1.6rem 0 1.5rem' },
    [tiny]: { gridTemplateColumns: '1fr', rowGap: 12 },
    '& img': { width: '100%' },
  },
  text: { color: 'var(--ink-2)', marginTop: '.25rem', fontSize: '1.125rem', lineHeight: 1.45 },
  lead: { marginTop: 8 },
});

/** Four reasons, as the legend of a map, with the word of a customer. */
export function WhyChooseUs({ content }: { content: Content }) {
  const { whyChooseUs } = content.home;
  const { reviews, sampleLabel } = content.reviews;
  const chosen = reviews.find(({ home }) => home);
  // What they got for it belongs beside it.
  const role = [chosen?.business ?? chosen?.address, chosen?.incentive, chosen?.insider]
    .filter(Boolean)
    .join('. ');
  return (
    <section className={cx(base.section, lazy('whyChooseUs'))}>
      <div className={base.wrap}>
        <div className={cx(s.columns, s.heading)}>
          <div>
            <h2>{whyChooseUs.heading}</h2>
            <p className={cx(base.lead, s.lead)}>{whyChooseUs.text}</p>
          </div>
          <div>
            {chosen && (
              <Voice person={{ ...chosen, voice: `“${chosen.review}”`, role }} sampleLabel={sampleLabel} />
            )}
            <TextLink href={whyChooseUs.href} title={whyChooseUs.action} />
          </div>
        </div>
        <ul className={s.columns}>
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
