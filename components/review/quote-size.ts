import { sheet } from '../sheet.ts';

/** Sizes in percent of the width of a card's text; low screens have a smaller type (ReviewCarousel.tsx). */
const classes = sheet(
  'review/quote-size',
  {
    large: {
      fontSize: 'clamp(max(1.0625rem, min(1.57rem, 11cqi)), 9.5cqi * var(--quote, 1), 2.565rem)',
      lineHeight: 1.19,
    },
    small: { fontSize: 'clamp(1.0625rem, 6cqi * var(--quote, 1), 1.62rem)', lineHeight: 1.355 },
  },
  'shared',
);

/** Characters of a review, and of its longest word, with which it fits a card in the large type. */
const SHORT = 160;
const tooLong = /[^\s-]{18}/;

/** Class that sets the font size of a review: one of two, so that cards side by side look like one set. */
export const quoteSize = (text: string) =>
  text.length <= SHORT && !tooLong.test(text) ? classes.large : classes.small;
