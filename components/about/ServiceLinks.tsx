import type { About } from '../../schemas/pages.ts';
import { base } from '../base.styles.ts';
import { Icon } from '../Icon.tsx';
import { below, from, sheet } from '../sheet.ts';

const s = sheet('about/ServiceLinks', {
  section: { paddingBottom: 'var(--section)' },
  list: { marginTop: 'clamp(1.5rem, 2.5vw, 2.25rem)', borderTop: '1.5px solid var(--ink)' },
  link: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '4px min(1rem, 4vw)',
    alignItems: 'center',
    paddingBlock: '1.5rem 1.35rem',
    borderBottom: '1.5px solid var(--ink)',
    textDecoration: 'none',
    [from.lg]: { gridTemplateColumns: '7fr 4.4fr auto', paddingBlock: '1.6rem 1.3rem' },
    '& svg': {
      gridColumn: 2,
      gridRow: '1 / 3',
      transition: 'transform 200ms var(--ease)',
      [from.lg]: { gridColumn: 3, gridRow: 1 },
    },
    '&:hover svg': { transform: 'translateX(4px)' },
    '&:hover strong': {
      textDecoration: 'underline',
      textDecorationColor: 'var(--signal)',
      textDecorationThickness: '.09em',
      textUnderlineOffset: '.12em',
    },
  },
  title: {
    // The second limit keeps long words whole on a phone with larger text.
    fontSize: 'min(clamp(1.75rem, 1.2rem + 2.6vw, 3.5rem), 10vw)',
    fontWeight: 800,
    lineHeight: 1.02,
    letterSpacing: '-.03em',
  },
  text: {
    color: 'var(--ink-2)',
    textWrap: 'balance',
    [below.sm]: { fontSize: '1rem', lineHeight: 1.45 },
    [from.lg]: { fontSize: '1.1875rem', lineHeight: 1.4 },
  },
});

/** What the agency does: a large line for each kind of work, which links to a service. */
export function ServiceLinks({ heading, items }: About['services']) {
  return (
    <section className={s.section} aria-labelledby="what-we-do">
      <div className={base.wrap}>
        <h2 id="what-we-do">{heading}</h2>
        <ul className={s.list}>
          {items.map(({ title, text, href }) => (
            <li key={title}>
              <a className={s.link} href={href}>
                <strong className={s.title}>{title}</strong> <span className={s.text}>{text}</span>
                <Icon name="arrow-right" size={32} />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
