import type { ReactElement } from 'react';
import { type Drawing, drawings, OutlineContext } from '../../components/engine.ts';
import { cached, toolVersion } from '../shared/cache.ts';
import { digest } from '../shared/digest.ts';
import { memoized } from '../shared/memoized.ts';
import type { Files } from './assets.ts';
import { DESCRIBED, type Letters, loadLetters } from './letters.ts';
import { svgOf } from './svg.ts';

/** Increase it when letters.ts changes the shapes of the same text, or a `finish` makes another file of them. */
const SHAPES = 3;
const TOOLS = ['opentype.js', 'subset-font', 'sharp'].map(toolVersion);

/** A drawing or a card that becomes a file. */
interface DrawnFile {
  /** px */
  width: number;
  height: number;
  /** What is inside the svg element. */
  art: (letters: Letters) => ReactElement;
}

/**
 * Draws a file that shows the same as within a page: colors become values, and letters become shapes.
 * @param kind of the file, as a folder in the cache
 * @param font bytes of the site's font
 * @param finish makes the file of the SVG; an unchanged one comes from the cache
 */
export function drawFile(
  kind: string,
  font: Uint8Array,
  drawing: DrawnFile,
  finish: (svg: Buffer) => Uint8Array | Promise<Uint8Array>,
): Promise<Uint8Array> {
  // The drawing before its text becomes shapes: everything that determines the file.
  const described = drawn(drawing, DESCRIBED);
  return cached(kind, [String(SHAPES), ...TOOLS, font, described], async () =>
    finish(Buffer.from(drawn(drawing, await loadLetters(font)))),
  );
}

function drawn({ width, height, art }: DrawnFile, letters: Letters): string {
  const outlined = <OutlineContext value={letters.outline}>{art(letters)}</OutlineContext>;
  return `${svgOf({ viewBox: `0 0 ${width} ${height}`, width, height }, outlined)}\n`;
}

/**
 * Renders the drawings that pages show below their first screen to separate files, which browsers load when a visitor
 * comes near. Once for a font: `npm run dev` opens the site again for each change of its content.
 * @param font bytes of the site's font
 * @returns files by their names: `drawings/compass.svg`, `drawings/ranking-report-narrow.svg`
 */
export const renderDrawings = memoized(async (font: Uint8Array): Promise<Files> => {
  const cuts = Object.entries<Drawing>(drawings).flatMap(([name, { narrow, tile, ...wide }]) => [
    { name: `drawings/${name}.svg`, cut: wide },
    ...(narrow ? [{ name: `drawings/${name}-narrow.svg`, cut: narrow }] : []),
    ...(tile ? [{ name: `drawings/${name}-tile.svg`, cut: tile }] : []),
  ]);
  const files = cuts.map(async ({ name, cut }) => {
    return [name, await drawFile('drawings', font, cut, (svg) => svg)] as const;
  });
  return new Map(await Promise.all(files));
}, digest);
