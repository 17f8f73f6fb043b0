import type { Content } from '../../schemas/content.ts';
import { base } from '../base.styles.ts';
import { cx } from '../cx.ts';
import { from, sheet } from '../sheet.ts';
import { countFigures } from './figures.ts';
import { lazy } from './lazy.styles.ts';
import { route } from './route.styles.ts';
import { ScaleBar } from './ScaleBar.tsx';

const s = sheet('home/Stats', {
  stats: {
    [from.lg]: { paddingBlock: '5rem' },
    background: 'var(--wood)',
    borderBlock: '1.5px solid var(--ink)',
  },
  lead: { marginTop: 16 },
});

/** What can be counted on the site itself, as the scale bar of a map. */
export function Stats({ content }: { content: Content }) {
  const { stats } = content.home;
  return (
    <section className={cx(base.section, s.stats, lazy('stats'), route.lane, route.overAndRight)}>
      <div className={base.wrap}>
        <h2>{stats.heading}</h2>
        <p className={cx(base.lead, s.lead)}>{stats.text}</p>
        <ScaleBar figures={countFigures(content)} />
      </div>
    </section>
  );
}
