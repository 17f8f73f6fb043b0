/** Search position at each point of the field; 0 at the pin. */
const positions = [
  [16, 12, 8, 9, 9, 13, 19],
  [11, 8, 5, 3, 4, 7, 11],
  [8, 4, 1, 0, 3, 4, 8],
  [9, 3, 2, 0, 1, 3, 9],
  [10, 3, 3, 2, 3, 5, 11],
  [13, 7, 6, 4, 5, 8, 12],
  [18, 13, 11, 10, 8, 13, 18],
];

export interface RankPoint {
  x: number;
  y: number;
  position: number;
  /** Distance from the middle, in steps: 1, 1.4, 2, 2.2 … */
  ring: number;
}

/**
 * The points of a rank grid around a pin, 7 by 7 without those behind the pin.
 * @param step distance between two points
 */
export function rankPoints(center: { x: number; y: number }, step: number): RankPoint[] {
  const points = positions.flatMap((row, rowIndex) =>
    row.map((position, columnIndex) => pointAt(columnIndex - 3, rowIndex - 3, position)),
  );
  return points.filter(({ position }) => position > 0);

  function pointAt(column: number, row: number, position: number): RankPoint {
    const ring = Math.round(Math.hypot(column, row) * 10) / 10;
    return { x: center.x + column * step, y: center.y + row * step, position, ring };
  }
}

/** Orange means visible in search: the top three of the map, the first page, the second, beyond. */
export function rankColor(position: number): string {
  if (position <= 3) return 'var(--signal)';
  if (position <= 7) return 'var(--signal-2)';
  return position <= 12 ? 'var(--signal-3)' : 'var(--surface)';
}
