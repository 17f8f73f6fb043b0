import { type Drawing, drawings } from '../../components/engine.ts';
import { stopOn } from '../shared/problems.ts';
import type { Files } from './assets.ts';
import { drawFile } from './draw-file.tsx';
import { FONT } from './font.ts';
import { problemsOfMarkup } from './markup.ts';

/**
 * Renders the drawings that pages show below their first screen to separate files, which browsers load when a visitor
 * comes near.
 * @param staticFiles the files under static/, with the site's font
 * @returns files by their names: `drawings/compass.svg`, `drawings/audit-report-narrow.svg`
 * @throws BuildError for a drawing that contains more than a picture
 */
export async function renderDrawings(staticFiles: Files): Promise<Files> {
  const font = staticFiles.get(FONT) as Uint8Array;
  const cuts = Object.entries<Drawing>(drawings).flatMap(([name, { narrow, ...wide }]) => [
    { name: `drawings/${name}.svg`, cut: wide },
    ...(narrow ? [{ name: `drawings/${name}-narrow.svg`, cut: narrow }] : []),
  ]);
  const files = cuts.map(async ({ name, cut: { art, ...size } }) => {
    const file = await drawFile('drawings', font, { ...size, art: () => art }, async (svg) => {
      stopOn(await problemsOfMarkup(name, svg));
      return svg;
    });
    return [name, file] as const;
  });
  return new Map(await Promise.all(files));
}
