/**
 * Control characters except tab and line break, noncharacters, lone surrogates, characters without a meaning of their own,
 * such as the bullets of Word's Symbol font, and those that change the order of the displayed text (Unicode Standard
 * Annex 9), so that it reads differently than it is.
 */
const BAD =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u2028\u2029\u202A-\u202E\u2066-\u2069\uFFFE\uFFFF\p{Co}\p{Cs}]|(?!^)\uFEFF/u;

/** Finds the first forbidden character of a text. @returns its offset and code point: `U+202E` */
export function findCharacter(text: string) {
  const index = text.search(BAD);
  if (index === -1) return undefined;
  return { index, code: `U+${text.charCodeAt(index).toString(16).toUpperCase().padStart(4, '0')}` };
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
