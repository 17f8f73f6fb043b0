/**
 * The rules of a field, as plain JSON that the page passes to its script (client/inline/contact.ts): the characters
 * that do not count (visible-text.ts says which are sent), then what its text must match, each with the message if it
 * does not.
 */
export type FieldRules = readonly [
  ignored: string,
  ...checks: (readonly [pattern: string, message: string])[],
];

/** A text without the characters that its field ignores. */
export const withoutIgnored = (text: string, [ignored]: FieldRules): string =>
  text.replace(RegExp(ignored, 'gu'), '');

/** UTF-16 units: 500 of the longest emoji. Finding the characters of longer texts would take seconds. */
const LONGEST = 6000;

/**
 * Checks the text of a field, in which each character that a person counts (a grapheme cluster) is one unit, without
 * spaces at the ends. Browsers without Intl.Segmenter count each accent.
 * @returns the message of the first broken rule, if any
 */
export function messageOf(value: string, rules: FieldRules = ['']): string | undefined {
  const units = Intl.Segmenter && value.length < LONGEST ? new Intl.Segmenter().segment(value) : value;
  // Not `[...units].map`: each unit refers to a copy of the whole text.
  const text = Array.from(units as Iterable<{ segment: string }>, (unit) => {
    const seen = withoutIgnored(unit.segment ?? unit, rules);
    return seen[1] ? '?' : seen;
  })
    .join('')
    .trim();
  return rules.find(([pattern], at) => at && !text.match(pattern as string))?.[1];
}
