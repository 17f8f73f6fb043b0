import type { Frame, Point } from './card-layout.ts';
import { between, oneOf, type Random, seeded } from './seeded.ts';

/** A town around a place: streets, a main road, a diagonal avenue, a river and a park. */
export interface Town {
  /** x of the vertical streets, y of the horizontal ones, in ascending order. */
  up: number[];
  across: number[];
  /** y of the main road. */
  mainRoad: number;
  /** Path data. */
  river: string;
  avenue: Avenue;
  park: Frame;
}

export interface Avenue {
  /** Path data: the avenue itself, and the area on its far side, where blocks are parallel to it. */
  path: string;
  side: string;
  /** degrees */
  angle: number;
}

/**
 * Lays out a town, a different one for each seed.
 * @param frame the part that the picture shows
 * @param pin where two streets must cross
 * @param road y of a street that must exist
 */
export function layOut(seed: string, frame: Frame, pin: Point, road: number): Town {
  const random = seeded(seed);
  const up = lines(frame.left - 90, frame.right + 90, [pin.x], () => between(random, 58, 96));
  const across = lines(frame.top - 90, frame.bottom + 90, [pin.y, road], () => between(random, 46, 74));
  const main = across.filter((y) => y > frame.top + 60 && y < frame.bottom - 110 && Math.abs(y - pin.y) > 30);
  return {
    up,
    across,
    mainRoad: oneOf(random, main) ?? road,
    river: riverPath(frame, random),
    avenue: avenueOf(frame, random),
    park: parkOf(up, across, frame, pin, random),
  };
}

/** Positions in ascending order at about even distances, including the fixed ones. */
function lines(low: number, high: number, fixed: number[], step: () => number): number[] {
  const stops = [low, ...fixed.toSorted((a, b) => a - b), high];
  const inner = stops.slice(1).flatMap((to, index) => {
    const from = stops[index] as number;
    const count = Math.max(1, Math.round((to - from) / step()));
    return Array.from({ length: count }, (_value, part) => Math.round(from + ((to - from) * part) / count));
  });
  return [...inner, high];
}

/** From above the frame to below it, along its left or its right side. */
function riverPath(frame: Frame, random: Random): string {
  const middle =
    random() < 0.5 ? frame.left + between(random, 30, 80) : frame.right - between(random, 30, 90);
  const stops = [-0.15, 0.05, 0.15, 0.3, 0.5, 0.65, 0.85, 1.15].map((share) => {
    const y = frame.top + (frame.bottom - frame.top) * share;
    return `${Math.round(middle + between(random, -46, 46))} ${Math.round(y)}`;
  });
  return `M${stops[0]}C${stops.slice(1, 4).join(' ')}S${stops.slice(4, 6).join(' ')} ${stops.slice(6).join(' ')}`;
}

function avenueOf(frame: Frame, random: Random): Avenue {
  const rises = random() < 0.5;
  const angle = between(random, 22, 34) * (rises ? -1 : 1);
  const start = rises ? frame.bottom - between(random, 120, 200) : frame.top + between(random, 120, 200);
  const [left, right] = [frame.left - 100, frame.right + 100];
  const yAt = (x: number) => Math.round(start + Math.tan((angle * Math.PI) / 180) * (x - frame.left));
  const path = `M${left} ${yAt(left)}L${right} ${yAt(right)}`;
  const far = rises ? frame.bottom + 400 : frame.top - 400;
  return { path, side: `${path}V${far}H${left}z`, angle };
}

/** Two by two blocks within the frame and away from the pin. */
function parkOf(up: number[], across: number[], frame: Frame, pin: Point, random: Random): Frame {
  const places = up.slice(0, -2).flatMap((left, column) =>
    across.slice(0, -2).map((top, row) => ({
      left,
      top,
      right: up[column + 2] as number,
      bottom: across[row + 2] as number,
    })),
  );
  const clear = places.filter(
    ({ left, top, right, bottom }) =>
      left > frame.left + 20 &&
      right < frame.right - 10 &&
      top > frame.top &&
      bottom < frame.bottom &&
      (right < pin.x || left > pin.x) &&
      (bottom < pin.y - 60 || top > pin.y + 30),
  );
  return oneOf(random, clear) ?? (places[0] as Frame);
}
