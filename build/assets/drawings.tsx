import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  type Cut,
  type Drawing,
  drawings,
  type Outline,
  OutlineContext,
  tokens,
} from '../../components/engine.ts';
import { cached } from '../shared/cache.ts';
import { stopOn } from '../shared/problems.ts';
import type { Files } from './assets.ts';
import { FONT } from './font.ts';
import { problemsOfMarkup } from './markup.ts';

/** Increase it when text-outlines.ts changes the shapes of the same text: it is loaded only for what is not cached. */
const OUTLINES = 1;

/**
 * Renders the drawings that pages show below their first screen to separate files, which browsers load when a visitor
 * comes near. They look the same as within a page: colors become values, and letters become shapes.
 * @param staticFiles the files under static/, with the site's font
 * @returns files by their names: `drawings/compass.svg`, `drawings/audit-report-narrow.svg`
 * @throws BuildError for a drawing that contains more than a picture
 */
export async function renderDrawings(staticFiles: Files): Promise<Files> {
  const font = staticFiles.get(FONT) as Uint8Array;
  let loading: Promise<Outline> | undefined;
  // Only if a drawing is new: the code that turns letters into shapes loads slowly.
  const outline = () =>
    (loading ??= import('./text-outlines.ts').then(({ loadTextOutlines }) => loadTextOutlines(font)));
  const cuts = Object.entries<Drawing>(drawings).flatMap(([name, { narrow, ...wide }]) => [
    [`drawings/${name}.svg`, wide] as const,
    ...(narrow ? [[`drawings/${name}-narrow.svg`, narrow] as const] : []),
  ]);
  const files = cuts.map(async ([name, cut]) => {
    // The drawing before its text becomes shapes: everything that determines the file.
    const described = picture(cut, <OutlineContext value={JSON.stringify}>{cut.art}</OutlineContext>);
    const make = async () => {
      const markup = picture(cut, <OutlineContext value={await outline()}>{cut.art}</OutlineContext>);
      stopOn(problemsOfMarkup(name, markup));
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
