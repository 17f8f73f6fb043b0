import type { ReactNode } from 'react';

/** Size of a small drawing on a card. Its words are 17 units or more: on a narrow laptop it is shown at three quarters. */
export const spot = { width: 320, height: 132 };

/** Tinted ground with an edge line; what is on it is cut off at its lower edge. */
export function Ground({ tint, children }: { tint: string; children: ReactNode }) {
  return (
    <>
      <path d="M0 0h320v132H0z" fill={`var(--${tint})`} />
      {children}
      <rect x=".75" y=".75" width="318.5" height="130.5" fill="none" stroke="var(--ink)" strokeWidth="1.5" />
    </>
  );
}
