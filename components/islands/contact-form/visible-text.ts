/**
 * Characters that show nothing: control characters, halves of a character (lone surrogates), what Unicode lets a font
 * draw as nothing (Default_Ignorable_Code_Point: zero width, direction overrides, fillers) and interlinear marks.
 */
const UNSEEN = /[\p{Cc}\p{Cs}\p{DI}\uFFF9-\uFFFB]/u;

/** The same, with the blank of Braille. */
const UNCOUNTED = new RegExp(`${UNSEEN.source}|\\u2800`, 'gu');

/**
 * Where such a character belongs to what is seen: line breaks and tabs; flags, keycaps and emoji made of several; words
 * of scripts that join letters, such as Persian and Hindi. No lookbehind, which Safari learned late (16.4).
 */
const MEANT = new RegExp(
  [
    String.raw`[\t\n\r]`,
    String.raw`\u{1F3F4}[\u{E0020}-\u{E007E}]{1,6}\u{E007F}`,
    String.raw`[\d#*]\uFE0F\u20E3`,
    String.raw`\p{ExtPict}[\uFE0E\uFE0F]?\p{EMod}?(?:\u200D(?=\p{ExtPict}))?`,
    String.raw`(?!\p{sc=Latn})\p{L}\p{M}*[\u200C\u200D](?=[\p{L}\p{M}])`,
  ].join('|'),
  'u',
);

const MEANT_OR_UNSEEN = new RegExp(`(${MEANT.source})|${UNSEEN.source}`, 'gu');

/** A text of several lines without what shows nothing, and without blanks at its ends. */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(MEANT_OR_UNSEEN, '$1')
    .trim();
}

/** The same on one line. */
export const cleanLine = (text: string): string => cleanText(text.replace(/[\t\n\r\u2028\u2029]+/g, ' '));

/** How many characters of a text count towards a minimum: those that are seen. */
export const visibleLength = (text: string): number => text.replace(UNCOUNTED, '').trim().length;

/** A phone number without what people put between its digits: blanks, dots, hyphens, slashes, parentheses. */
export const cleanPhone = (text: string): string => cleanLine(text).replace(/[\s./\\()\p{Pd}\u2212]/gu, '');
