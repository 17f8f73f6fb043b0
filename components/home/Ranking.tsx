import type { Home } from '../../schemas/home.ts';
import { base } from '../base.styles.ts';
import { cx } from '../cx.ts';
import { Drawing } from '../Drawing.tsx';
import { forced, from, sheet } from '../sheet.ts';
import { TextLink } from '../TextLink.tsx';
import { lazy } from './lazy.styles.ts';
import { Report } from './Report.tsx';

const s = sheet('home/Ranking', {
  ranking: { background: 'var(--pine)' },
  columns: { position: 'relative', [from.lg]: { alignItems: 'center' } },
  lead: { color: 'var(--on-pine-2)', marginTop: 24, maxWidth: '30em' },
  terms: { display: 'flex', flexWrap: 'wrap', gap: '.4rem 1.5rem', marginTop: 24, fontWeight: 600 },
  term: {
    display: 'flex',
    alignItems: 'center',
    gap: '.6rem',
    '&::before': {
      content: '""',
      width: 28,
      height: 5,
      background: 'var(--line-of-term)',
      marginTop: -3,
      forcedColorAdjust: 'none',
    },
  },
  action: { marginTop: 24 },
  report: {
    '& figcaption': { color: 'var(--on-pine-2)' },
    // Its letters are pale, even on a background that the visitor chose.
    [forced]: { '& img': { background: 'var(--pine)', forcedColorAdjust: 'none' } },
  },
});

/** The colors of the lines in the picture, in the order of the terms. */
const lines = Object.values(
  sheet('home/Ranking lines', {
    first: { '--line-of-term': 'var(--signal)' },
    second: { '--line-of-term': 'var(--yellow)' },
    third: { '--line-of-term': 'var(--sage)' },
  }),
);

/** What the monthly work on search positions looks like in a report. */
export function Ranking({ ranking }: { ranking: Home['ranking'] }) {
  return (
    <section className={cx(base.section, base.dark, s.ranking, lazy('ranking'))}>
      <div className={cx(base.wrap, base.split, s.columns)}>
        <div>
          <h2>{ranking.heading}</h2>
          <p className={cx(base.lead, s.lead)}>{ranking.text}</p>
          <Terms terms={ranking.terms} />
          <TextLink href={ranking.href} title={ranking.action} className={s.action} />
        </div>
        <Report caption={ranking.caption} className={s.report}>
          <Drawing name="ranking-report" alt={ranking.alt} />
        </Report>
      </div>
    </section>
  );
}

/** The key to the picture's lines. */
function Terms({ terms }: { terms: string[] }) {
  return (
    <ul className={s.terms}>
      {terms.map((term, index) => (
        <li key={term} className={cx(s.term, lines[index])}>
          {term}
        </li>
      ))}
    </ul>
  );
}
