import { rankColor } from '../../../components/engine.ts';
import { FIELD, type Point } from './card-layout.ts';
import type { Letters, Setting } from './letters.ts';
import type { Random } from './seeded.ts';

const RADIUS = 20;
const NUMERAL: Setting = { size: 18, weight: 700 };

/** Column and row of the pin in the rank grid: near the middle, so that ranks decrease in all directions. */
export function pinPlace(random: Random): { column: number; row: number } & Point {
  const column = 2 + Math.floor(random() * 3);
  const row = 3 + Math.floor(random() * 2);
  return { column, row, x: FIELD.x + column * FIELD.step, y: FIELD.y + row * FIELD.step };
}

interface RankFieldProps {
  pin: { column: number; row: number };
  random: Random;
  letters: Letters;
}

/** The signature of the site: search positions at points of a town. Orange means visible in search. */
export function RankField({ pin, random, letters }: RankFieldProps) {
  const points = ranks(pin, random);
  const numerals = points.map(({ x, y, position }) => {
    const text = String(position);
    return letters.outline(text, x - letters.width(text, NUMERAL) / 2, y + 6.2, NUMERAL);
  });
  return (
    <>
      <g stroke="var(--ink)" strokeWidth="1.8">
        {points.map(({ x, y, position }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={RADIUS} fill={rankColor(position)} />
        ))}
      </g>
      <path d={numerals.join('')} />
    </>
  );
}

/** All points except those behind the pin: its own and the one above it. */
function ranks({ column, row }: { column: number; row: number }, random: Random) {
  const indices = Array.from({ length: FIELD.size }, (_value, index) => index);
  return indices.flatMap((down) =>
    indices
      .filter((right) => right !== column || (down !== row && down !== row - 1))
      .map((right) => ({
        x: FIELD.x + right * FIELD.step,
        y: FIELD.y + down * FIELD.step,
        position: positionAt(Math.hypot(right - column, down - row), random),
      })),
  );
}

/** @param distance from the pin, in steps of the grid */
const positionAt = (distance: number, random: Random) =>
  Math.max(1, Math.round(1.25 * distance ** 1.55 + 2 * random()));
