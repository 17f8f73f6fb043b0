import type { CSSObject } from '@emotion/react';

/** A tile that fills the rest of its row: the picture is as wide as those above, and the words are beside it. */
export const restOfRow = (columns: number): CSSObject => ({
  gridColumn: `span ${columns}`,
  display: 'flex',
  flexDirection: 'row',
  '& > :first-child': {
    flex: `0 0 ${100 / columns}%`,
    // Drawings stand on the lower edge.
    placeContent: 'end',
    display: 'grid',
    border: 0,
    borderRight: '2px solid var(--ink)',
  },
  '& > :last-child': { alignSelf: 'center', flex: 1 },
});
