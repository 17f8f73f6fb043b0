import type { CSSObject } from '@emotion/react';

/** The value of a CSS counter, before what it counts. It does not part the lines of a narrow screen. */
export const bigCount = (counter: string): CSSObject => ({
  fontSize: '2.75rem',
  lineHeight: 0,
  letterSpacing: '-.02em',
  content: `counter(${counter}) " "`,
});

/** The foot of an example that moves: the value of a CSS counter in its `strong`, and what it counts. */
export const tally = (counter: string): CSSObject => ({
  clear: 'both',
  display: 'flex',
  alignItems: 'baseline',
  gap: '1rem 24px',
  flexWrap: 'wrap',
  padding: '1.8rem 1.25rem .7rem',
  borderTop: '1.5px solid var(--ink)',
  background: 'var(--signal)',
  fontWeight: 700,
  '& strong': { fontSize: '1.375rem', fontWeight: 800, lineHeight: 1.2 },
  '& strong::before': bigCount(counter),
});
