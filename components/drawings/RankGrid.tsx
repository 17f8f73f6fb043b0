import { cx } from '../cx.ts';
import { motion, sheet } from '../sheet.ts';

/** Position in the results, seen from each point of the field; 0 where the pin stands. */
const positions = [
  [16, 12, 8, 9, 9, 13, 19],
  [11, 8, 5, 3, 4, 7, 11],
  [8, 4, 1, 0, 3, 4, 8],
  [9, 3, 2, 0, 1, 3, 9],
  [10, 3, 3, 2, 3, 5, 11],
  [13, 7, 6, 4, 5, 8, 12],
  [18, 13, 11, 10, 8, 13, 18],
];

/** Middle of the field on the map, distance between two points, size of a point. */
const centre = { x: 1090, y: 416 };
const STEP = 64;
const RADIUS = 19;

interface Point {
  x: number;
  y: number;
  position: number;
  /** Distance from the middle, in steps: 1, 1.4, 2, 2.2 … */
  ring: number;
}

const points = positions.flatMap((row, rowIndex) =>
  row.map((position, columnIndex) => pointAt(columnIndex - 3, rowIndex - 3, position)),
);

function pointAt(column: number, row: number, position: number): Point {
  const ring = Math.round(Math.hypot(column, row) * 10) / 10;
  return { x: centre.x + column * STEP, y: centre.y + row * STEP, position, ring };
}

const shown = points.filter(({ position }) => position > 0);
const rings = [...new Set(shown.map(({ ring }) => ring))].sort((a, b) => a - b);

const s = sheet({
  ring: {
    transformOrigin: `${centre.x}px ${centre.y}px`,
    [motion]: {
      animation: 'settle 420ms var(--ease) both',
      animationDelay: 'calc(700ms + var(--d) * 170ms)',
    },
    '@keyframes settle': { from: { opacity: 0, transform: 'scale(.94)' } },
  },
});
const delays = sheet(Object.fromEntries(rings.map((ring) => [ring, { '--d': ring }])));

/** The signature of the site: the nearer to the pin, the better seen. Settles ring by ring. */
export function RankGrid() {
  return (
    <>
      <EmptyField />
      <g fontSize="16" fontWeight="700" textAnchor="middle" stroke="var(--ink)" strokeWidth="1.5">
        {rings.map((ring) => (
          <g key={ring} className={cx(s.ring, delays[ring])}>
            <Ring points={shown.filter((point) => point.ring === ring)} />
          </g>
        ))}
      </g>
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

function Ring({ points }: { points: Point[] }) {
  return (
    <>
      {points.map(({ x, y, position }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={RADIUS} fill={ground(position)} />
      ))}
      <g fill="var(--ink)" stroke="none">
        {points.map(({ x, y, position }) => (
          <text key={`${x} ${y}`} x={x} y={y + 5.5}>
            {position}
          </text>
        ))}
      </g>
    </>
  );
}

/** Orange means seen: the top three of the map, the first page, the second, beyond. */
function ground(position: number): string {
  if (position <= 3) return 'var(--signal)';
  if (position <= 7) return 'var(--signal-2)';
  return position <= 12 ? 'var(--signal-3)' : 'var(--surface)';
}
