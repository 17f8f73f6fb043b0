import type { Tint } from '../schemas/shared.ts';
import { between, type Random, seeded } from './seeded.ts';
import { area, type Frame, type Point } from './sheet.ts';

/** A darker shade of each tint, for lines upon it. */
const SHADES: Record<Tint, string> = {
  surface: '#E6E4D2',
  block: '#CFD1BB',
  wood: '#B9CF97',
  water: '#97C4D0',
  yellow: '#E5AE1F',
  signal: '#E4500A',
  'signal-2': '#EE8E60',
  'signal-3': '#F6C4AB',
};

const RINGS = 13;
/** Points on a ring. */
const POINTS = 40;

/** A hill of contour lines, every fourth a heavy one; another hill for each seed. */
export function Contours({ seed, frame, tint }: { seed: string; frame: Frame; tint: Tint }) {
  const random = seeded(`hill of ${seed}`);
  const top = { x: between(random, 300, 600), y: between(random, 120, 480) };
  const rings = hill(top, random);
  return (
    <>
      <clipPath id="words">
        <rect {...area(frame)} />
      </clipPath>
      <g fill="none" stroke={SHADES[tint]} clipPath="url(#words)">
        <path d={rings.filter((_ring, index) => index % 4 !== 3).join('')} strokeWidth="1.5" />
        <path d={rings.filter((_ring, index) => index % 4 === 3).join('')} strokeWidth="3" />
      </g>
    </>
  );
}

/** Path data of each ring: ovals that three waves push in and out. */
function hill(top: Point, random: Random): string[] {
  const waves = [1, 2, 3].map((times) => ({
    times,
    height: (0.16 * random()) / times ** 0.4,
    turn: between(random, 0, 2 * Math.PI),
  }));
  return Array.from({ length: RINGS }, (_value, ring) =>
    ringPath((angle) => {
      const push = waves.map(
        ({ times, height, turn }) => height * Math.sin(times * angle + turn + ring * 0.07),
      );
      const reach = (34 + ring * 48) * (1 + push.reduce((sum, wave) => sum + wave, 0));
      return { x: top.x + 1.35 * reach * Math.cos(angle), y: top.y + reach * Math.sin(angle) };
    }),
  );
}

/** A smooth closed line: through the middles of the sides, with the points as handles. */
function ringPath(at: (angle: number) => Point): string {
  const points = Array.from({ length: POINTS + 1 }, (_value, step) => at((step / POINTS) * 2 * Math.PI));
  const curves = points.slice(1).map((point, index) => {
    const handle = points[index] as Point;
    return `Q${written(handle)} ${written(middle(handle, point))}`;
  });
  return `M${written(middle(points.at(-2) as Point, points[0] as Point))}${curves.join('')}`;
}

const middle = (a: Point, b: Point) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const written = ({ x, y }: Point) => `${Math.round(x)} ${Math.round(y)}`;
