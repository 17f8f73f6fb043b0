import { sheet } from '../sheet.ts';

/**
 * Type sizes in percent of the width of a card's text. Only two, of one weight, so that adjacent cards speak with one
 * voice: a short review is large, and a long one is set for reading.
 */
const SHORT = 9.5;
const LONG = 6;

/**
 * How high a short review may get: characters x size² x leading, where the size is a part of the width. 1.38 fills a
 * card to about three quarters of its width, with some 128 letters.
 */
const FILL = 1.38;
/** Width of a letter in em, so that the longest word of a text fits on a line. */
const LETTER = 0.6;
/** Widths of a card's text in rem between which the font size grows with it. */
const NARROW = 16.5;
const WIDE = 27;

/** The line height for a size: tight for display type, open for reading. */
const leading = (size: number) => 1.64 - 0.0475 * size;

const rounded = (value: number) => Number(value.toFixed(3));
const rem = (size: number, width: number) => `${rounded((size / 100) * width)}rem`;

function style(size: number) {
  // In a narrow card the font may be larger than its share, but only if its words still fit; never below 17 px.
  const smallest = `max(1.0625rem, min(${rem(size, NARROW)}, ${rounded(size * 1.15)}cqi))`;
  return {
    // Low screens have a smaller type (ReviewCarousel.tsx).
    fontSize: `clamp(${smallest}, ${size}cqi * var(--quote, 1), ${rem(size, WIDE)})`,
    lineHeight: rounded(leading(size)),
  };
}

const classes = sheet('review/quote-size', { short: style(SHORT), long: style(LONG) }, 'shared');

/** Whether a review is set in the larger type: it is short, and so are its words. */
export function isShort(text: string): boolean {
  const size = SHORT / 100;
  const longestWord = Math.max(...text.split(/[\s-]+/).map((word) => word.length));
  return text.length * size ** 2 * leading(SHORT) <= FILL && longestWord * LETTER * size <= 1;
}

/** Class that sets the font size of a review. */
export const quoteSize = (text: string) => (isShort(text) ? classes.short : classes.long);
