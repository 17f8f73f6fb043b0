/** A telephone number in the one form in which the site shows it, and as a link dials it. */
export interface Phone {
  /** `(360) 555-0142`, with a blank and a hyphen at which no line ends. */
  shown: string;
  /** `tel:+13605550142`, as RFC 3966 has it. */
  href: string;
  /** `+13605550142`, as ITU-T E.164 has it, without an extension. */
  number: string;
}

/** What people put between digits. */
const BETWEEN = /[\s().\-–‑/\u00A0]+/g;
const EXTENSION = /\s*(?:,|;)?\s*(?:ext\.?|extension|x|#)\s*(\d{1,6})$/i;

/**
 * Reads a telephone number in any form that is usual in the US, or an international one that begins with "+".
 * @returns undefined for what is none: letters, too few digits, no area code
 */
export function readPhone(written: string): Phone | undefined {
  const [, extension] = EXTENSION.exec(written) ?? [];
  const digits = written.trim().replace(EXTENSION, '').replace(BETWEEN, '');
  const [, area, exchange, line] = /^(?:\+?1)?([2-9]\d{2})(\d{3})(\d{4})$/.exec(digits) ?? [];
  const isAbroad = /^\+(?!1)\d{7,15}$/.test(digits);
  if (!area && !isAbroad) return undefined;
  const number = area ? `+1${area}${exchange}${line}` : digits;
  const form = area ? `(${area}) ${exchange}-${line}` : written.trim().replace(EXTENSION, '');
  return {
    shown: unbroken(extension ? `${form} ext. ${extension}` : form),
    href: `tel:${number}${extension ? `;ext=${extension}` : ''}`,
    number,
  };
}

/** A text whose blanks and hyphens end no line. */
export const unbroken = (text: string) => text.replace(/\s+/g, '\u00A0').replaceAll('-', '\u2011');

/** Numbers as Americans write them in running text: with an area code, and something between the parts. */
const IN_TEXT =
  /(?<![\d.])(?:\+?1[\s.\-\u00A0]?)?\(?[2-9]\d{2}\)?[\s.\-–‑\u00A0]\s?\d{3}[\s.\-–‑\u00A0]\d{4}(?!\d)/g;

/** Every telephone number in a text, as it is written there. */
export const phonesIn = (text: string): string[] => [...text.matchAll(IN_TEXT)].map(([found]) => found);
