import type { Content } from '../../schemas/content.ts';
import { fillTemplate } from '../../schemas/fill-template.ts';
import { base } from '../base.styles.ts';
import { cx } from '../cx.ts';
import { from, sheet } from '../sheet.ts';
import { TextLink } from '../TextLink.tsx';
import { Voice } from '../Voice.tsx';
import { lazy } from './lazy.styles.ts';
import { band } from './route.styles.ts';

const s = sheet('home/WhyChooseUs', {
  why: { isolation: 'isolate', background: 'var(--surface)', borderBottom: '1.5px solid var(--ink)' },
  lead: { marginTop: 12 },
  /** Large words in rows, beside the person of whom the first one tells. */
  reasons: {
    marginTop: 'clamp(1.5rem, 3vw, 3rem)',
    '& li': { padding: 'clamp(1rem, 2.2vw, 2rem) 0' },
    '& li + li': { borderTop: '1.5px solid var(--line)' },
    // The proof is louder than the claim.
    '& h3': { color: 'var(--ink-2)', fontSize: '1rem', marginBottom: 8 },
    '& p': {
      fontSize: 'clamp(1.375rem, 1rem + 1.7vw, 2.75rem)',
      fontWeight: 800,
      lineHeight: 1.12,
      letterSpacing: '-.02em',
      textWrap: 'balance',
    },
    [from.lg]: { margin: '-1rem 0 0' },
  },
  /** On the route, which crosses the screen behind it. */
  plate: {
    position: 'relative',
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
    '&::before': {
      content: '""',
      position: 'absolute',
      zIndex: -1,
      inset: '50% -99vw auto',
      padding: 2,
      ...band('top'),
    },
  },
  brief: { '& blockquote': { fontSize: 'min(var(--fs-h2), 8vw)' } },
});

/** Characters up to which the customer's word is set as large as a heading. */
const BRIEF = 80;

/** Four reasons, with the word of somebody who does the work and of a customer. */
export function WhyChooseUs({ content }: { content: Content }) {
  const { about, home, site } = content;
  const { whyChooseUs } = home;
  const person = about.people?.items.find(({ voice }) => voice);
  const { reviews, sampleLabel } = content.reviews;
  const chosen = reviews.find(({ home }) => home);
  // What they got for it belongs beside it.
  const place = [chosen?.business, chosen?.address].filter(Boolean).join(', ');
  const role = [place, chosen?.incentive, chosen?.insider].filter(Boolean).join('. ');
  return (
    <section className={cx(base.section, s.why, lazy('whyChooseUs'))}>
      <div className={base.wrap}>
        <div className={base.split}>
          <div>
            <h2>{whyChooseUs.heading}</h2>
            <p className={cx(base.lead, s.lead)}>{whyChooseUs.text}</p>
            {person && (
              <Voice
                person={{ ...person, role: `${person.role}, ${site.agency}` }}
                sampleLabel={sampleLabel}
              />
            )}
          </div>
          <ul className={s.reasons}>
            {whyChooseUs.reasons.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </div>
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
