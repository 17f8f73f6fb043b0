import { type RankPoint, rankColour } from './rank-field.ts';
import { Words } from './Words.tsx';

/** Points of the rank grid with their positions. */
export function RankPoints({ points, radius }: { points: RankPoint[]; radius: number }) {
  return (
    <>
      <g stroke="var(--ink)" strokeWidth="1.5">
        {points.map(({ x, y, position }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} fill={rankColour(position)} />
        ))}
      </g>
      <g fontSize="16" fontWeight="700" textAnchor="middle" fill="var(--ink)">
        {points.map(({ x, y, position }) => (
          <Words key={`${x} ${y}`} x={x} y={y + 5.5} size={16} weight={700} at="middle" inherits>
            {position}
          </Words>
        ))}
      </g>
    </>
  );
}
