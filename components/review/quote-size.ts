import { sheet } from '../sheet.ts';

const classes = sheet(
  'review/quote-size',
  {
    brief: { '& p': { fontSize: '1.2em', lineHeight: 1.1 } },
    small: { fontSize: 'clamp(1.0625rem, 6cqi * var(--quote, 1), 1.62rem)', lineHeight: 1.355 },
  },
  'variation',
);

/** Characters of a review, and of its longest word, with which it fits a card in the usual type. */
const SHORT = 160;
const tooLong = /[^\s-]{18}/;
/** Characters with which it fits a card in a larger one. */
const BRIEF = 120;

/** Class for a review that is longer or shorter than most. */
export const quoteSize = (text: string) => {
  if (text.length > SHORT || tooLong.test(text)) return classes.small;
  return text.length <= BRIEF && classes.brief;
};
