/**
 * Characters that could control a terminal or reverse its text: control characters, direction marks and overrides, line
 * and paragraph separators, lone surrogates.
 */
const COMMANDS = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu;

/** Clears the current line of a terminal. */
export const CLEAR_LINE = '\r\x1b[K';

/** A text from outside as one line for the terminal: spaces replace characters that could control it. */
export const terminalLine = (text: string): string => text.replace(COMMANDS, ' ').trim();

/** A text from outside as lines for the terminal, each indented, so that none looks like our own output. */
export const terminalLines = (text: string): string =>
  text
    .split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/)
    .map((line) => `  ${line.replaceAll('\t', '    ').replace(COMMANDS, ' ').trimEnd()}`)
    .join('\n');
