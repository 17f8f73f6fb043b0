import type { About } from '../../schemas/pages.ts';
import { base } from '../base.styles.ts';
import { cx } from '../cx.ts';
import { from, sheet } from '../sheet.ts';

const s = sheet('about/Refusals', {
  section: { marginBottom: 'var(--section)', paddingBlock: 'var(--section)', background: 'var(--pine)' },
  list: {
    display: 'grid',
    gap: 'clamp(1.5rem, 3vw, 3rem)',
    marginTop: 'clamp(1.75rem, 1.4rem + 1.6vw, 3rem)',
    [from.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
  item: {
    paddingTop: 20,
    borderTop: '1.5px solid var(--on-pine-2)',
    '& h3': { fontSize: 'clamp(1.5rem, 1.2rem + 1.1vw, 2.125rem)' },
    '& p': {
      marginTop: 8,
      maxWidth: '28em',
      color: 'var(--on-pine-2)',
      lineHeight: 1.5,
      [from.lg]: { fontSize: '1.1875rem' },
    },
  },
});

/** What the agency does not do. */
export function Refusals({ heading, items }: NonNullable<About['refusals']>) {
  return (
    <section className={cx(base.dark, s.section)} aria-labelledby="refusals">
      <div className={base.wrap}>
        <h2 id="refusals">{heading}</h2>
        <ul className={s.list}>
          {items.map(({ title, text }) => (
            <li key={title} className={s.item}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
