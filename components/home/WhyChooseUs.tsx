import type { Content } from '../../schemas/content.ts';
import { fillTemplate } from '../../schemas/fill-template.ts';
import { base } from '../base.styles.ts';
import { cx } from '../cx.ts';
import { LegendDrawing, legendNames } from '../drawings/LegendDrawing.tsx';
import { from, sheet, tiny } from '../sheet.ts';
import { TextLink } from '../TextLink.tsx';
import { Voice } from '../Voice.tsx';
import { lazy } from './lazy.styles.ts';

const s = sheet('home/WhyChooseUs', {
  why: { background: 'var(--surface)', borderBottom: '1.5px solid var(--ink)' },
  lead: { marginTop: 12 },
  reasons: {
    display: 'grid',
    gap: 'clamp(1.5rem, 3vw, 3rem)',
    marginTop: 'clamp(1.5rem, 3vw, 3rem)',
    [from.lg]: { gridTemplateColumns: '1fr 1fr' },
  },
  plate: {
    marginTop: 'clamp(1.5rem, 3vw, 3rem)',
    padding: '0 min(2rem, 5vw) 1.25rem',
    border: '1.5px solid var(--ink)',
    borderRadius: 6,
    background: 'var(--water)',
    [from.lg]: {
      display: 'flex',
      alignItems: 'end',
      justifyContent: 'space-between',
      '& > a': { flex: 'none' },
    },
  },
  brief: { '& blockquote': { fontSize: 'min(var(--fs-h2), 8vw)' } },
  reason: {
    display: 'grid',
    gridTemplateColumns: '72px minmax(0, 1fr)',
    gap: 16,
    alignItems: 'center',
    [from.sm]: { gridTemplateColumns: '112px minmax(0, 1fr)' },
    [tiny]: { gridTemplateColumns: '1fr' },
    // The proof is louder than the claim.
    '& h3': { color: 'var(--ink-2)', fontSize: '1rem', marginBottom: 8 },
    '& p': {
      fontSize: 'clamp(1.25rem, 1rem + 1.2vw, 2.125rem)',
      fontWeight: 800,
      lineHeight: 1.12,
      textWrap: 'balance',
    },
    '& img': { width: '100%' },
  },
});

/** Characters up to which the customer's word is set as large as a heading. */
const BRIEF = 80;

/** Four reasons, as the legend of a map, with the word of a customer. */
export function WhyChooseUs({ content }: { content: Content }) {
  const { whyChooseUs } = content.home;
  const { reviews, sampleLabel } = content.reviews;
  const chosen = reviews.find(({ home }) => home);
  // What they got for it belongs beside it.
  const place = [chosen?.business, chosen?.address].filter(Boolean).join(', ');
  const role = [place, chosen?.incentive, chosen?.insider].filter(Boolean).join('. ');
  return (
    <section className={cx(base.section, s.why, lazy('whyChooseUs'))}>
      <div className={base.wrap}>
        <h2>{whyChooseUs.heading}</h2>
        <p className={cx(base.lead, s.lead)}>{whyChooseUs.text}</p>
        <ul className={s.reasons}>
          {whyChooseUs.reasons.map(({ title, text }, index) => (
            <li key={title} className={s.reason}>
              <LegendDrawing name={legendNames[index] ?? 'expertise'} />
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ul>
        <div className={chosen && cx(s.plate, chosen.review.length <= BRIEF && s.brief)}>
          {chosen && (
            <Voice person={{ ...chosen, voice: `“${chosen.review}”`, role }} sampleLabel={sampleLabel} />
          )}
          <TextLink
            href={whyChooseUs.href}
            title={fillTemplate(whyChooseUs.action, { count: String(reviews.length) })}
          />
        </div>
      </div>
    </section>
  );
}
