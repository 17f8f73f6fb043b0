/**
 * Characters with which a text could command a terminal or turn its words round: control characters, direction marks
 * and overrides, line and paragraph separators, halves of a character.
 */
const COMMANDS = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu;

/** Clears the current line of a terminal. */
export const CLEAR_LINE = '\r\x1b[K';

/** A text from outside as one line of a terminal: what could command it becomes a blank. */
export const terminalLine = (text: string): string => text.replace(COMMANDS, ' ').trim();

/** A text from outside as lines of a terminal, each indented, so that none passes for a line of ours. */
export const terminalLines = (text: string): string =>
  text
    .split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/)
    .map((line) => `  ${line.replaceAll('\t', '    ').replace(COMMANDS, ' ').trimEnd()}`)
    .join('\n');
