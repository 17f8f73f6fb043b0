import type { Letters, Setting } from './letters.ts';

export interface FittedTitle {
  lines: string[];
  /** px */
  size: number;
}

/** From large to small, px; the last one is used even if it does not fit. */
const SIZES = [140, 132, 124, 116, 108, 100, 92, 84, 76, 68, 60, 52, 44];

/** Line height, in font sizes; like the tracking, the same as for the site's headings. */
export const LEADING = 0.98;
/** How a card's title is set. @param size px */
export const titleSetting = (size: number): Setting => ({ size, weight: 800, tracking: -0.032 * size });

/**
 * The largest size at which a title fits into a box, in lines of about equal length.
 * @param box px
 */
export function fitTitle(
  title: string,
  box: { width: number; height: number },
  letters: Pick<Letters, 'width'>,
): FittedTitle {
  const fitted = SIZES.map((size) => ({ size, lines: balancedLines(title, size, box.width, letters) }));
  const fits = ({ size, lines }: FittedTitle) =>
    lines.length * size * LEADING <= box.height &&
    lines.every((line) => widthOf(line, size, letters) <= box.width);
  return fitted.find(fits) ?? (fitted.at(-1) as FittedTitle);
}

const widthOf = (line: string, size: number, letters: Pick<Letters, 'width'>) =>
  letters.width(line, titleSetting(size));

/** As few lines as possible, in the narrowest column that needs no more than those. */
function balancedLines(
  title: string,
  size: number,
  width: number,
  letters: Pick<Letters, 'width'>,
): string[] {
  const words = title.split(/\s+/);
  const widest = Math.max(...words.map((word) => widthOf(word, size, letters)));
  const { length } = filledLines(words, size, width, letters);
  const columns = Array.from({ length: 30 }, (_value, step) => width * (0.4 + 0.02 * (step + 1)));
  const narrowest = columns.find(
    (column) => column >= widest && filledLines(words, size, column, letters).length === length,
  );
  return filledLines(words, size, narrowest ?? width, letters);
}

/** Adds one word after another, with a new line whenever the next would not fit. */
function filledLines(
  words: string[],
  size: number,
  width: number,
  letters: Pick<Letters, 'width'>,
): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && widthOf(longer, size, letters) > width) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  return [...lines, line];
}
