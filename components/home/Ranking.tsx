import type { Home } from '../../schemas/home.ts';
import { base } from '../base.styles.ts';
import { under, XL } from '../breakpoints.ts';
import { cx } from '../cx.ts';
import { Drawing } from '../Drawing.tsx';
import { from, sheet } from '../sheet.ts';
import { TextLink } from '../TextLink.tsx';
import { lazy } from './lazy.styles.ts';
import { Report } from './Report.tsx';

const s = sheet('home/Ranking', {
  ranking: { background: 'var(--pine)' },
  columns: { [from.xl]: { display: 'block' } },
  // On wide screens the words stand in the free corner of the drawing, and make room for themselves if they are long.
  words: { position: 'relative', [from.xl]: { width: '40%', aspectRatio: 2.2 } },
  lead: { color: 'var(--on-pine-2)', marginTop: 24 },
  action: { marginTop: 24 },
  report: {
    maxWidth: '32rem',
    [from.xl]: { maxWidth: 'none', marginTop: '-17%' },
    '& figcaption': { color: 'var(--on-pine-2)' },
  },
});

/** What the monthly work on search positions looks like in a report. */
export function Ranking({ ranking }: { ranking: Home['ranking'] }) {
  return (
    <section className={cx(base.section, base.dark, s.ranking, lazy('ranking'))}>
      <div className={cx(base.wrap, base.split, s.columns)}>
        <div className={s.words}>
          <h2>{ranking.heading}</h2>
          <p className={cx(base.lead, s.lead)}>{ranking.text}</p>
          <TextLink href={ranking.href} title={ranking.action} className={s.action} />
        </div>
        <Report caption={ranking.caption} className={s.report}>
          <Drawing name="ranking-report" alt={ranking.alt} narrowFor={under(XL)} />
        </Report>
      </div>
    </section>
  );
}
