import type { CSSObject } from '@emotion/react';
import type { MOST_TRADES } from '../../schemas/trades.ts';

/** Position of each trade's pin on the grid: columns and rows from the upper left corner, counted from 0. */
const PLACES = [
  { column: 3, row: 3 },
  { column: 1, row: 4 },
  { column: 4, row: 2 },
] as const satisfies { length: typeof MOST_TRADES };

/** Matches the choice of the visitor's own search, if it is selected. */
export const BLANK = '[value=""]:checked';

/** Matches a section in which the nth trade is selected: its label is behind legend and icon. */
const chosen = (index: number) => `:has(:nth-child(${index + 3}) > :checked)`;

/** For each trade but the first, the styles for its selection. */
const eachOther = (rule: (index: number) => [selector: string, styles: CSSObject]): CSSObject =>
  Object.fromEntries(PLACES.map((_place, index) => rule(index)).slice(1));

/** For the hero: moves the pin, and with it grid and route, to the selected trade. */
export const placeOfTrade = eachOther((index) => [
  `&${chosen(index)}`,
  { '--px': PLACES[index]?.column, '--py': PLACES[index]?.row },
]);

/** For the stacked cards: only that of the selected trade is visible. */
export const cardOfTrade: CSSObject = {
  '&:not(:first-of-type), section:has(:nth-child(n + 4) > :checked) &': { visibility: 'hidden' },
  ...eachOther((index) => [`section${chosen(index)} &:nth-of-type(${index + 1})`, { visibility: 'visible' }]),
};
