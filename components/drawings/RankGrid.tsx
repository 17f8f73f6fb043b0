import { cx } from '../cx.ts';
import { motion, sheet } from '../sheet.ts';
import { RankPoints } from './parts/RankPoints.tsx';
import { rankPoints } from './parts/rank-field.ts';

/** Middle of the field on the map, distance between two points, size of a point. */
const centre = { x: 1090, y: 416 };
const STEP = 64;
const RADIUS = 19;

const points = rankPoints(centre, STEP);
const rings = [...new Set(points.map(({ ring }) => ring))].sort((a, b) => a - b);

const s = sheet('drawings/RankGrid', {
  ring: {
    transformOrigin: `${centre.x}px ${centre.y}px`,
    [motion]: {
      animation: 'settle 420ms var(--ease) both',
      animationDelay: 'calc(700ms + var(--d) * 170ms)',
    },
    '@keyframes settle': { from: { opacity: 0, transform: 'scale(.94)' } },
  },
});
const delays = sheet(
  'drawings/RankGrid delays',
  Object.fromEntries(rings.map((ring) => [ring, { '--d': ring }])),
);

/** The signature of the site: the nearer to the pin, the better seen. Settles ring by ring. */
export function RankGrid() {
  return (
    <>
      <EmptyField />
      {rings.map((ring) => (
        <g key={ring} className={cx(s.ring, delays[ring])}>
          <RankPoints points={points.filter((point) => point.ring === ring)} radius={RADIUS} />
        </g>
      ))}
    </>
  );
}

/** The points before they settle, as a pattern, without those behind the pin. */
function EmptyField() {
  const size = 7 * STEP;
  const left = centre.x - size / 2;
  const top = centre.y - size / 2;
  return (
    <>
      <pattern id="rank-points" width={STEP} height={STEP} patternUnits="userSpaceOnUse" x={left} y={top}>
        <circle
          cx={STEP / 2}
          cy={STEP / 2}
          r={RADIUS}
          fill="var(--surface)"
          stroke="var(--ink)"
          strokeWidth="1.5"
        />
      </pattern>
      <path
        fillRule="evenodd"
        fill="url(#rank-points)"
        d={`M${left} ${top}h${size}v${size}h-${size}zm${3 * STEP} ${2 * STEP}h${STEP}v${2 * STEP}h-${STEP}z`}
      />
    </>
  );
}
