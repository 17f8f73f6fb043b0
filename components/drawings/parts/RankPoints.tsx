import { type RankPoint, rankColor } from './rank-field.ts';
import { Words, WordsAlike } from './Words.tsx';

interface RankPointsProps {
  points: RankPoint[];
  radius: number;
  /** Height of the figures. */
  size?: number;
}

/** Points of the rank grid with their positions. */
export function RankPoints({ points, radius, size = 16 }: RankPointsProps) {
  const type = { size, weight: 700, at: 'middle' } as const;
  return (
    <>
      <g stroke="var(--ink)" strokeWidth="1.5">
        {points.map(({ x, y, position }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} fill={rankColor(position)} />
        ))}
      </g>
      <WordsAlike {...type}>
        {points.map(({ x, y, position }) => (
          <Words key={`${x} ${y}`} x={x} y={y + size * 0.34} {...type} inherits>
            {position}
          </Words>
        ))}
      </WordsAlike>
    </>
  );
}
