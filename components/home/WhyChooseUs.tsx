import type { Content } from '../../schemas/content.ts';
import { fillTemplate } from '../../schemas/fill-template.ts';
import { base } from '../base.styles.ts';
import { cx } from '../cx.ts';
import { from, sheet } from '../sheet.ts';
import { TextLink } from '../TextLink.tsx';
import { reviewer, type Speaker, Voice } from '../Voice.tsx';
import { lazy } from './lazy.styles.ts';

const s = sheet('home/WhyChooseUs', {
  why: { borderBottom: '1.5px solid var(--ink)', background: 'var(--surface)' },
  lead: { marginTop: 12 },
  /** The heading, and the voice below it. */
  columns: { [from.lg]: { gridTemplateRows: 'auto 1fr' } },
  /** The answers of the agency, across from the customer's word. */
  reasons: {
    display: 'grid',
    paddingLeft: '6vw',
    gap: 12,
    '& li': {
      border: '2px solid var(--ink)',
      background: 'var(--water)',
      borderRadius: '20px 20px 0 20px',
      padding: '1.5rem min(2rem, 5vw) 1rem',
    },
    '& h3': { marginBottom: 8, fontSize: '1rem' },
    '& p': {
      fontSize: 'clamp(1.25rem, 1.7vw, 1.5rem)',
      fontWeight: 800,
      lineHeight: 1.12,
      textWrap: 'balance',
    },
    [from.lg]: { gridArea: '1 / 2 / 3', padding: 0 },
  },
  /** A short one is in a bubble. */
  short: {
    '& figure': { margin: 0 },
    '& blockquote': {
      fontSize: 'clamp(1.5rem, 1rem + 2.4vw, 3.5rem)',
      border: '2px solid var(--ink)',
      background: 'var(--yellow)',
      borderRadius: '20px 20px 20px 0',
      padding: '2rem min(2rem, 5vw)',
      maxWidth: 'fit-content',
    },
  },
});

/** Fewer characters are short: in large type they have about six lines. */
const SHORT = 90;

/** The customer who is chosen for the home page; without one, the first person of the agency who has a voice. */
export function firstVoice({ about, reviews: { reviews }, site }: Content): Speaker | undefined {
  const customer = reviews.find(({ home }) => home);
  if (customer) return reviewer(customer);
  const person = about.people?.items.find(({ voice }) => voice);
  return person && { ...person, role: `${person.role}, ${site.agency}` };
}

/** Four reasons, with the word of a customer or of somebody who does the work. */
export function WhyChooseUs({ content }: { content: Content }) {
  const { reviews, sampleLabel } = content.reviews;
  const { whyChooseUs } = content.home;
  const voice = firstVoice(content);
  // Beside a portrait a bubble would be narrow.
  const isShort = !voice?.picture && (voice?.voice?.length ?? 0) < SHORT;
  return (
    <section className={cx(base.section, s.why, lazy)}>
      <div className={base.wrap}>
        <div className={cx(base.split, s.columns)}>
          <div>
            <h2>{whyChooseUs.heading}</h2>
            {whyChooseUs.text && <p className={cx(base.lead, s.lead)}>{whyChooseUs.text}</p>}
          </div>
          <ul className={s.reasons}>
            {whyChooseUs.reasons.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
          <div className={cx(isShort && s.short)}>
            {voice && <Voice person={voice} sampleLabel={sampleLabel} />}
            {reviews.length > 1 && (
              <TextLink
                href={whyChooseUs.href}
                title={fillTemplate(whyChooseUs.action, { count: String(reviews.length) })}
              />
            )}
          </div>
        </div>
      </div>
    </section>
  );
}
