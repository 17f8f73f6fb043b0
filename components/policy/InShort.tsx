import type { Policy } from '../../schemas/content.ts';
import { base } from '../base.styles.ts';
import { cx } from '../cx.ts';
import { desktopScreen, from, sheet } from '../sheet.ts';
import { TextLink } from '../TextLink.tsx';
import { policy } from './policy.styles.ts';

const s = sheet('policy/InShort', {
  band: {
    paddingBlock: 'clamp(1.75rem, 1.2rem + 2.4vw, 3.5rem)',
    background: 'var(--yellow)',
    borderBottom: '1.5px solid var(--ink)',
    '@media print': { margin: '8pt 0 4pt', padding: '8pt 10pt', border: '1pt solid', background: 'none' },
  },
  columns: {
    display: 'grid',
    gap: '20px 64px',
    [desktopScreen]: { gridTemplateColumns: '16rem minmax(0, 1fr)' },
    '@media print': { padding: 0, gap: '4pt' },
  },
  heading: { '@media print': { fontSize: '13pt' } },
  points: {
    display: 'grid',
    gap: '20px 40px',
    [from.md]: {
      gridTemplateColumns: '1fr 1fr',
      rowGap: 32,
      '&:has(> :nth-child(3n):last-child)': { gridTemplateColumns: '1fr 1fr 1fr' },
    },
    '& li': {
      paddingTop: 14,
      borderTop: '3px solid var(--ink)',
      fontSize: '1.125rem',
      lineHeight: 1.4,
    },
    '& h3': {
      marginBottom: 6,
      fontSize: 'clamp(1.5rem, 1.3rem + .8vw, 2rem)',
      lineHeight: 1.1,
      '@media print': { margin: 0, fontSize: '12pt' },
    },
    '@media print': { gap: '4pt 16pt', '& li': { paddingTop: '3pt', borderTopWidth: 1, fontSize: '11pt' } },
  },
});

/** The most important rules on a band below the banner, before the binding text. */
export function InShort(props: { heading: string; points: Policy['inShort']; note: string }) {
  const { heading, points, note } = props;
  return (
    <section className={s.band} aria-labelledby="in-short">
      <div className={cx(base.wrap, s.columns)}>
        <div>
          <h2 id="in-short" className={s.heading}>
            {heading}
          </h2>
          <p className={policy.note}>{note}</p>
        </div>
        <ul className={s.points}>
          {points.map(({ title, text, link }) => (
            <li key={title}>
              <h3>{title}</h3>
              {text}
              {link && (
                <div>
                  <TextLink {...link} />
                </div>
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
