/**
 * Control characters except tab and line break, noncharacters, lone surrogates, and characters that change the order of
 * the displayed text (Unicode Standard Annex 9), so that it reads differently than it is.
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

/** Finds the first forbidden character of a text. @returns its offset and name: `U+202E, right-to-left override` */
export function findCharacter(text: string) {
  const index = text.search(BAD);
  return index === -1 ? undefined : { index, name: nameOf(text.charCodeAt(index)) };
}

function nameOf(code: number): string {
  const point = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
  const name = NAMES[code] ?? (code >= 0xd800 && code <= 0xdfff ? 'half a character' : 'control character');
  return `${point}, ${name}`;
}

/** Runs of characters that could control a terminal, reverse its text, or show nothing. */
const COMMANDS = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}\uFEFF\uFFFE\uFFFF]+/gu;

/** Clears the current line of a terminal. */
export const CLEAR_LINE = '\r\x1b[K';

/** A text of the site as one line for the terminal: a question mark replaces each character that could control it. */
export const printable = (text: string): string => text.replace(COMMANDS, (run) => '?'.repeat(run.length));

/** A text from outside as one line for the terminal: spaces replace characters that could control it. */
export const terminalLine = (text: string): string => text.replace(COMMANDS, ' ').trim();

/** A text from outside as lines for the terminal, each indented, so that none looks like our own output. */
export const terminalLines = (text: string): string =>
  text
    .split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/)
    .map((line) => `  ${line.replaceAll('\t', '    ').replace(COMMANDS, ' ').trimEnd()}`)
    .join('\n');
