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

/**
 * The points of a rank grid around a pin, 7 by 7 without those behind the pin.
 * @param step distance between two points
 */
export function rankPoints(center: { x: number; y: number }, step: number) {
  const points = positions.flatMap((row, rowIndex) =>
    row.map((position, columnIndex) => ({
      x: center.x + (columnIndex - 3) * step,
      y: center.y + (rowIndex - 3) * step,
      position,
    })),
  );
  return points.filter(({ position }) => position > 0);
}

/** Orange means seen: the top three of the map, then ever further down the list. */
export const RANK_COLORS = [
  { label: '1–3', to: 3, color: 'var(--signal)' },
  { label: '4–7', to: 7, color: 'var(--signal-2)' },
  { label: '8–12', to: 12, color: 'var(--signal-3)' },
  { label: '13+', to: Number.POSITIVE_INFINITY, color: 'var(--surface)' },
] as const;

/** The color in which a position is shown. */
export const rankColor = (position: number) =>
  RANK_COLORS.find(({ to }) => position <= to)?.color ?? 'var(--surface)';
