import { type RankPoint, rankColor } from './rank-field.ts';
import { Words, WordsAlike } from './Words.tsx';

const type = { size: 16, weight: 700, at: 'middle' } as const;

/** Points of the rank grid with their positions. */
export function RankPoints({ points, radius }: { points: RankPoint[]; radius: number }) {
  return (
    <>
      <g stroke="var(--ink)" strokeWidth="1.5">
        {points.map(({ x, y, position }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} fill={rankColor(position)} />
        ))}
      </g>
      <WordsAlike {...type}>
        {points.map(({ x, y, position }) => (
          <Words key={`${x} ${y}`} x={x} y={y + 5.5} {...type} inherits>
            {position}
          </Words>
        ))}
      </WordsAlike>
    </>
  );
}
