import type { Policy } from '../../schemas/content.ts';
import { cx } from '../cx.ts';
import { from, sheet } from '../sheet.ts';
import { policy } from './policy.styles.ts';

const s = sheet('policy/InShort', {
  plate: {
    marginBlock: 'clamp(1.25rem, .5rem + 3.6vw, 3.5rem) clamp(1.25rem, 1rem + 1.6vw, 2.5rem)',
    padding:
      'clamp(1.5rem, 1.2rem + 1.4vw, 2.25rem) clamp(1.35rem, 1rem + 1.8vw, 2.5rem) clamp(1.35rem, 1.1rem + 1.2vw, 2rem)',
    borderRadius: 10,
    '@media print': { margin: '8pt 0 4pt', padding: '8pt 10pt' },
    '&::after': { inset: 4, borderWidth: 2, borderRadius: 7 },
  },
  heading: { fontSize: 'var(--fs-h3)', lineHeight: 1.1, letterSpacing: '-.02em' },
  points: {
    display: 'grid',
    gap: '14px 40px',
    marginTop: 16,
    [from.md]: { gridTemplateColumns: '1fr 1fr', gap: '20px 40px' },
    [from.lg]: { '&:has(> :nth-child(3n):last-child)': { gridTemplateColumns: '1fr 1fr 1fr' } },
    '& li': {
      paddingTop: 14,
      borderTop: '1.5px solid var(--ink)',
      fontSize: '1.125rem',
      lineHeight: 1.4,
    },
    '& h3': { marginBottom: 6, fontSize: 'clamp(1.5rem, 1.3rem + .8vw, 2rem)', lineHeight: 1.1 },
    '@media print': { gap: '4pt 16pt', marginTop: '4pt', '& li': { paddingTop: '3pt' } },
  },
});

/** The most important rules on a printed plate, before the binding text. */
export function InShort(props: { heading: string; points: Policy['inShort']; note: string }) {
  const { heading, points, note } = props;
  return (
    <section className={cx(policy.plate, s.plate)} aria-labelledby="in-short">
      <h2 id="in-short" className={s.heading}>
        {heading}
      </h2>
      <ul className={s.points}>
        {points.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            {text}
          </li>
        ))}
      </ul>
      <p className={policy.note}>{note}</p>
    </section>
  );
}
