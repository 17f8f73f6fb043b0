import type { ReactNode } from 'react';

/** Width and height of a portrait. */
export const PORTRAIT = 240;

export interface PortraitProps {
  /** Names of colors, without the dashes. */
  ground: string;
  skin: string;
  top: string;
  /** Hair behind the head and shoulders. */
  back?: ReactNode;
  /** Hair, glasses or beard before the face. */
  front: ReactNode;
  /** Collar or lapels on the shoulders. */
  collar?: ReactNode;
}

/** Head and shoulders on a sign with an edge line. */
export function Portrait({ ground, skin, top, back, front, collar }: PortraitProps) {
  return (
    <g stroke="var(--ink)" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round">
      <path d="M0 0h240v240H0z" fill={`var(--${ground})`} stroke="none" />
      {back}
      <path d="M20 246c2-46 34-62 76-70h48c42 8 74 24 76 70z" fill={`var(--${top})`} />
      <path d="M100 142v36c8 16 32 16 40 0v-36z" fill={`var(--${skin})`} />
      {collar}
      <path d="M76 92c0-66 88-66 88 0 0 42-20 68-44 68s-44-26-44-68z" fill={`var(--${skin})`} />
      <Face />
      {front}
      <rect x="8" y="8" width="224" height="224" rx="10" fill="none" strokeWidth="3" />
    </g>
  );
}

function Face() {
  return (
    <>
      <g fill="var(--ink)" stroke="none">
        <circle cx="102" cy="102" r="4.5" />
        <circle cx="138" cy="102" r="4.5" />
      </g>
      <path d="M120 104c-1 8-6 14-5 16s5 2 8 1M106 134c8 9 20 9 28 0" fill="none" strokeWidth="3.5" />
    </>
  );
}
