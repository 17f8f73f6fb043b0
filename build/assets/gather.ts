import { type Assets, type Files, makeAssets } from './assets.ts';
import { renderDrawings } from './drawings.tsx';
import { readStaticFiles } from './static-files.ts';

/** All files that pages may show. */
export interface GatheredAssets {
  assets: Assets;
  /** The files under static/. */
  staticFiles: Files;
  /** Of static files and of drawings. */
  names: string[];
  /** What of static/ stays out of the site, with the reason. */
  leftOut: ReadonlyMap<string, string>;
}

/**
 * Reads the files under static/, and renders the drawings.
 * @param root the site's folder
 * @throws BuildError for what static/ must not hold
 */
export async function gatherAssets(root: string): Promise<GatheredAssets> {
  const { files: staticFiles, leftOut } = await readStaticFiles(root);
  const drawings = await renderDrawings(staticFiles);
  return {
    assets: makeAssets(staticFiles, drawings, leftOut),
    staticFiles,
    names: [...drawings.keys(), ...staticFiles.keys()],
    leftOut,
  };
}
