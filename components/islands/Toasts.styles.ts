import { below, forced, motion, sheet } from '../sheet.ts';

export const toasts = sheet('islands/Toasts', {
  viewport: {
    position: 'fixed',
    right: 'var(--gutter)',
    bottom: 24,
    zIndex: 60,
    width: 416,
    maxWidth: 'calc(100vw - 2 * var(--gutter))',
    '--focus': 'var(--yellow)',
    [below.sm]: { bottom: 16, width: 'calc(100vw - 2 * var(--gutter))' },
  },
  card: {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    padding: '1rem .5rem .9rem 1.15rem',
    background: 'var(--ink)',
    color: 'var(--paper)',
    // An edge that shows on the footer, which has the same ground.
    border: '1.5px solid var(--on-pine-2)',
    borderLeft: '8px solid var(--signal)',
    borderRadius: 6,
    boxShadow: '0 12px 32px color-mix(in srgb, var(--ink) 28%, transparent)',
    lineHeight: 1.4,
    '&[data-swipe=move]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
    [forced]: { border: '2px solid' },
    [motion]: {
      '&[data-state=open]': { animation: 'toast-in 200ms var(--ease)' },
      '&[data-swipe=cancel]': { transition: 'transform 200ms var(--ease)' },
      '&[data-swipe=end]': { animation: 'toast-out 120ms ease-out forwards' },
      '@keyframes toast-in': { from: { opacity: 0, transform: 'translateY(12px)' } },
      '@keyframes toast-out': {
        from: { transform: 'translateX(var(--radix-toast-swipe-end-x))' },
        to: { transform: 'translateX(calc(100% + var(--gutter)))' },
      },
    },
  },
  words: { flex: 1, minWidth: 0, paddingTop: 6, paddingBottom: 4 },
  title: { fontWeight: 800 },
  action: {
    minHeight: 44,
    padding: '4px 0 0',
    border: 0,
    background: 'none',
    color: 'var(--yellow)',
    font: 'inherit',
    fontWeight: 700,
    textDecoration: 'underline',
    textUnderlineOffset: '.2em',
    cursor: 'pointer',
  },
});
