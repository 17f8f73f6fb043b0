import type { ClientCase, ServicePages } from '../../schemas/services.ts';
import { base } from '../base.styles.ts';
import { cx } from '../cx.ts';
import { forced, from, sheet } from '../sheet.ts';

const s = sheet('service/Cases', {
  heading: { marginBottom: 'clamp(1.5rem, 1.2rem + 1.2vw, 2.5rem)' },
  cases: {
    display: 'grid',
    gap: 24,
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))',
  },
  entry: {
    padding: 'clamp(1.25rem, .8rem + 2vw, 2.25rem)',
    border: '1.5px solid var(--ink)',
    borderRadius: 6,
    background: 'var(--surface)',
    '& h3': { overflowWrap: 'anywhere' },
    [forced]: { border: '1px solid' },
  },
  date: { marginTop: '.3rem', color: 'var(--ink-2)', fontSize: 'var(--fs-small)' },
  told: {
    display: 'grid',
    gap: '.2rem 1.5rem',
    marginTop: '1.1rem',
    [from.sm]: { gridTemplateColumns: 'minmax(6rem, auto) minmax(0, 1fr)', rowGap: '.7rem' },
    '& dt': { fontWeight: 700 },
    '& dd': { color: 'var(--ink-2)', maxWidth: '36em' },
  },
});

/** Dated work for real clients. */
export function Cases({ cases, words }: { cases: ClientCase[]; words: ServicePages['cases'] }) {
  if (cases.length === 0) return null;
  return (
    <section className={base.section}>
      <div className={base.wrap}>
        <h2 className={s.heading}>{words.heading}</h2>
        <ul className={s.cases}>
          {cases.map(({ client, date, done, result, sample }) => (
            <li key={`${client} ${date}`} className={s.entry}>
              <h3>{client}</h3>
              <p className={cx(s.date, base.figures)}>
                {date}
                {sample && `, ${words.sample}`}
              </p>
              <dl className={s.told}>
                <dt>{words.done}</dt>
                <dd>{done}</dd>
                <dt>{words.result}</dt>
                <dd>{result}</dd>
              </dl>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
