import { describe, expect, it } from 'vitest';
import { emptyCells, stopsPerRow } from '../../components/service/rows.ts';

describe('the last row of a sheet of cards', () => {
  it.each([
    [9, 3, 1, 0],
    [10, 3, 1, 2],
    [11, 3, 1, 1],
    [9, 2, 1, 1],
    [12, 3, 3, 1],
    [13, 3, 3, 0],
    [9, 3, 4, 0],
    [6, 2, 2, 1],
    [1, 3, 4, 2],
  ])(
    'of %i entries in %i columns, the first in %i cells, has %i cells left',
    (entries, columns, first, left) => {
      expect(emptyCells(entries, columns, first)).toBe(left);
    },
  );
});

describe('a road across the page', () => {
  it.each([
    [2, 2],
    [4, 4],
    [5, 5],
    [6, 3],
    [7, 4],
    [9, 5],
    [11, 4],
  ])('has %i stops in rows of at most %i', (stops, perRow) => {
    expect(stopsPerRow(stops)).toBe(perRow);
  });
});
