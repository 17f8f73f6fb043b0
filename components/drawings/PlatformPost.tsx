import type { ReactNode } from 'react';
import { BrandMark, type Platform } from './posts/BrandMark.tsx';

interface PlatformPostProps {
  platform: Platform;
  /** Color of the ground. */
  tint: string;
  /** The post, placed from its upper left corner; it is 260 wide and ends at the lower edge, 234 below. */
  children: ReactNode;
}

/** Every post has the same width; it may extend below the tile's edge. */
export const post = { width: 260 };

/** A platform's mark on a road sign beside what one posts there. 480 x 270. */
export function PlatformPost({ platform, tint, children }: PlatformPostProps) {
  return (
    <>
      <path d="M0 0h480v270H0z" fill={tint} />
      <Sign>
        <BrandMark platform={platform} />
      </Sign>
      <g transform="translate(184 36)">{children}</g>
    </>
  );
}

/** A plate of 112 units on its post, which goes down to the edge. */
function Sign({ children }: { children: ReactNode }) {
  return (
    <g transform="translate(42 36)">
      <path d="M51 112h10v124H51z" fill="var(--surface)" stroke="var(--ink)" strokeWidth="1.5" />
      <path
        d="M56 124v112"
        stroke="var(--ink)"
        strokeWidth="3"
        strokeDasharray="0 14"
        strokeLinecap="round"
      />
      <rect width="112" height="112" rx="14" fill="var(--surface)" />
      <rect
        x="4.5"
        y="4.5"
        width="103"
        height="103"
        rx="10"
        fill="none"
        stroke="var(--ink)"
        strokeWidth="2.5"
      />
      <g transform="translate(20 20) scale(3)">{children}</g>
    </g>
  );
}
