import type { Enquiry } from './contact-bounds.ts';
import { type FieldRules, withoutIgnored } from './field-rules.ts';

/**
 * Invisible characters: control characters, lone surrogates, characters that Unicode lets a font draw as nothing
 * (Default_Ignorable_Code_Point: zero width, direction overrides, fillers), interlinear marks and the Braille blank.
 */
export const INVISIBLE = String.raw`\p{Cc}\p{Cs}\p{DI}\uFFF9-\uFFFB\u2800`;

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

const MEANT_OR_UNSEEN = new RegExp(`(${MEANT.source})|[${INVISIBLE}]`, 'gu');

/** A multi-line text without invisible characters, and without leading and trailing spaces. */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(MEANT_OR_UNSEEN, '$1')
    .trim();
}

/** The same on one line. */
export const cleanLine = (text: string): string => cleanText(text.replace(/[\t\n\r\u2028\u2029]+/g, ' '));

/** The values of the form as they are sent. */
export const cleanEnquiry = (
  { name, email, phone, message }: Enquiry,
  rules: Record<'email' | 'phone', FieldRules>,
): Enquiry => ({
  name: cleanLine(name),
  email: withoutIgnored(email, rules.email).trim(),
  phone: withoutIgnored(phone, rules.phone),
  message: cleanText(message),
});
