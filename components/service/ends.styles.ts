import { from, sheet, tablet } from '../sheet.ts';
import { emptyCells } from './rows.ts';

/** On wide screens; on tablets there are two. */
export const columns = 3;

/** What is left of the last row is a piece of map, otherwise the background would show as an ink block. */
const map = {
  '&::after': {
    content: '""',
    background: 'url(drawings/sheet-end.svg) 50%/cover',
    forcedColorAdjust: 'none',
  },
} as const;

const ends = sheet(
  'service/ends',
  {
    tablet: { [tablet]: map },
    one: { [from.lg]: map },
    two: { [from.lg]: { '&::after': { ...map['&::after'], gridColumn: 'span 2' } } },
    alone: { '& > li': { gridColumn: '1 / -1' } },
  },
  'variation',
);

/**
 * Classes of a sheet whose last row has empty cells.
 * @param count cards
 * @param large the room of the first one: a whole row, or a block of two columns and, on wide screens, two rows
 */
export function endsFor(count: number, large?: 'row' | 'block') {
  if (count === 1) return [ends.alone];
  const left = emptyCells(count, columns, large ? { row: columns, block: 4 }[large] : 1);
  return [
    emptyCells(count, 2, large ? 2 : 1) === 1 && ends.tablet,
    left === 1 && ends.one,
    left === 2 && ends.two,
  ];
}
