import type { CSSObject } from '@emotion/react';
import { from, sheet } from '../sheet.ts';

/** Between the two columns; the road is in it. */
export const GAP = 'clamp(10rem, 15vw, 14rem)';

/** A piece of the road, across to the column of the next stop and down to it. */
const piece = (width: number, color: string): CSSObject => ({
  content: '""',
  position: 'absolute',
  // As high as the first of the two rows: the next stop begins in the second.
  gridRow: '1 / 2',
  inset: `${-width / 2}px calc(100% + var(--reach)) 0 auto`,
  width: `calc(var(--across) + ${width / 2}px)`,
  border: `0 solid var(--${color})`,
  borderWidth: `${width}px 0 0 ${width}px`,
  borderTopLeftRadius: 18 + width / 2,
  background: 'none',
});

const mirrored = (width: number): CSSObject => ({
  inset: `${-width / 2}px auto 0 calc(100% + var(--reach))`,
  borderWidth: `${width}px ${width}px 0 0`,
  borderRadius: `0 ${18 + width / 2}px 0 0`,
});

/**
 * On wide screens the road winds between two columns of stops. Each stop takes two rows, and the next one begins in the
 * second of them, so the columns interlock, whatever the height of a stop.
 */
export const winding = sheet(
  'local-seo/winding',
  {
    road: {
      [from.lg]: {
        display: 'grid',
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        gridAutoRows: 'minmax(7rem, auto)',
        columnGap: GAP,
      },
    },
    stop: {
      [from.lg]: {
        /** From a column to the middle of a disc beside it. */
        '--reach': '3.5rem',
        '--across': `calc(${GAP} - 2 * var(--reach))`,
        '--disc': 'min(4rem, 80px)',
        display: 'grid',
        gridTemplateRows: 'subgrid',
        gridRow: 'auto / span 2',
        padding: '0 0 2.5rem',
        '&:nth-child(2)': { gridRow: '2 / span 2' },
        '&::before': piece(12, 'ink'),
        '&::after': piece(8, 'signal'),
        '& > span': { left: 'auto', right: 'calc(100% + var(--reach) - var(--disc) / 2)' },
        '& > div': {
          gridRow: '1 / 3',
          marginLeft: 'calc(-1 * var(--reach))',
          padding: '.95rem 0 0 var(--reach)',
        },
        '&:nth-child(odd)': { gridColumn: 2 },
        '&:nth-child(even)': {
          gridColumn: 1,
          '&::before': mirrored(12),
          '&::after': mirrored(8),
          '& > span': { left: 'calc(100% + var(--reach) - var(--disc) / 2)' },
          '& > div': { margin: '0 calc(-1 * var(--reach)) 0 0', padding: '.95rem var(--reach) 0 0' },
        },
      },
    },
  },
  'variation',
);
