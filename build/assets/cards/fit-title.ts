import type { Letters } from '../letters.ts';

/** Line height, in font sizes; like the tracking, the same as for the site's headings. */
export const LEADING = 0.98;
/** How a card's title is set. @param size px */
export const titleSetting = (size: number) => ({ size, weight: 800, tracking: -0.032 * size }) as const;

/**
 * The largest size at which a title fits into a box, in lines of about equal length.
 * @param box px
 */
export function fitTitle(
  title: string,
  box: { width: number; height: number },
  widthOf: Letters['widthOf'],
): { lines: string[]; size: number } {
  for (let size = 140; ; size -= 8) {
    // The narrowest column in which it fits makes the most even lines.
    for (let column = 0.4 * box.width; column <= box.width; column += 10) {
      const fits = (text: string) => widthOf({ text, ...titleSetting(size) }) <= column;
      const lines = fill(title, fits);
      if (size < 20 || (lines.length * size * LEADING <= box.height && lines.every(fits)))
        return { lines, size };
    }
  }
}

/** Adds one word after another, with a new line whenever the next would not fit. */
function fill(title: string, fits: (line: string) => boolean): string[] {
  const [first = '', ...words] = title.split(/\s+/);
  const lines = [first];
  for (const word of words) {
    const longer = `${lines.at(-1)} ${word}`;
    if (fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
