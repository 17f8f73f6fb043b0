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
    background: 'var(--wood)',
    borderBlock: '1.5px solid var(--ink)',
  },
  /** The button is beside the heading, on narrow screens below the promises. */
  columns: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 'clamp(1.5rem, 3vw, 3rem)',
    alignItems: 'center',
    '& h2': { flex: 1 },
  },
  action: { [below.md]: { order: 1 } },
  /** Below the route, which runs to both edges of the screen. */
  promises: {
    display: 'grid',
    gap: 'clamp(1.5rem, 3vw, 3rem)',
    width: '100%',
    paddingTop: 40,
    position: 'relative',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    [from.lg]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: '0 -100vw auto',
      height: 12,
      border: '2px solid',
      background: 'var(--signal)',
      ...drawn,
    },
    '& h3': { marginBottom: 8, fontSize: 'clamp(1.625rem, 1rem + 3.5vw, 4.5rem)' },
    // Below the tails of the letters.
    '& a': { textUnderlineOffset: '.26em' },
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
            <li key={title}>
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
