import { expect, it } from 'vitest';
import { RANK_COLORS, rankColor } from '../../components/drawings/parts/rank-field.ts';

it('shows a position in the color that the key has for it', () => {
  const first = RANK_COLORS.map(({ label }) => Number.parseInt(label, 10));
  for (const [index, { color, to }] of RANK_COLORS.entries()) {
    expect(rankColor(first[index] ?? 0)).toBe(color);
    expect(rankColor(Math.min(to, 99))).toBe(color);
  }
  expect(first.slice(1)).toEqual(RANK_COLORS.slice(0, -1).map(({ to }) => to + 1));
});
