import { from, sheet, unseen } from './sheet.ts';

export const base = sheet(
  'base',
  {
    /** Content width with the page margin. */
    wrap: {
      width: '100%',
      maxWidth: 'calc(var(--max) + 2 * var(--gutter))',
      marginInline: 'auto',
      paddingInline: 'var(--gutter)',
    },
    section: { paddingBlock: 'var(--section)' },
    lead: { fontSize: 'var(--fs-lead)', lineHeight: 1.45, color: 'var(--ink-2)' },
    /** Figures of equal width, for prices and grids. */
    figures: { fontVariantNumeric: 'tabular-nums' },
    /** Dark ground: pine or ink. */
    dark: { color: 'var(--paper)', '--focus': 'var(--yellow)' },
    /** Two columns of 5 and 7 parts from 1024 px on. */
    split: {
      display: 'grid',
      gap: 'clamp(1.25rem, .7rem + 2.6vw, 3rem)',
      // Not 1fr, whose least width is that of the longest word: large text would widen the page.
      gridTemplateColumns: 'minmax(0, 1fr)',
      [from.lg]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' },
    },
    hidden: { ...unseen, whiteSpace: 'nowrap' },
    select: {
      minWidth: 0,
      minHeight: 44,
      padding: '0 8px',
      border: '1.5px solid var(--ink)',
      borderRadius: 4,
      background: 'var(--surface)',
      color: 'var(--ink)',
      font: 'inherit',
    },
  },
  'shared',
);
