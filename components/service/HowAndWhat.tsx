import type { CardsService } from '../../build/content/schemas/services.ts';
import { base } from '../base.styles.ts';
import { cx } from '../cx.ts';
import { from, sheet } from '../sheet.ts';
import { Receive } from './Receive.tsx';

const s = sheet('service/HowAndWhat', {
  columns: {
    display: 'grid',
    gap: '64px',
    [from.lg]: { gridTemplateColumns: '7fr 5fr', gap: '96px' },
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
  /** As high as the steps, however many there are. */
  receive: {
    [from.lg]: {
      '&, & > div': { display: 'flex', flexDirection: 'column' },
      '& > div, & ul': { flex: 1 },
      '& li': { alignContent: 'center', fontSize: '1.25rem' },
    },
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
      <Receive receive={receive} className={s.receive} />
    </div>
  );
}
