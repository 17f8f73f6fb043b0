import type { Problem } from '../shared/problems.ts';
import type { MarkdownText } from './decode.ts';

/** Characters before the first word of a line: spaces, and quote and list markers. A level takes two to four. */
const INDENT = 100;
/** The signs *, _, ~ and ! between two blank lines: the parser's time grows with the square of their number. */
const MARKS = 1000;
/** Lines between two blank lines, with which the time of a list grows in the same way. */
const LINES = 2000;
/** Characters without a space: an address has fewer. */
const WORD = 2000;

const LONG_WORD = new RegExp(`\\S{${WORD + 1}}`);

const SIGNS = /^(?:[ \t>]|[-*+](?=[ \t>])|\d{1,9}[.)](?=[ \t>]))+/;

/**
 * Finds text that would make the Markdown parser run for minutes or fail: deeply nested quotes and lists, and thousands
 * of marks or lines.
 * @returns the first such place
 */
export function excessiveMarks({ file, text, firstLine }: MarkdownText): Problem[] {
  let marks = 0;
  let lines = 0;
  for (const [index, line] of text.split('\n').entries()) {
    const isBlank = line.trim() === '';
    lines = isBlank ? 0 : lines + 1;
    marks = isBlank ? 0 : marks + (line.match(/[*_~!]/g)?.length ?? 0);
    const signs = isBlank ? 0 : (SIGNS.exec(line)?.[0].length ?? 0);
    const message =
      (signs > INDENT &&
        `This line begins with ${signs} spaces and marks of quotes and lists. Remove them.`) ||
      (lines > LINES &&
        `Before this place there are more than ${LINES} lines without a blank one. Divide them into paragraphs.`) ||
      (marks > MARKS &&
        `Before this place there are more than ${MARKS} asterisks, underscores or exclamation marks without a blank line between them. Remove them, or put blank lines between paragraphs.`) ||
      (LONG_WORD.test(line) && `Here are more than ${WORD} characters without a space. Remove them.`);
    if (message) return [{ where: `${file}:${firstLine + index}:1`, message }];
  }
  return [];
}
