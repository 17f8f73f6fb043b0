import type { Content } from '../../schemas/content.ts';
import { fillTemplate } from '../../schemas/fill-template.ts';
import { base } from '../base.styles.ts';
import { cx } from '../cx.ts';
import { GetStarted } from '../GetStarted.tsx';
import { below, from, sheet } from '../sheet.ts';
import { lazy } from './lazy.styles.ts';
import { drawn } from './route.styles.ts';

const s = sheet('home/Stats', {
  stats: {
    isolation: 'isolate',
    background: 'var(--wood)',
    borderBlock: '1.5px solid var(--ink)',
  },
  /** The button is beside the heading, on narrow screens at the end of the route. */
  columns: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 'clamp(1.5rem, 3vw, 3rem)',
    alignItems: 'center',
    '& h2': { flex: 1 },
  },
  action: { [below.md]: { order: 1 } },
  /** Stops of the route, which runs to both edges of the screen; on narrow screens it runs down beside them, to the button. */
  promises: {
    display: 'grid',
    gap: 'clamp(1.5rem, 3vw, 3rem)',
    width: '100%',
    [from.md]: { gridTemplateColumns: '1fr 1fr' },
    [from.lg]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
  promise: {
    paddingTop: 56,
    position: 'relative',
    [below.md]: { padding: '0 0 0 56px' },
    '&::before, & a::after': { border: '2px solid', position: 'absolute', content: '""' },
    '&::before': {
      inset: '14px -100vw auto',
      height: 12,
      background: 'var(--signal)',
      zIndex: -1,
      ...drawn,
      // Down to behind the next stop or the button, however large the gap.
      [below.md]: { inset: '20px auto -3rem 14px', height: 'auto', width: 12, animation: 'none' },
    },
    // The stop is a part of the link.
    '& a::after': {
      top: 4,
      borderRadius: '50%',
      left: 4,
      height: 32,
      width: 32,
      background: 'var(--surface)',
    },
    '& h3': { marginBottom: 8, fontSize: 'clamp(2.25rem, 1rem + 3.5vw, 4.5rem)' },
  },
});

/** What a visitor may count on before anything is sold. */
export function Stats({ content: { home, packageSections } }: { content: Content }) {
  const { stats } = home;
  const count = packageSections.flatMap(({ tiers }) => tiers).length;
  return (
    <section className={cx(base.section, s.stats, lazy)}>
      <div className={cx(base.wrap, s.columns)}>
        <h2>{stats.heading}</h2>
        {stats.action && <GetStarted label={stats.action} href="#audit" className={s.action} />}
        <ul className={s.promises}>
          {stats.promises.map(({ title, text, href }) => (
            <li key={title} className={s.promise}>
              <h3>
                <a href={href}>{fillTemplate(title, { count })}</a>
              </h3>
              <p className={base.lead}>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
