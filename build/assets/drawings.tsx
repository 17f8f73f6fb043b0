import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Cut, Drawing } from '../../components/drawings/drawing.ts';
import { drawings } from '../../components/drawings/index.tsx';
import { type Outline, OutlineContext } from '../../components/drawings/parts/Words.tsx';
import { tokens } from '../../components/tokens.ts';
import { cached } from '../shared/cache.ts';
import { stopOn } from '../shared/problems.ts';
import type { Files } from './assets.ts';
import { FONT } from './font.ts';
import { svgProblems } from './svg.ts';

/** Raise it when text-outlines.ts makes other shapes of the same words: it is loaded only for what is not kept. */
const OUTLINES = 1;

/**
 * Renders the drawings that pages show below their first screen to files of their own, which browsers fetch when a
 * visitor comes near. They look as they do inside a page: colors are put in, and letters become shapes.
 * @param staticFiles the files under static/, with the site's font
 * @returns files by their names: `drawings/compass.svg`, `drawings/audit-report-narrow.svg`
 * @throws BuildError for a drawing that holds more than a picture
 */
export async function renderDrawings(staticFiles: Files): Promise<Files> {
  const font = staticFiles.get(FONT) as Uint8Array;
  let loading: Promise<Outline> | undefined;
  // Only where a drawing is new: what letters are turned into shapes with takes long to load.
  const outline = () =>
    (loading ??= import('./text-outlines.ts').then(({ loadTextOutlines }) => loadTextOutlines(font)));
  const cuts = Object.entries<Drawing>(drawings).flatMap(([name, { narrow, ...wide }]) => [
    [`drawings/${name}.svg`, wide] as const,
    ...(narrow ? [[`drawings/${name}-narrow.svg`, narrow] as const] : []),
  ]);
  const files = cuts.map(async ([name, cut]) => {
    // The drawing with the words that are still to be turned into shapes: all that it is made of.
    const described = picture(cut, <OutlineContext value={JSON.stringify}>{cut.art}</OutlineContext>);
    const make = async () => {
      const markup = picture(cut, <OutlineContext value={await outline()}>{cut.art}</OutlineContext>);
      stopOn(svgProblems(name, markup));
      return Buffer.from(markup);
    };
    return [name, await cached('drawings', [font, String(OUTLINES), described], make)] as const;
  });
  return new Map(await Promise.all(files));
}

function picture({ width, height }: Cut, art: ReactElement): string {
  const frame = { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height };
  const markup = renderToStaticMarkup(createElement('svg', frame, art));
  return `${markup.replace(/var\((--[\w-]+)\)/g, (_reference, name: string) => color(name))}\n`;
}

function color(name: string): string {
  const value = (tokens as Record<string, string>)[name];
  if (value === undefined)
    throw new Error(`A drawing uses ${name}, which components/tokens.ts does not know.`);
  return value;
}
