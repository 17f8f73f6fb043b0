import type { Content } from '../../schemas/content.ts';
import { fillTemplate } from '../../schemas/fill-template.ts';
import { base } from '../base.styles.ts';
import { cx } from '../cx.ts';
import { from, sheet } from '../sheet.ts';
import { lazy } from './lazy.styles.ts';

const s = sheet('home/Stats', {
  stats: {
    background: 'var(--wood)',
    borderBlock: '1.5px solid var(--ink)',
  },
  /** The scale bar of a map, with a field for each promise. */
  promises: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    [from.lg]: { gridTemplateColumns: 'repeat(auto-fit, minmax(12rem, 1fr))' },
    rowGap: 28,
    marginTop: 'clamp(1.5rem, 4vw, 3.5rem)',
  },
  promise: {
    '&::before': {
      content: '""',
      display: 'block',
      height: 22,
      border: '2px solid var(--ink)',
      background: 'var(--surface)',
    },
    '&:nth-of-type(odd)::before': { background: 'var(--ink)' },
    '&:last-of-type::before': { background: 'var(--signal)' },
    '& h3': {
      margin: '24px 0 6px',
      fontSize: 'clamp(2.25rem, 1.2rem + 3.6vw, 4.5rem)',
      lineHeight: 1,
    },
    '& a:not(:hover)': { textDecoration: 'none' },
    '& p': { paddingRight: 24, fontSize: '1.125rem', fontWeight: 600, lineHeight: 1.4 },
  },
});

/** What a visitor may count on before anything is sold, as the scale bar of a map. */
export function Stats({ content: { home, packageSections } }: { content: Content }) {
  const { stats } = home;
  const count = packageSections.flatMap(({ tiers }) => tiers).length;
  return (
    <section className={cx(base.section, s.stats, lazy('stats'))}>
      <div className={base.wrap}>
        <h2>{stats.heading}</h2>
        <ul className={s.promises}>
          {stats.promises.map(({ title, text, href }) => (
            <li key={title} className={s.promise}>
              <h3>
                <a href={href}>{fillTemplate(title, { count })}</a>
              </h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
