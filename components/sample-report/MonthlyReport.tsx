import { fillTemplate } from '../../schemas/fill-template.ts';
import type { SampleReport } from '../../schemas/sample-report.ts';
import { cx } from '../cx.ts';
import { PointGrid } from '../PointGrid.tsx';
import { rankTint } from '../rank-tint.styles.ts';
import { below, from, sheet } from '../sheet.ts';
import { List } from './List.tsx';

const s = sheet('sample-report/MonthlyReport', {
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 'inherit',
    [from.md]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', columnGap: 40 },
    '@media print': { gridTemplateColumns: '1fr 1fr' },
  },
  ranks: {
    width: '100%',
    borderCollapse: 'collapse',
    '& caption': { textAlign: 'left' },
    '& th': { textAlign: 'left', fontWeight: 400 },
    '& thead th': { fontSize: 'var(--fs-small)', color: 'var(--ink-2)' },
    '& tr > * + *': { width: 'min(4rem, 17vw)', textAlign: 'center' },
    '& tbody th': { overflowWrap: 'anywhere' },
    '& tbody > tr > *': {
      padding: '.4rem 0 .3rem',
      borderTop: '1px solid var(--line)',
      '@media print': { padding: '1.5pt 0' },
    },
    '& tbody i': {
      display: 'inline-grid',
      placeItems: 'center',
      minWidth: 34,
      height: 34,
      padding: '3px 4px 0',
      border: '1.5px solid var(--ink)',
      borderRadius: 17,
      fontStyle: 'normal',
      fontWeight: 800,
      lineHeight: 1,
      background: 'var(--tint, var(--surface))',
      '@media print': { height: 20, minWidth: 24, printColorAdjust: 'exact' },
    },
  },
  grids: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: 'min(24px, 4vw)',
    containerType: 'inline-size',
    '& figcaption': { marginTop: 8, overflowWrap: 'anywhere', fontSize: 'var(--fs-small)', lineHeight: 1.3 },
    '@media print': { display: 'none' },
  },
  /** Too small for numbers on a phone, where the colors remain. */
  grid: {
    '--c': '6.6cqi',
    '--px': 3,
    '--py': 3,
    [below.md]: { fontSize: 0 },
  },
  before: { '--fall': 1.4 },
  counts: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
    gap: '16px 24px',
    '@media print': { gridTemplateColumns: 'repeat(4, 1fr)' },
    '& div': { display: 'flex', flexDirection: 'column', borderTop: '1.5px solid var(--ink)', paddingTop: 8 },
    '& dt': { lineHeight: 1.25 },
    // On one line, below names of one line or two.
    '& dd': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 8, marginTop: 'auto' },
    '& b': { fontSize: 'clamp(2rem, 1.4rem + 2vw, 3rem)', fontWeight: 800, lineHeight: 1.15 },
    '& small': { flexBasis: '100%', fontSize: 'var(--fs-small)', color: 'var(--ink-2)' },
  },
  stuck: {
    alignSelf: 'start',
    padding: '1.1rem 1.25rem 1rem',
    border: '1.5px solid var(--ink)',
    background: 'var(--yellow)',
  },
});

/** Positions, what people did, what was done, what did not work, and what comes next. */
export function MonthlyReport({ report }: { report: SampleReport['report'] }) {
  const { ranks, grids, counts, done, stuck, next } = report;
  return (
    <>
      <table className={s.ranks}>
        <caption>
          <h3>{ranks.heading}</h3>
        </caption>
        <thead>
          <tr>
            <th scope="col">{ranks.search}</th>
            <th scope="col">{ranks.before}</th>
            <th scope="col">{ranks.now}</th>
          </tr>
        </thead>
        <tbody>
          {ranks.rows.map(({ search, before, now }) => (
            <tr key={search}>
              <th scope="row">{search}</th>
              <td>{before}</td>
              <td>
                <i className={rankTint(now)}>{now}</i>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={s.grids}>
        {(['before', 'now'] as const).map((month) => (
          <figure key={month}>
            <PointGrid className={cx(s.grid, month === 'before' && s.before)} />
            <figcaption>{grids[month]}</figcaption>
          </figure>
        ))}
      </div>
      <section>
        <h3>{counts.heading}</h3>
        <dl className={s.counts}>
          {counts.rows.map(({ what, before, now }) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>
                <b>{now}</b> <small>{fillTemplate(counts.before, { number: before })}</small>
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <List words={done} />
      <div className={s.columns}>
        <section className={s.stuck}>
          <h3>{stuck.heading}</h3>
          <p>{stuck.text}</p>
        </section>
        <List words={next} />
      </div>
    </>
  );
}
