import type { CSSObject } from '@emotion/react';

/** The foot of an example that moves: the value of a CSS counter in its `strong`, and what it counts. */
export const tally = (counter: string): CSSObject => ({
  clear: 'both',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '4px 24px',
  padding: '.7rem 1.25rem .5rem',
  borderTop: '1.5px solid var(--ink)',
  background: 'var(--signal)',
  fontWeight: 700,
  '& strong': {
    display: 'flex',
    alignItems: 'center',
    gap: '.35em',
    fontSize: '1.375rem',
    fontWeight: 800,
    lineHeight: 1.2,
  },
  '& strong::before': { content: `counter(${counter})`, fontSize: '2.75rem', letterSpacing: '-.02em' },
});
