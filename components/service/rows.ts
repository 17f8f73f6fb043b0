/**
 * Empty cells at the end of a grid.
 * @param first cells that its first entry takes
 */
export function emptyCells(entries: number, columns: number, first = 1): number {
  const taken = entries - 1 + first;
  return (columns - (taken % columns)) % columns;
}

/** Most stops of a road in one row; in more columns, a word of their text could be wider than its column. */
const WIDEST = 5;

/** Stops in a row, so that the rows are as even as possible: six are in two rows of three. */
export function stopsPerRow(stops: number): 2 | 3 | 4 | 5 {
  const rows = Math.ceil(stops / WIDEST);
  return Math.max(2, Math.ceil(stops / rows)) as 2 | 3 | 4 | 5;
}
