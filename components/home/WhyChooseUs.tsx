import type { Content } from '../../schemas/content.ts';
import { base } from '../base.styles.ts';
import { cx } from '../cx.ts';
import { LegendDrawing, legendNames } from '../drawings/LegendDrawing.tsx';
import { from, sheet, tiny } from '../sheet.ts';
import { TextLink } from '../TextLink.tsx';
import { Voice } from '../Voice.tsx';
import { lazy } from './lazy.styles.ts';

const s = sheet('home/WhyChooseUs', {
  why: { background: 'var(--surface)', borderBottom: '1.5px solid var(--ink)' },
  start: { display: 'grid', gridTemplateRows: 'auto auto 1fr', gap: 12 },
  // As high as the reasons beside it.
  plate: {
    display: 'grid',
    marginTop: 'clamp(1.5rem, 3vw, 3rem)',
    padding: 'clamp(1.5rem, 3vw, 3rem) min(3rem, 7vw)',
    border: '1.5px solid var(--ink)',
    borderRadius: 6,
    background: 'var(--water)',
    alignContent: 'space-between',
    '& figure': { margin: 0 },
  },
  brief: {
    '& blockquote': {
      overflowWrap: 'anywhere',
      maxWidth: '7em',
      fontSize: 'min(3rem, 10vw)',
      textIndent: '-.42em',
    },
  },
  // As high as the plate beside them.
  reasons: { display: 'grid', borderBottom: '1.5px solid var(--ink)' },
  reason: {
    display: 'grid',
    gridTemplateColumns: '56px minmax(0, 1fr)',
    gap: 16,
    alignItems: 'center',
    padding: '1.1rem 0',
    borderTop: '1.5px solid var(--ink)',
    [from.sm]: { gridTemplateColumns: '112px minmax(0, 1fr)', '& h3': { fontSize: '1.6875rem' } },
    [tiny]: { gridTemplateColumns: '1fr' },
    '& img': { width: '100%' },
  },
});

/** Characters up to which the customer's word is set as large as a heading. */
const BRIEF = 60;

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
    <section className={cx(base.section, s.why, lazy('whyChooseUs'))}>
      <div className={cx(base.wrap, base.split)}>
        <div className={s.start}>
          <h2>{whyChooseUs.heading}</h2>
          <p className={base.lead}>{whyChooseUs.text}</p>
          <div className={chosen && cx(s.plate, chosen.review.length <= BRIEF && s.brief)}>
            {chosen && (
              <Voice person={{ ...chosen, voice: `“${chosen.review}”`, role }} sampleLabel={sampleLabel} />
            )}
            <TextLink href={whyChooseUs.href} title={whyChooseUs.action} />
          </div>
        </div>
        <ul className={s.reasons}>
          {whyChooseUs.reasons.map(({ title, text }, index) => (
            <li key={title} className={s.reason}>
              <LegendDrawing name={legendNames[index] ?? 'expertise'} />
              <div>
                <h3>{title}</h3>
                <p className={base.lead}>{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
