import { forced, sheet } from '../../sheet.ts';

/** The part of a toast that a page shows before React starts. */

export const toasts = sheet('islands/toasts/Toasts', {
  viewport: {
    position: 'fixed',
    right: 'var(--gutter)',
    bottom: 16,
    zIndex: 60,
    width: 'min(416px, 100vw - 2 * var(--gutter))',
    '--focus': 'var(--yellow)',
  },
  card: {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    padding: '1rem .5rem .9rem 1.15rem',
    background: 'var(--ink)',
    color: 'var(--paper)',
    // An edge that is visible on the footer, which has the same background.
    border: '1.5px solid var(--on-pine-2)',
    borderLeft: '8px solid var(--signal)',
    borderRadius: 6,
    lineHeight: 1.4,
    [forced]: { border: '2px solid' },
  },
  title: { fontWeight: 800 },
  /** The island itself before React starts: a card with the title of an early toast (client/README.md). */
  area: {
    minHeight: 77,
    '&:not([data-early])': { opacity: 0, pointerEvents: 'none' },
    '&::before': { content: 'attr(data-early)', marginTop: 2 },
    // If React never arrives; also where motion is reduced.
    '&[data-early]': { animation: 'early 0s 5s forwards !important' },
    '@keyframes early': { to: { visibility: 'hidden' } },
  },
});
