import { motion, sheet } from '../../sheet.ts';

/** Styles that only React's toasts need; their rules are in its script. */
export const late = sheet('islands/toasts/Toasts late', {
  moving: {
    '&[data-swipe=move]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
    [motion]: {
      '&[data-state=open]': { animation: 'toast-in 200ms var(--ease)' },
      // It waited for React, and was already visible.
      '[data-early] &': { animation: 'none' },
      '&[data-swipe=cancel]': { transition: 'transform 200ms var(--ease)' },
      '&[data-swipe=end]': { animation: 'toast-out 120ms ease-out forwards' },
      '@keyframes toast-in': { from: { opacity: 0, transform: 'translateY(12px)' } },
      '@keyframes toast-out': {
        from: { transform: 'translateX(var(--radix-toast-swipe-end-x))' },
        to: { transform: 'translateX(calc(100% + var(--gutter)))' },
      },
    },
  },
  words: { flex: 1, minWidth: 0, padding: '6px 0 4px' },
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
