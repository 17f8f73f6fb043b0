import type { CSSObject } from '@emotion/react';
import { below, sheet } from '../sheet.ts';

/** Distance of the route's middle from the edge of the content: nearer to the edge of the page than to the text. */
export const LANE = 'var(--gutter) * .7';

type Side = 'top' | 'right' | 'bottom' | 'left';

/** The route along some sides of a box: an orange band with ink edges on both sides. */
export function band(...sides: Side[]): CSSObject {
  const has = (side: Side) => (sides.includes(side) ? 1 : 0);
  const x = 2 * (has('right') - has('left'));
  const y = 2 * (has('bottom') - has('top'));
  return {
    border: 'solid var(--signal)',
    borderWidth: (['top', 'right', 'bottom', 'left'] as const)
      .map((side) => (has(side) ? 'var(--band)' : 0))
      .join(' '),
    boxShadow: `${x}px ${y}px var(--ink), inset ${-x}px ${-y}px var(--ink)`,
  };
}

/** A piece in the margin of a section. */
const piece = (sides: Side[], ends: CSSObject = {}): CSSObject => ({
  '&::before': { ...band(...sides), ...ends },
});

/**
 * The route through the home page: from the hero's button down the left edge, over to the right one and back along the
 * edges of sections, to the road of the last one. Each section draws its own piece.
 */
export const route = sheet(
  'home/route',
  {
    lane: {
      '&::before': {
        content: '""',
        position: 'absolute',
        zIndex: 1,
        inset: `0 calc(max(var(--gutter), (100% - var(--max)) / 2) - ${LANE} - var(--band) / 2)`,
        pointerEvents: 'none',
        // Drawn as the visitor scrolls, with its tip three fifths down the screen. It is complete in browsers that cannot
        // do that, in which the animation ends at once, and with reduced motion.
        animation: 'down linear both',
        animationTimeline: 'view(60% 40%)',
      },
      // So near to the text of a phone it would look like the bar of a quotation.
      [below.sm]: { '&&::before, &&::after': { display: 'none' } },
      '@keyframes down': { from: { clipPath: 'inset(-2px -2px 100%)' }, to: { clipPath: 'inset(-2px)' } },
    },
    /** Begins on the line above its section, and ends at the foot below the beginning of the next piece. */
    leftAndOver: piece(['bottom', 'left'], { top: -2, right: '49%' }),
    /** Begins at the foot of the section above, so that its corner is in one piece, and crosses the line below its own. */
    overAndRight: piece(['top', 'right'], {
      top: 'calc(-1px - var(--band))',
      bottom: -2,
      left: '50%',
    }),
    right: piece(['right']),
    /** Comes out from under the tiles above, and goes over to the left. */
    overAndLeft: {
      ...piece(['top', 'left'], { top: 18 }),
      '&::after': {
        content: '""',
        position: 'absolute',
        zIndex: 1,
        inset: `0 calc(max(var(--gutter), (100% - var(--max)) / 2) - ${LANE} - var(--band) / 2) auto auto`,
        width: 24,
        height: 'calc(18px + var(--band))',
        ...band('right', 'bottom'),
      },
    },
    left: piece(['left']),
  },
  'variation',
);
