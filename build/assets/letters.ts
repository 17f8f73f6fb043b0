import type { Font, PathCommand } from 'opentype.js';
import { type Outline, type PlacedText, weights } from '../../components/engine.ts';
import { digest } from '../shared/digest.ts';
import { memoized } from '../shared/memoized.ts';

/** Turns text into shapes, because a file cannot rely on the fonts of the machine that shows it. */
export interface Letters {
  /** Path data of a text, rounded to tenths of a unit. */
  outline: Outline;
  widthOf: (text: Omit<PlacedText, 'x' | 'y' | 'at'>) => number;
}

/** Stands in for the font to describe a drawing: its text, instead of the shapes, determines what is drawn. */
export const DESCRIBED: Letters = {
  outline: JSON.stringify,
  widthOf: ({ text, size }) => (text.length * size) / 2,
};

/** Latin with its accents, and typographic characters. */
const LETTERS = Array.from({ length: 0x2123 }, (_letter, code) => String.fromCharCode(code))
  .filter((letter) => /[\u0020-\u017f\u2010-\u2044\u20ac-\u2122]/.test(letter))
  .join('');

/** A font takes a while to prepare, so all drawings and cards share it. @param font bytes of a variable woff2 */
export const loadLetters = memoized(async (font: Uint8Array): Promise<Letters> => {
  const [{ default: opentype }, { default: subsetFont }] = await Promise.all([
    import('opentype.js'),
    import('subset-font'),
  ]);
  const faces = new Map(
    await Promise.all(
      weights.map(async (weight) => {
        // opentype.js alone would leave composed letters such as i at the default weight.
        const variationAxes = { wght: weight };
        const face = await subsetFont(Buffer.from(font), LETTERS, { targetFormat: 'sfnt', variationAxes });
        return [weight, opentype.parse(new Uint8Array(face).buffer)] as const;
      }),
    ),
  );
  const faceOf = ({ weight }: Pick<PlacedText, 'weight'>) => faces.get(weight) as Font;
  const optionsOf = ({ size, tracking }: Pick<PlacedText, 'size' | 'tracking'>) => ({
    kerning: true,
    letterSpacing: tracking / size,
  });
  const widthOf: Letters['widthOf'] = (line) =>
    faceOf(line).getAdvanceWidth(line.text, line.size, optionsOf(line)) - line.tracking;
  return {
    widthOf,
    outline: (line) => {
      const letters: string[] = [];
      const left = line.x - widthOf(line) * shares[line.at];
      faceOf(line).forEachGlyph(line.text, left, line.y, line.size, optionsOf(line), (glyph, x, y) => {
        const { commands } = glyph.getPath(0, 0, line.size);
        if (commands.length > 0) letters.push(`M${shortest(x)} ${shortest(y)}${relativePath(commands)}`);
      });
      return letters.join('');
    },
  };
}, digest);

/** The fraction of its width by which a text extends to the left of its x. */
const shares: Record<PlacedText['at'], number> = { start: 0, middle: 0.5, end: 1 };

type Point = [number, number];

/** Relative path data: shorter, and a letter has the same path data everywhere. */
function relativePath(commands: PathCommand[]): string {
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

function pointsOf(command: Exclude<PathCommand, { type: 'Z' }>): Point[] {
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
