import './build/production.ts';
import { pathToFileURL } from 'node:url';
import { checkBudgets } from './build/budgets/check.ts';
import { showFigures } from './build/budgets/show-figures.ts';
import { pruneCache } from './build/cache.ts';
import { checkPages } from './build/checks/pages.ts';
import { checkPictures } from './build/checks/pictures.ts';
import { bundleClients } from './build/clients.ts';
import { runBuild } from './build/command.ts';
import { compress } from './build/compress.ts';
import { loadContent } from './build/content.ts';
import { gatherAssets } from './build/gather-assets.ts';
import { hostFiles } from './build/hosts/files.ts';
import { bundleInlineScripts } from './build/inline-scripts.ts';
import { makeFinisher, makePages } from './build/make-pages.ts';
import type { BuildOptions } from './build/options.ts';
import { discoverPages } from './build/pages.ts';
import { makePictures } from './build/pictures/pictures.ts';
import { inspect, refuse } from './build/release/gate.ts';
import { makeRenderer } from './build/render.tsx';
import { type BuildReport, makeReport } from './build/report.ts';
import { makeResources } from './build/resources.ts';
import { listRoutes } from './build/routes.ts';
import { sitemapFiles } from './build/sitemap.ts';
import { openStaging } from './build/staging.ts';
import { startTimings } from './build/timings.ts';

/**
 * Builds a site: content files in, flat HTML files out.
 * @throws BuildError with everything that has to be mended; `options.out` is then as it was before
 */
export async function buildSite(options: BuildOptions): Promise<BuildReport> {
  const { root, out } = options;
  const { step, list: timings } = startTimings();

  // Read: what the agency wrote, what developers drew and programmed.
  const loaded = await step('read content', () => loadContent(root, options.environment));
  const { content } = loaded;
  const gathered = await step('draw', () => gatherAssets(root));
  checkPictures(loaded, gathered.names);
  const inlineScripts = await step('bundle inline scripts', () => bundleInlineScripts(root));
  const pageFiles = await step('load pages', () => discoverPages(root));
  const clients = await step('bundle islands', () => bundleClients(root, options.development));
  const routes = await step('list routes', () => listRoutes(pageFiles, content));
  const pictures = await step('draw cards and icons', () => makePictures(routes, content, gathered, options));

  const staging = await openStaging(root, out);
  try {
    // Make: each page with its content becomes one HTML file, one after the other.
    const resources = makeResources(gathered.assets, inlineScripts, clients, pictures);
    const render = makeRenderer(content, resources);
    const pages = await step('make pages', () => makePages(routes, render, loaded, options, staging));
    const sitemap = await step('date pages', () => sitemapFiles(root, content.site.url, pages));
    const outputs = [gathered.assets.outputs(), clients.outputs, pictures.outputs, hostFiles(content.site)];
    staging.writeAll(...outputs, sitemap);

    // Check: what was built, not what was meant.
    await step('check pages', () => checkPages(pages, staging.files(), loaded));
    const publication = { ...loaded, pages, environment: options.environment };
    const gate = await step('look for a release', () => inspect(publication));
    if (options.release) refuse(gate);

    // Publish: only now is the old site touched.
    if (!options.draft) await step('compress', () => compress(staging));
    const shown = options.draft
      ? pages
      : await step('measure', () => showFigures(pages, render, makeFinisher(loaded, options), staging));
    if (!options.draft && !options.development) checkBudgets(shown, staging, inlineScripts);
    const report = makeReport(shown, clients, staging, gate, timings, gathered.leftOut);
    await step('publish', () => staging.publish(options.release));
    if (!options.draft) await step('tidy the cache', () => pruneCache());
    return report;
  } finally {
    staging.close();
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) void runBuild(buildSite);
