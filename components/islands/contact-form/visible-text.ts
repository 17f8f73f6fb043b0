/**
 * Invisible characters: control characters, lone surrogates, characters that Unicode lets a font draw as nothing
 * (Default_Ignorable_Code_Point: zero width, direction overrides, fillers) and interlinear marks.
 */
const UNSEEN = /[\p{Cc}\p{Cs}\p{DI}\uFFF9-\uFFFB]/u;

/** The same, with the Braille blank. */
const UNCOUNTED = new RegExp(`${UNSEEN.source}|\\u2800`, 'gu');

/**
 * Where such a character is part of the visible text: line breaks and tabs; flags, keycaps and composed emoji; words in
 * scripts that join letters, such as Persian and Hindi. No lookbehind, which Safari supports only since 16.4.
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

/** A multi-line text without invisible characters, and without leading and trailing spaces. */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(MEANT_OR_UNSEEN, '$1')
    .trim();
}

/** The same on one line. */
export const cleanLine = (text: string): string => cleanText(text.replace(/[\t\n\r\u2028\u2029]+/g, ' '));

/** Number of visible characters, which count toward a minimum. */
export const visibleLength = (text: string): number => text.replace(UNCOUNTED, '').trim().length;

/** A phone number without separators: spaces, dots, hyphens, slashes, parentheses. */
export const cleanPhone = (text: string): string => cleanLine(text).replace(/[\s./\\()\p{Pd}\u2212]/gu, '');
