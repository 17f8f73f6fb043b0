import { type Assets, type Files, makeAssets, readStaticFiles } from './assets.ts';
import { renderDrawings } from './drawings.tsx';

/** All files that pages may show. */
export interface GatheredAssets {
  assets: Assets;
  /** The files under static/. */
  staticFiles: Files;
  /** Of static files and of drawings. */
  names: string[];
}

/** Reads the files under static/, and renders the drawings. @param root the site's folder */
export async function gatherAssets(root: string): Promise<GatheredAssets> {
  const staticFiles = await readStaticFiles(root);
  const drawings = await renderDrawings(staticFiles);
  return {
    assets: makeAssets(staticFiles, drawings),
    staticFiles,
    names: [...drawings.keys(), ...staticFiles.keys()],
  };
}
