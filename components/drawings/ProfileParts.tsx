import { PROFILE, ProfileCard, type ProfileProps } from './ProfileCard.tsx';
import { Words } from './parts/Words.tsx';

/** Radius of a number's disc. */
const RADIUS = 19;

/** Parts of the card in the order of the list beside the drawing: where the line ends, on which side of the card. */
const parts: { y: number; x: number; side: 'left' | 'right' }[] = [
  { y: 171, x: 410, side: 'right' },
  { y: 204, x: 17, side: 'left' },
  { y: 253, x: 403, side: 'right' },
  { y: 340, x: 17, side: 'left' },
  { y: 442, x: 403, side: 'right' },
  { y: 553, x: 17, side: 'left' },
];

/**
 * A business profile whose parts are numbered.
 * @param reach distance from the card's edge to the middle of a number, large enough to separate the two
 */
export function ProfileParts({ reach, ...profile }: ProfileProps & { reach: number }) {
  const margin = reach + RADIUS + 1;
  return (
    <g transform={`translate(${margin} 6)`}>
      <ProfileCard id="parts" {...profile} />
      {parts.map(({ x, y, side }, index) => {
        const middle = side === 'left' ? -reach : PROFILE.width + reach;
        return (
          <g key={y} fill="var(--ink)">
            <path d={`M${middle} ${y}H${x}`} stroke="var(--ink)" strokeWidth="1.5" />
            <circle cx={x} cy={y} r="4" fill="var(--signal)" stroke="var(--ink)" strokeWidth="1.5" />
            <circle cx={middle} cy={y} r={RADIUS} />
            <Words x={middle} y={y + 7} size={19} weight={800} at="middle" fill="var(--paper)">
              {index + 1}
            </Words>
          </g>
        );
      })}
    </g>
  );
}

/** Width and height of the drawing of numbered parts. */
export const partsSize = (reach: number) => ({
  width: PROFILE.width + 2 * (reach + RADIUS + 1),
  height: 640,
});
