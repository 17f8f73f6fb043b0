import './build/production.ts';
import { performance } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import { makeAssets, readStaticFiles } from './build/assets.ts';
import { checkPages } from './build/checks/pages.ts';
import { checkPictures } from './build/checks/pictures.ts';
import { bundleClients } from './build/clients.ts';
import { compress } from './build/compress.ts';
import { loadContent } from './build/content.ts';
import { renderDrawings } from './build/drawings.tsx';
import { hostFiles } from './build/hosts/files.ts';
import { bundleInlineScripts } from './build/inline-scripts.ts';
import { type BuildOptions, readOptions } from './build/options.ts';
import { discoverPages } from './build/pages.ts';
import { makePictures } from './build/pictures/pictures.ts';
import { BuildError, stopOn } from './build/problems.ts';
import { inspect, refuse } from './build/release/gate.ts';
import { renderPages } from './build/render.tsx';
import { type BuildReport, formatReport, makeReport } from './build/report.ts';
import { listRoutes } from './build/routes.ts';
import { sitemapFiles } from './build/sitemap.ts';
import { writeSite } from './build/write.ts';

/**
 * Builds a site: content files in, flat HTML files out.
 * @throws BuildError with everything that has to be mended; `options.out` is then as it was before
 */
export async function buildSite(options: BuildOptions): Promise<BuildReport> {
  const start = performance.now();

  // Read: what the agency wrote, what developers drew and programmed.
  const loaded = await loadContent(options.root, options.environment);
  const { content } = loaded;
  const staticFiles = await readStaticFiles(options.root);
  const drawings = await renderDrawings(staticFiles);
  const assets = makeAssets(staticFiles, drawings);
  stopOn(checkPictures(loaded, [...drawings.keys(), ...staticFiles.keys()]));
  const inlineScripts = await bundleInlineScripts(options.root);
  const pageFiles = await discoverPages(options.root);
  const clients = await bundleClients(options.root, options.development);

  // Render: each page with its content becomes one HTML file.
  const routes = listRoutes(pageFiles, content);
  const pictures = await makePictures(routes, content, staticFiles, assets);
  const pages = renderPages(routes, { content, assets, inlineScripts, clients, pictures });
  const files = [
    ...pages.map(({ route, html }) => ({ file: route.file, contents: html })),
    ...assets.outputs(),
    ...clients.outputs,
    ...pictures.outputs,
    ...(await sitemapFiles(options.root, routes, loaded)),
    ...hostFiles(content.site),
  ];

  // Check: what was built, not what was meant.
  const parsed = checkPages(pages, files, loaded);
  const gate = inspect({ ...loaded, pages: parsed, environment: options.environment });
  if (options.release) refuse(gate);

  // Write: only now is the old site touched.
  await writeSite(options.out, [...files, ...(await compress(files))]);
  return makeReport(pages, clients.sizes, gate, performance.now() - start);
}

/** `npm run build`: prints the report, or the problems. @returns the exit status */
async function main(): Promise<number> {
  try {
    console.log(formatReport(await buildSite(readOptions(process.argv.slice(2), process.env))));
    return 0;
  } catch (error) {
    console.error(error instanceof BuildError ? error.message : error);
    return 1;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.exitCode = await main();
}
