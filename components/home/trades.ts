import type { CSSObject } from '@emotion/react';

/** Where the pin of each trade is on the grid: columns and rows from the upper left corner, counted from 0. */
const PLACES = [
  { column: 3, row: 3 },
  { column: 1, row: 4 },
  { column: 4, row: 2 },
] as const;

/** How many trades the map has places for. */
export const MOST_TRADES = PLACES.length;

/** Matches a section in which the nth trade is chosen. */
const chosen = (index: number) => `:has(label:nth-of-type(${index + 1}) :checked)`;

/** For each trade but the first, what follows from its choice. */
const eachOther = (rule: (index: number) => [selector: string, styles: CSSObject]): CSSObject =>
  Object.fromEntries(PLACES.map((_place, index) => rule(index)).slice(1));

/** For the hero: moves the pin, and with it grid and route, to the chosen trade. */
export const placeOfTrade = eachOther((index) => [
  `&${chosen(index)}`,
  { '--px': PLACES[index]?.column, '--py': PLACES[index]?.row },
]);

/** For one of the cards, which lie upon each other: only that of the chosen trade is seen. */
export const cardOfTrade: CSSObject = {
  '&:not(:first-of-type)': { visibility: 'hidden' },
  'section:has(label:nth-of-type(n + 2) :checked) &': { visibility: 'hidden' },
  ...eachOther((index) => [`section${chosen(index)} &:nth-of-type(${index + 1})`, { visibility: 'visible' }]),
};

/** Name of a trade in `/contact-us/#trade=pet-shop`, which starts the message there. */
export const tradeId = (trade: string) => trade.toLowerCase().replace(/[^a-z0-9]+/g, '-');
