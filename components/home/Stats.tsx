import type { Content } from '../../schemas/content.ts';
import { fillTemplate } from '../../schemas/fill-template.ts';
import { base } from '../base.styles.ts';
import { cx } from '../cx.ts';
import { below, from, sheet, tablet, tiny } from '../sheet.ts';
import { lazy } from './lazy.styles.ts';

const s = sheet('home/Stats', {
  stats: {
    background: 'var(--wood)',
    borderBlock: '1.5px solid var(--ink)',
  },
  /** Plates beside each other, divided by ink lines. */
  promises: {
    display: 'grid',
    gap: 1.5,
    [tablet]: { gridTemplateColumns: '1fr 1fr', '& > :last-child:nth-child(odd)': { gridColumn: 'span 2' } },
    [from.lg]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
    marginTop: 'clamp(1.5rem, 3vw, 3rem)',
    border: '1.5px solid var(--ink)',
    borderRadius: 6,
    overflow: 'clip',
    background: 'var(--ink)',
  },
  promise: {
    padding: 'clamp(1.25rem, 2.4vw, 2.25rem) clamp(1.1rem, 2vw, 1.75rem)',
    background: 'var(--surface)',
    [below.sm]: { display: 'grid', gridTemplateColumns: '5fr 6fr', alignItems: 'center', gap: 12 },
    [tiny]: { '&&': { display: 'block' } },
    '&:first-of-type': { background: 'var(--signal)' },
    '& h3': {
      fontSize: 'clamp(1.75rem, 1rem + 2.6vw, 3.75rem)',
      lineHeight: 1.1,
      [from.sm]: { marginBottom: 8 },
    },
    '& a:not(:hover)': { textDecoration: 'none' },
    '& p': { fontSize: '1.125rem', fontWeight: 600, lineHeight: 1.4 },
  },
});

/** What a visitor may count on before anything is sold. */
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
