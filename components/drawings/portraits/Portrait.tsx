import type { ReactNode } from 'react';

/** Width and height of a portrait. */
export const PORTRAIT = 240;

type Color = Record<'ground' | 'skin' | 'top', string>;
type Parts = Partial<Record<'back' | 'collar', ReactNode>> & { head: string; children: ReactNode };

/** Head and shoulders on a sign with an edge line; the head as a path, colors by their names without the dashes. */
export function Portrait({ ground, skin, top, head, back, collar, children }: Color & Parts) {
  return (
    <g stroke="var(--ink)" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round" fill="none">
      <path d="M0 0h240v240H0z" fill={`var(--${ground})`} stroke="none" />
      <rect x="8" y="8" width="224" height="224" rx="10" strokeWidth="3" />
      {back}
      <path d="M16 246c2-46 34-60 80-68h48c46 8 78 22 80 68z" fill={`var(--${top})`} />
      <path d="M98 142v38c8 16 36 16 44 0v-38z" fill={`var(--${skin})`} />
      {collar}
      <path d={head} fill={`var(--${skin})`} />
      {children}
    </g>
  );
}

/** Two dots, at equal distances from the middle. */
export function Eyes({ y, apart = 20, size = 4.5 }: { y: number; apart?: number; size?: number }) {
  return (
    <g fill="var(--ink)" stroke="none">
      <circle cx={120 - apart} cy={y} r={size} />
      <circle cx={120 + apart} cy={y} r={size} />
    </g>
  );
}
