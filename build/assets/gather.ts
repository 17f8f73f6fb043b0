import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ICON_SPRITE } from '../../components/engine.ts';
import type { Picture } from '../../schemas/fields.ts';
import type { LoadedContent } from '../content/load.ts';
import { stopOn } from '../shared/problems.ts';
import { makeAssets } from './assets.ts';
import { iconSprite } from './cards/icon-sprite.tsx';
import { renderDrawings } from './drawings.tsx';
import { FONT } from './font.ts';
import { makePhotographs } from './photographs/photographs.ts';
import { readPhotographs } from './photographs/read.ts';
import { makePictureFinder, picturesIn } from './pictures.ts';
import { readStaticFiles } from './static-files.ts';
import { problemsOfColors } from './svg.ts';

/** All files that pages may show. */
export type GatheredAssets = Awaited<ReturnType<typeof gatherAssets>>;

/**
 * Reads the files under static/, and renders the drawings.
 * @param root the site's folder
 * @param loaded the content: which file is the logo, and where each picture is named
 * @throws BuildError for invalid colors, files that static/ must not contain, and pictures that cannot be shown
 */
export async function gatherAssets(root: string, { content, placeOf }: LoadedContent) {
  stopOn(problemsOfColors());
  const folder = path.join(root, 'static');
  const { files, photographs: found, leftOut } = await readStaticFiles(root, content.site.publish);
  // A logo is not processed, even if it is among the photographs.
  const logo = found.find((name) => name === content.site.logo?.file);
  const names = found.filter((name) => name !== logo);
  if (logo) files.set(logo, await readFile(path.join(folder, logo)));
  const [drawings, read] = await Promise.all([
    renderDrawings(files.get(FONT) as Uint8Array),
    readPhotographs(folder, names),
  ]);
  const place = (picture: Picture) => picture.where ?? placeOf(picture, 'name');
  const photographs = makePhotographs(folder, read, place);
  const pictures = makePictureFinder(files.keys(), drawings.keys(), names, photographs, place);
  // Pictures in large folders, whose entries are read later, are reported by the pages that use them.
  const { release, ...shown } = content;
  stopOn(picturesIn(shown).flatMap(pictures.problemOf));
  const sprite = iconSprite(content.services.map(({ icon }) => icon));
  return {
    assets: makeAssets(files, new Map([...drawings, [ICON_SPRITE, sprite]]), leftOut),
    photographs,
    /** Finds the picture that the content names. */
    pictures,
    /** The files under static/, without the photographs. */
    staticFiles: files,
    /** Files of static/ that are not published, with the reason. */
    leftOut,
  };
}
