import { SaxesParser } from 'saxes';
import sharp from 'sharp';
import { tokens } from '../../../components/engine.ts';
import { cardSvg } from './card-svg.ts';
import type { CardWords } from './LinkCard.tsx';
import { type Letters, loadLetters } from './letters.ts';

/** A font takes a while to prepare, so the cards of a build share it. */
const prepared = new WeakMap<Uint8Array, Promise<Letters>>();

/**
 * Draws the card of a page.
 * @param font bytes of the site's font, a variable woff2
 * @returns a png with few colors, 40 to 55 KB
 */
export async function drawCard(words: CardWords, font: Uint8Array): Promise<Uint8Array> {
  const letters = prepared.get(font) ?? loadLetters(font);
  prepared.set(font, letters);
  const svg = cardSvg(words, await letters);
  // 70 leaves some 32 colors: enough for a flat drawing, at half the bytes.
  return sharp(Buffer.from(svg)).png({ palette: true, quality: 70, effort: 10, dither: 0 }).toBuffer();
}

const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };

/**
 * Draws the site's icon at one size.
 * @param source the picture; one that is not square is centered
 * @param size px
 * @param share fraction of the side that the icon fills; below 1 it has an opaque background, for devices that crop the
 * edge
 */
export async function drawIcon(source: Uint8Array, size: number, share: number): Promise<Uint8Array> {
  const side = Math.round(size * share);
  const icon = sharp(source, { density: await densityFor(source) }).resize(side, side, {
    fit: 'contain',
    background: CLEAR,
  });
  if (share === 1) return icon.png({ effort: 10 }).toBuffer();
  const before = Math.floor((size - side) / 2);
  const after = size - side - before;
  return icon
    .extend({ top: before, left: before, bottom: after, right: after, background: tokens['--paper'] })
    .flatten({ background: tokens['--paper'] })
    .png({ palette: true, effort: 10 })
    .toBuffer();
}

/** Elements of a drawing, and copies of its parts, which may contain copies: more take the renderer minutes. */
const MOST = { elements: 2000, uses: 20 };

/** Whether the renderer could take minutes for an SVG: it has too many parts, or effects such as a shadow. */
export function isTooMuch(svg: string): boolean {
  let [elements, uses, effects] = [0, 0, 0];
  const parser = new SaxesParser();
  parser.on('error', () => {});
  parser.on('opentag', ({ name }) => {
    elements += 1;
    if (/\buse$/.test(name)) uses += 1;
    if (/\bfilter$/.test(name)) effects += 1;
  });
  parser.write(svg).close();
  return elements > MOST.elements || uses > MOST.uses || effects > 0;
}

/** Side of the largest icon, px. */
const LARGEST = 512;

/** The density at which a drawing of any size is as large as the largest icon; at 72, one unit is 1 px. */
async function densityFor(source: Uint8Array): Promise<number> {
  const { format, width, height } = await sharp(source).metadata();
  if (format !== 'svg') return 72;
  return Math.min(72_000, Math.max(1, Math.round((72 * LARGEST) / Math.max(width, height))));
}
