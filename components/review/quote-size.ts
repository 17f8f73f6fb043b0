import { sheet } from '../sheet.ts';

/**
 * Type sizes in percent of the width of a card's text: two, so that cards side by side look like one set.
 */
const SIZES = [9.5, 6] as const;

/** How high a review may get: characters x size² x leading, where the size is a part of the width. */
const FILL = 1.75;
/** Width of a letter in em, so that the longest word of a text fits on a line. */
const LETTER = 0.6;
/** Widths of a card's text in rem between which the font size grows with it. */
const NARROW = 16.5;
const WIDE = 27;

/** The line height for a size: tight for display type, open for reading. */
const leading = (size: number) => Math.max(1.05, 1.64 - 0.0475 * size);

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

const classes = sheet(
  'review/quote-size',
  Object.fromEntries(SIZES.map((size, step) => [step, style(size)])),
  'shared',
);

/** The step of the largest size in which a text and its longest word fit; the last one for all longer texts. */
function stepOf(text: string): number {
  const longestWord = Math.max(...text.split(/[\s-]+/).map((word) => word.length));
  const step = SIZES.findIndex((percent) => {
    const size = percent / 100;
    return text.length * size ** 2 * leading(percent) <= FILL && longestWord * LETTER * size <= 1;
  });
  return step < 0 ? SIZES.length - 1 : step;
}

/** Class that sets the font size of a review. */
export const quoteSize = (text: string) => classes[stepOf(text)];
