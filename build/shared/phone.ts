/** Separators between digits. */
const BETWEEN = /[\s().\-–‑/\u00A0]+/g;
const EXTENSION = /\s*(?:,|;)?\s*(?:ext\.?|extension|x|#)\s*(\d{1,6})$/i;

/**
 * Parses a phone number in any usual US form, or an international one that begins with "+".
 * @returns undefined for an invalid one: letters, too few digits, no area code
 */
export function readPhone(written: string) {
  const [, extension] = EXTENSION.exec(written) ?? [];
  // From abroad, nobody dials the zero of `+44 (0)20`.
  const digits = written
    .trim()
    .replace(EXTENSION, '')
    .replace(/^(\+\d+[\s-]*)\(0\)/, '$1')
    .replace(BETWEEN, '');
  const [, area, exchange, line] = /^(?:\+?1)?([2-9]\d{2})(\d{3})(\d{4})$/.exec(digits) ?? [];
  const isAbroad = /^\+(?!1)\d{7,15}$/.test(digits);
  if (!area && !isAbroad) return undefined;
  /** `+13605550142`, according to ITU-T E.164, without an extension. */
  const number = area ? `+1${area}${exchange}${line}` : digits;
  const form = area ? `(${area}) ${exchange}-${line}` : written.trim().replace(EXTENSION, '');
  return {
    /** `(360) 555-0142`, with a no-break space and a non-breaking hyphen. */
    shown: unbroken(extension ? `${form} ext. ${extension}` : form),
    /** `tel:+13605550142`, according to RFC 3966. */
    href: `tel:${number}${extension ? `;ext=${extension}` : ''}`,
    number,
  };
}

/** A text whose spaces and hyphens do not break lines. */
export const unbroken = (text: string) => text.replace(/\s+/g, '\u00A0').replaceAll('-', '\u2011');

/** Numbers as Americans write them in running text: with an area code, and separators between the parts. */
const IN_TEXT =
  /(?<![\d.])(?:\+?1[\s.\-\u00A0]?)?\(?[2-9]\d{2}\)?[\s.\-–‑\u00A0]\s?\d{3}[\s.\-–‑\u00A0]\d{4}(?!\d)/g;

/** Every phone number in a text, as written. */
export const phonesIn = (text: string): string[] => [...text.matchAll(IN_TEXT)].map(([found]) => found);
