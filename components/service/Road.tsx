import type { ReactNode } from 'react';
import { base } from '../base.styles.ts';
import { cx } from '../cx.ts';
import { from, sheet } from '../sheet.ts';
import { stopsPerRow } from './rows.ts';
import { disc, roadDown } from './stop.ts';

const s = sheet('service/Road', {
  // The road runs from the middle of a stop to the middle of the next.
  stop: {
    '--disc': 'min(3rem, 56px)',
    position: 'relative',
    padding: '0 0 clamp(.9rem, 3vw, 2rem) calc(var(--disc) + clamp(1rem, .6rem + 1.6vw, 2rem))',
    '&::before': {
      ...roadDown,
      insetBlock: '24px -24px',
      border: '0 solid var(--ink)',
      borderInlineWidth: 2,
    },
    '&:last-child': { paddingBottom: 0 },
    '&:last-child::before': { display: 'none' },
    '&:last-child > :first-child': { background: 'var(--signal)' },
    '& h3': { paddingTop: '.65rem' },
    '& p': { marginTop: 4, maxWidth: '32em', color: 'var(--ink-2)', lineHeight: 1.45 },
  },
  number: { ...disc, top: 0, fontSize: '1.375rem' },
});

const across = sheet(
  'service/Road across',
  {
    road: {
      [from.lg]: {
        display: 'grid',
        gap: '2.5rem 2rem',
        '& > li': { padding: 'calc(var(--disc) + 20px) 0 0' },
        '& > li::before': {
          insetInline: '0 -2.1rem',
          top: 'calc(var(--disc) / 2 - 6px)',
          bottom: 'auto',
          width: 'auto',
          height: 12,
          borderWidth: '2px 0',
        },
        // It comes from the edge of the screen.
        '& > :first-child::before': { left: 'calc(-1 * var(--edge))' },
        '& h3': { paddingTop: 0 },
      },
    },
    2: { [from.lg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
    3: { [from.lg]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
    4: { [from.lg]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
    5: {
      // In five columns, a line would have two or three words.
      [from.lg]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
      [from.xl]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
    },
  },
  'variation',
);

/** Numbered stops of a road that leads down, or on wide screens across the page. */
export function Road(props: { stops: { title: string; text: ReactNode }[]; isAcross?: boolean }) {
  const { stops, isAcross = false } = props;
  const className = isAcross ? cx(across.road, across[stopsPerRow(stops.length)]) : undefined;
  return (
    <ol className={className}>
      {stops.map(({ title, text }, index) => (
        <li key={title} className={s.stop}>
          <span className={cx(s.number, base.figures)} aria-hidden="true">
            {index + 1}
          </span>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
