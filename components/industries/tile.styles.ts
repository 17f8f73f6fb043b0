import { below, from, sheet, tablet } from '../sheet.ts';

const toEdge = (column: string, side: 'Left' | 'Right') => ({
  [`&:nth-child(${column})`]: { [`padding${side}`]: 'var(--edge)' },
});

/** What all tiles share: words of the outer ones keep the margin of the page. */
export const tile = sheet(
  'industries/tile',
  {
    inset: {
      '--pad': 'clamp(1.5rem, 1.2rem + 1.2vw, 2.25rem)',
      padding: 'var(--pad) var(--inside)',
      [below.sm]: { paddingInline: 'var(--edge)' },
      [tablet]: {
        ...toEdge('2n+1', 'Left'),
        ...toEdge('2n', 'Right'),
      },
      [from.lg]: { ...toEdge('3n+1', 'Left'), ...toEdge('3n', 'Right') },
    },
  },
  'shared',
);
