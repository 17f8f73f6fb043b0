/** A character that no text of the site can mean. */
export interface BadCharacter {
  /** Its place in the text, counted from 0. */
  index: number;
  /** As Unicode calls it: `U+202E, right-to-left override`. */
  name: string;
}

/**
 * Control characters but tab and line end, characters that are none, halves of surrogate pairs, and those that turn
 * the order of what is shown around (Unicode Standard Annex 9), by which a text reads otherwise than it is.
 */
const BAD =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u2028\u2029\u202A-\u202E\u2066-\u2069\uFFFE\uFFFF\p{Cs}]|(?!^)\uFEFF/u;

const NAMES: Record<number, string> = {
  0: 'null',
  7: 'bell',
  8: 'backspace',
  11: 'vertical tab',
  12: 'form feed',
  27: 'escape',
  127: 'delete',
  133: 'next line',
  8232: 'line separator',
  8233: 'paragraph separator',
  8234: 'left-to-right embedding',
  8235: 'right-to-left embedding',
  8236: 'pop directional formatting',
  8237: 'left-to-right override',
  8238: 'right-to-left override',
  8294: 'left-to-right isolate',
  8295: 'right-to-left isolate',
  8296: 'first strong isolate',
  8297: 'pop directional isolate',
  65279: 'zero width no-break space',
};

/** Finds the first character of a text that cannot be meant. @returns undefined where there is none */
export function findCharacter(text: string): BadCharacter | undefined {
  const index = text.search(BAD);
  return index === -1 ? undefined : { index, name: nameOf(text.charCodeAt(index)) };
}

/** A text as one line of a terminal may show it: a question mark for each character that the terminal would obey. */
export const printable = (text: string) => text.replace(NOT_PRINTABLE, '?');

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const NOT_PRINTABLE = /[\u0000-\u001F\u007F-\u009F\u2028-\u202E\u2066-\u2069\uFFFE\uFFFF\uFEFF\p{Cs}]/gu;

function nameOf(code: number): string {
  const point = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
  const name = NAMES[code] ?? (code >= 0xd800 && code <= 0xdfff ? 'half a character' : 'control character');
  return `${point}, ${name}`;
}
