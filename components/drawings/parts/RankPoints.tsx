import { rankColor, type rankPoints } from './rank-field.ts';
import { Words } from './Words.tsx';

/** Search positions at points of the field, of which two are `step` apart. */
export function RankPoints({ points, step }: { points: ReturnType<typeof rankPoints>; step: number }) {
  const size = Math.round(step / 3);
  return (
    <>
      <g stroke="var(--ink)" strokeWidth="1.5">
        {points.map(({ x, y, position }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={Math.round(step * 0.385)} fill={rankColor(position)} />
        ))}
      </g>
      {points.map(({ x, y, position }) => (
        <Words key={`${x} ${y}`} x={x} y={y + Math.round(size * 0.34)} size={size} weight={700} at="middle">
          {position}
        </Words>
      ))}
    </>
  );
}
