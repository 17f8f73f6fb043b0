import type { ListingService } from '../../build/content/schemas/services.ts';
import { base } from '../base.styles.ts';
import { cx } from '../cx.ts';
import { below, from, sheet } from '../sheet.ts';
import { block } from './block.styles.ts';

const s = sheet('gmb/Expect', {
  route: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    marginTop: 'clamp(2rem, 1.4rem + 1.6vw, 2.75rem)',
    [from.lg]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: '2rem' },
  },
  // The road runs from the middle of a stop to the middle of the next: down on narrow screens, else across.
  stop: {
    '--disc': 'min(2.75rem, 54px)',
    position: 'relative',
    '&::before': {
      content: '""',
      position: 'absolute',
      background: 'var(--signal)',
      border: '0 solid var(--ink)',
    },
    '&:last-child::before': { display: 'none' },
    '&:last-child > :first-child': { background: 'var(--signal)' },
    [below.lg]: {
      padding: '0 0 2rem calc(var(--disc) + 24px)',
      '&:last-child': { paddingBottom: 0 },
      '&::before': {
        left: 'calc(var(--disc) / 2 - 6px)',
        insetBlock: '24px -24px',
        width: 12,
        borderInlineWidth: 2,
      },
    },
    [from.lg]: {
      paddingTop: 'calc(var(--disc) + 24px)',
      '&::before': {
        insetInline: '24px calc(-2rem - 24px)',
        top: 'calc(var(--disc) / 2 - 6px)',
        height: 12,
        borderBlockWidth: 2,
      },
    },
  },
  number: {
    position: 'absolute',
    left: 0,
    top: 0,
    display: 'grid',
    placeItems: 'center',
    width: 'var(--disc)',
    height: 'var(--disc)',
    paddingTop: 4,
    border: '2px solid var(--ink)',
    borderRadius: '50%',
    background: 'var(--surface)',
    fontSize: '1.25rem',
    fontWeight: 800,
    lineHeight: 1,
  },
  title: { paddingTop: '.55rem', marginBottom: '.35rem', [from.lg]: { paddingTop: 0 } },
  text: { maxWidth: '32em', color: 'var(--ink-2)', lineHeight: 1.5 },
});

/** Four stops of a route, from the first look to the monthly report. */
export function Expect({ expect }: { expect: ListingService['expect'] }) {
  return (
    <section className={cx(block.block, block.ruled)}>
      <h2 className={block.heading}>{expect.heading}</h2>
      <ol className={s.route}>
        {expect.items.map((stop, index) => (
          <li key={stop.title} className={s.stop}>
            <span className={cx(s.number, base.figures)} aria-hidden="true">
              {index + 1}
            </span>
            <h3 className={s.title}>{stop.title}</h3>
            <p className={s.text}>{stop.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
