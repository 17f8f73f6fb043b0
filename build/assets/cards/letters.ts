import type opentype from 'opentype.js';
import { faceOf } from '../text-outlines.ts';

/** The font weights on cards. */
const WEIGHTS = [700, 800] as const;

/** A line of text with size and tracking in px. */
export interface Setting {
  size: number;
  weight: (typeof WEIGHTS)[number];
  /** Added between letters; negative in headings. */
  tracking?: number;
}

/** Turns text into shapes, because a picture cannot rely on the fonts of the machine that draws it. */
export interface Letters {
  /** Width of a line, px. */
  width: (text: string, setting: Setting) => number;
  /** Path data of a line of text that begins at x, with the baseline y. */
  outline: (text: string, x: number, y: number, setting: Setting) => string;
}

/** Every letter that a title may have: Latin with its accents, and typographic characters. */
const LATIN = [
  [0x20, 0x17f],
  [0x2010, 0x2044],
  [0x20ac, 0x2122],
]
  .flatMap(([first = 0, last = 0]) =>
    Array.from({ length: last - first + 1 }, (_letter, index) => String.fromCharCode(first + index)),
  )
  .join('');

/** @param font bytes of a variable woff2 */
export async function loadLetters(font: Uint8Array): Promise<Letters> {
  const faces = new Map(
    await Promise.all(WEIGHTS.map(async (weight) => [weight, await faceOf(font, weight, LATIN)] as const)),
  );
  const faceAt = ({ weight }: Setting) => faces.get(weight) as opentype.Font;
  const options = ({ size, tracking = 0 }: Setting) => ({ kerning: true, letterSpacing: tracking / size });
  return {
    width: (text, setting) =>
      faceAt(setting).getAdvanceWidth(text, setting.size, options(setting)) - (setting.tracking ?? 0),
    outline: (text, x, y, setting) =>
      pathData(faceAt(setting).getPath(text, x, y, setting.size, options(setting)).commands),
  };
}

/** In tenths of a px. The package's own toPathData writes NaN for numbers just above an integer. */
function pathData(commands: opentype.PathCommand[]): string {
  return commands.map((command) => command.type + numbersOf(command).map(tenths).join(' ')).join('');
}

function numbersOf(command: opentype.PathCommand): number[] {
  if (command.type === 'Z') return [];
  const end = [command.x, command.y];
  if (command.type === 'Q') return [command.x1, command.y1, ...end];
  if (command.type === 'C') return [command.x1, command.y1, command.x2, command.y2, ...end];
  return end;
}

const tenths = (value: number) => String(Math.round(value * 10) / 10);
