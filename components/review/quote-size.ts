import { sheet } from '../sheet.ts';

/** Type sizes in percent of the width of a card's text, largest first. */
const SIZES = [18, 16.5, 15, 13.75, 12.5, 11.5, 10.75, 10, 9.5, 9, 8.5, 8, 7.6, 7.2, 6.8, 6.5, 6.2, 5.9, 5.6];

/**
 * How high a text may get before the next smaller size is taken: characters x size² x leading, where a size is a
 * part of the width. 1.38 makes cards that are filled to about three quarters of their width.
 */
const FILL = 1.38;
/** Width of a letter in em at the heaviest weight, so that the longest word of a text fits on a line. */
const LETTER = 0.6;
/** Widths of a card's text in rem between which the font size grows with it. */
const NARROW = 16.5;
const WIDE = 27;

/** The line height for a size: tight for display type, open for reading. */
const leading = (size: number) => Math.max(1, 1.64 - 0.0475 * size);

function weight(size: number): 500 | 600 | 800 {
  if (size >= 12) return 800;
  return size >= 9.5 ? 600 : 500;
}

const TRACKING = { 800: '-.03em', 600: '-.02em', 500: '-.008em' };
const rounded = (value: number) => Number(value.toFixed(3));
const rem = (size: number, width: number) => `${rounded((size / 100) * width)}rem`;

function style(size: number) {
  // In a narrow card the font may be larger than its share, but only if its words still fit; never below 17 px.
  const smallest = `max(1.0625rem, min(${rem(size, NARROW)}, ${rounded(size * 1.15)}cqi))`;
  return {
    // Low screens have a smaller type (ReviewCarousel.tsx).
    fontSize: `clamp(${smallest}, ${size}cqi * var(--quote, 1), ${rem(size, WIDE)})`,
    lineHeight: rounded(leading(size)),
    fontWeight: weight(size),
    letterSpacing: TRACKING[weight(size)],
    ...(weight(size) === 800 && { textWrap: 'balance' as const }),
  };
}

const classes = sheet('review/quote-size', Object.fromEntries(SIZES.map((size) => [size, style(size)])));

/**
 * The font size of a review, in percent of the card's text width: the shorter the text, the larger the font, so that
 * adjacent cards are equally full.
 */
export function sizeFor(text: string): number {
  const longestWord = Math.max(...text.split(/[\s-]+/).map((word) => word.length));
  const fits = (size: number) =>
    text.length * (size / 100) ** 2 * leading(size) <= FILL && longestWord * LETTER * (size / 100) <= 1;
  return SIZES.find(fits) ?? (SIZES.at(-1) as number);
}

/** Class that sets the font size of a review. */
export const quoteSize = (text: string) => classes[sizeFor(text)];
