import opentype from 'opentype.js';
import subsetFont from 'subset-font';
import { type Outline, type PlacedText, type Weight, weights } from '../../components/engine.ts';

/**
 * Prepares a variable font for turning text into shapes.
 * @param font bytes of a woff2 file
 * @returns a function that gives a text's outlines as path data, rounded to tenths of a unit
 */
export async function loadTextOutlines(font: Uint8Array): Promise<Outline> {
  const faces = new Map(
    await Promise.all(weights.map(async (weight) => [weight, await faceOf(font, weight)] as const)),
  );
  return ({ text, x, y, size, weight, at, tracking }) => {
    const face = faces.get(weight) as opentype.Font;
    const options = { kerning: true, letterSpacing: tracking / size };
    const width = face.getAdvanceWidth(text, size, options) - tracking;
    const letters: string[] = [];
    if (!drawable.test(text))
      throw new Error(
        `The words "${text}" of a drawing have a letter that build/assets/text-outlines.ts leaves out.`,
      );
    face.forEachGlyph(text, x - width * shares[at], y, size, options, (glyph, left, base) => {
      const { commands } = glyph.getPath(0, 0, size);
      if (commands.length > 0) letters.push(`M${shortest(left)} ${shortest(base)}${relativePath(commands)}`);
    });
    return letters.join('');
  };
}

/** The letters that drawings may use. */
const PRINTABLE = Array.from({ length: 95 }, (_letter, index) => String.fromCharCode(32 + index)).join('');
const LETTERS = `${PRINTABLE}é’–·`;
const drawable = /^[ -~é’–·]*$/;

/**
 * The font at one weight; opentype.js alone would leave composed letters such as i at the default weight.
 * @param letters all letters that it is used for
 */
export async function faceOf(
  font: Uint8Array,
  weight: Weight,
  letters: string = LETTERS,
): Promise<opentype.Font> {
  const face = await subsetFont(Buffer.from(font), letters, {
    targetFormat: 'sfnt',
    variationAxes: { wght: weight },
  });
  return opentype.parse(new Uint8Array(face).buffer);
}

/** The fraction of its width by which a text extends to the left of its x. */
const shares: Record<PlacedText['at'], number> = { start: 0, middle: 0.5, end: 1 };

type Point = [number, number];

/** Relative path data: shorter, and a letter has the same path data everywhere. */
function relativePath(commands: opentype.PathCommand[]): string {
  let from: Point = [0, 0];
  let start = from;
  return commands
    .map((command) => {
      if (command.type === 'Z') {
        from = start;
        return 'z';
      }
      const points = pointsOf(command).map(round);
      const steps = points.map(([x, y]): Point => [x - from[0], y - from[1]]);
      from = points.at(-1) ?? from;
      if (command.type === 'M') start = from;
      return command.type.toLowerCase() + joined(steps.flat());
    })
    .join('');
}

function pointsOf(command: Exclude<opentype.PathCommand, { type: 'Z' }>): Point[] {
  const end: Point = [command.x, command.y];
  if (command.type === 'Q') return [[command.x1, command.y1], end];
  if (command.type === 'C') return [[command.x1, command.y1], [command.x2, command.y2], end];
  return [end];
}

/** In whole steps of the coordinate grid, so that rounding errors do not accumulate. */
const STEPS = 10;
const round = ([x, y]: Point): Point => [Math.round(x * STEPS), Math.round(y * STEPS)];

const joined = (steps: number[]) =>
  steps
    .map((step) => shortest(step / STEPS))
    .join(' ')
    .replaceAll(' -', '-');

/** -0.5 -> -.5 */
const shortest = (value: number) => String(Math.round(value * 100) / 100).replace(/^(-?)0\./, '$1.');
