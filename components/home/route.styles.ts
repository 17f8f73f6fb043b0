import type { CSSObject } from '@emotion/react';

/**
 * Size of the last section's heading, which fills a phone or tablet. In its first letter the route ends: .093 of it and
 * 1.5 px right of the page margin.
 */
export const TALK_SIZE = 'min(22vw, 7rem + 6vw, 14rem)';

type Side = 'top' | 'right' | 'bottom' | 'left';

/** Drawn from the left as it comes into view (Ranking.tsx). Complete before, after, and where that is unknown. */
export const drawn: CSSObject = {
  animation: 'draw linear',
  animationTimeline: 'view()',
  animationRange: 'entry cover 45%',
};

/** The route along some sides of a box: an orange band with ink edges on both sides. */
export function band(...sides: Side[]): CSSObject {
  const has = (side: Side) => (sides.includes(side) ? 1 : 0);
  const x = 2 * (has('right') - has('left'));
  const y = 2 * (has('bottom') - has('top'));
  return {
    border: 'solid var(--signal)',
    borderWidth: (['top', 'right', 'bottom', 'left'] as const)
      .map((side) => (has(side) ? '8px' : 0))
      .join(' '),
    boxShadow: `${x}px ${y}px var(--ink), inset ${-x}px ${-y}px var(--ink)`,
  };
}
