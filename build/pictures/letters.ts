import opentype from 'opentype.js';
import subsetFont from 'subset-font';

/** The weights in which cards are lettered. */
const WEIGHTS = [700, 800] as const;

/** A line of text as it is set: size and tracking in px. */
export interface Setting {
  size: number;
  weight: (typeof WEIGHTS)[number];
  /** Added between letters; negative in headings. */
  tracking?: number;
}

/** Turns words into shapes, because a picture cannot rely on the fonts of the machine that draws it. */
export interface Letters {
  /** Width of a line, px. */
  width: (text: string, setting: Setting) => number;
  /** Path data of a line that begins at x and stands on y. */
  outline: (text: string, x: number, y: number, setting: Setting) => string;
}

/**
 * Prepares a variable font. Each weight becomes a font of its own first: opentype.js 2.0.0 draws composed letters,
 * such as "i", of a variable font too thin, and gives widths of the weight that was drawn last.
 * @param font bytes of a woff2 file
 */
export async function loadLetters(font: Uint8Array): Promise<Letters> {
  const faces = new Map(
    await Promise.all(WEIGHTS.map(async (weight) => [weight, await faceAt(font, weight)] as const)),
  );
  const faceOf = ({ weight }: Setting) => faces.get(weight) as opentype.Font;
  const options = ({ size, tracking = 0 }: Setting) => ({ kerning: true, letterSpacing: tracking / size });
  return {
    width: (text, setting) =>
      faceOf(setting).getAdvanceWidth(text, setting.size, options(setting)) - (setting.tracking ?? 0),
    outline: (text, x, y, setting) =>
      pathData(faceOf(setting).getPath(text, x, y, setting.size, options(setting)).commands),
  };
}

async function faceAt(font: Uint8Array, weight: number): Promise<opentype.Font> {
  const file = await subsetFont(Buffer.from(font), undefined, {
    keepAllGlyphs: true,
    targetFormat: 'sfnt',
    variationAxes: { wght: weight },
  });
  return opentype.parse(new Uint8Array(file).buffer);
}

/** In tenths of a px. Not by the package's own toPathData, which writes NaN for numbers just above a whole one. */
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
