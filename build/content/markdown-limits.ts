import type { Problem } from '../shared/problems.ts';

/** Characters before the first word of a line: blanks, and the signs of quotes and lists. A level takes two to four. */
const INDENT = 100;
/**
 * Stars, underscores, tildes and exclamation marks between two blank lines; what they mean takes the square of their
 * number to find out.
 */
const MARKS = 1000;

const SIGNS = /^(?:[ \t>]|[-*+](?=[ \t>])|\d{1,9}[.)](?=[ \t>]))+/;

/**
 * Finds what would keep the reader of Markdown busy for minutes, or make it give up: quotes and lists that are nested
 * without end, and marks by the thousand.
 * @param firstLine at which the text begins in its file, counted from 1
 * @returns the first thing of that kind
 */
export function excessiveMarks(file: string, text: string, firstLine: number): Problem[] {
  let marks = 0;
  for (const [index, line] of text.split('\n').entries()) {
    const where = `${file}:${firstLine + index}:1`;
    const signs = SIGNS.exec(line)?.[0].length ?? 0;
    if (signs > INDENT && line.trim() !== '') {
      return [
        {
          where,
          message: `This line begins with ${signs} spaces and marks of quotes and lists. Remove them.`,
        },
      ];
    }
    marks = line.trim() === '' ? 0 : marks + (line.match(/[*_~!]/g)?.length ?? 0);
    if (marks > MARKS) {
      const message = `Before this place there are more than ${MARKS} asterisks, underscores or exclamation marks without a blank line between them. Remove them, or put blank lines between paragraphs.`;
      return [{ where, message }];
    }
  }
  return [];
}
