import type { CardsService } from '../../build/schemas/services.ts';
import { base } from '../base.styles.ts';
import { cx } from '../cx.ts';
import { Icon } from '../Icon.tsx';
import { from, sheet } from '../sheet.ts';

const s = sheet({
  columns: {
    display: 'grid',
    gap: '64px',
    [from.lg]: { gridTemplateColumns: '7fr 5fr', gap: '96px', alignItems: 'start' },
  },
  heading: { maxWidth: '11em', marginBottom: 'clamp(2rem, 1.5rem + 2vw, 3rem)' },
  stop: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '48px minmax(0, 1fr)',
    columnGap: 'clamp(1rem, .6rem + 1.6vw, 2rem)',
    paddingBottom: 'clamp(1.75rem, 1.5rem + 1vw, 2.5rem)',
    // The road from this stop to the next one.
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlock: '12px -12px',
      left: 18,
      width: 12,
      background: 'var(--signal)',
      borderInline: '2px solid var(--ink)',
    },
    '&:last-child': { paddingBottom: 0 },
    '&:last-child::before': { display: 'none' },
    '&:last-child > :first-child': { background: 'var(--signal)' },
    '& h3': { paddingTop: '.7rem' },
    '& p': { gridColumn: 2, marginTop: 4, maxWidth: '32em', color: 'var(--ink-2)' },
  },
  number: {
    position: 'relative',
    gridRow: '1 / 3',
    display: 'grid',
    placeItems: 'center',
    width: 48,
    height: 48,
    paddingTop: 4,
    background: 'var(--surface)',
    border: '2px solid var(--ink)',
    borderRadius: '50%',
    fontSize: 22,
    fontWeight: 800,
    lineHeight: 1,
  },
  list: {
    background: 'var(--surface)',
    border: '1.5px solid var(--ink)',
    borderRadius: 6,
    overflow: 'clip',
    // The striped margin of a map sheet.
    '&::before': {
      content: '""',
      display: 'block',
      height: 12,
      background: 'repeating-linear-gradient(90deg, var(--ink) 0 48px, var(--surface) 48px 96px)',
      borderBottom: '1.5px solid var(--ink)',
    },
    '& h2': { fontSize: 'clamp(1.5rem, 1.3rem + .8vw, 2rem)', lineHeight: 1.1, letterSpacing: '-.02em' },
    [from.lg]: { position: 'sticky', top: 'calc(var(--header) + 32px)' },
  },
  printed: { padding: 'clamp(1.25rem, .8rem + 2vw, 2.25rem)' },
  items: {
    display: 'grid',
    columnGap: 48,
    marginTop: 24,
    [from.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from.lg]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  item: {
    display: 'grid',
    gridTemplateColumns: '24px minmax(0, 1fr)',
    columnGap: 16,
    padding: '1rem 0 .85rem',
    borderTop: '1px solid var(--line)',
    fontSize: '1.125rem',
    lineHeight: 1.4,
    textWrap: 'balance',
    '& svg': { border: '1.5px solid var(--ink)', borderRadius: 4, padding: 1.5 },
  },
});

/** How a service is done, as numbered stops of a route, and what the client gets, as a printed checklist. */
export function HowAndWhat({ steps, receive }: Pick<CardsService, 'steps' | 'receive'>) {
  return (
    <div className={cx(base.wrap, base.section, s.columns)}>
      <section>
        <h2 className={s.heading}>{steps.heading}</h2>
        <ol>
          {steps.items.map(({ title, text }, index) => (
            <li key={title} className={s.stop}>
              <span className={s.number} aria-hidden>
                {index + 1}
              </span>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className={s.list}>
        <div className={s.printed}>
          <h2>{receive.heading}</h2>
          <ul className={s.items}>
            {receive.items.map((item) => (
              <li key={item} className={s.item}>
                <Icon name="check" size={24} />
                {item}
              </li>
            ))}
          </ul>
        </div>
      </section>
    </div>
  );
}
