import './build/shared/production.ts';
import { makePictures } from './build/assets/cards/cards-and-icons.ts';
import { gatherAssets } from './build/assets/gather.ts';
import { bundleInlineScripts } from './build/assets/inline-scripts.ts';
import { bundleClients } from './build/assets/islands.ts';
import { makeResources } from './build/assets/resources.ts';
import { measure } from './build/checks/budgets/measured.ts';
import { checkPages } from './build/checks/check-pages.ts';
import { checkPictures } from './build/checks/picture-names.ts';
import { inspect, refuse } from './build/checks/release/gate.ts';
import { makePages } from './build/commands/build/make-pages.ts';
import { publish } from './build/commands/build/publish.ts';
import { type BuildReport, makeReport } from './build/commands/build/report.ts';
import { runBuild } from './build/commands/build/run-build.ts';
import { runCommand } from './build/commands/run-command.ts';
import { loadContent } from './build/content/load.ts';
import { compress } from './build/output/compress.ts';
import { hostFiles } from './build/output/hosts/host-files.ts';
import { openStaging } from './build/output/staging.ts';
import { makeRenderer } from './build/render/page.tsx';
import { pageLists } from './build/render/sitemap.ts';
import { discoverPages } from './build/routes/discover.ts';
import { listRoutes } from './build/routes/list.ts';
import { pruneCache } from './build/shared/cache.ts';
import type { BuildOptions } from './build/shared/options.ts';
import { startTimings } from './build/shared/timings.ts';

/**
 * Builds a site: content files in, flat HTML files out.
 * @throws BuildError with everything that has to be fixed; `options.out` then remains unchanged
 */
export async function buildSite(options: BuildOptions): Promise<BuildReport> {
  const { root, out } = options;
  const { step, list: timings } = startTimings(options.onStep);
  // Read: content, drawings and code.
  const loaded = await step('read content', () => loadContent(root, options.environment, options));
  const { content } = loaded;
  const gathered = await step('draw', () => gatherAssets(root, loaded));
  checkPictures(loaded, gathered.pictures);
  const inlineScripts = await step('bundle inline scripts', () => bundleInlineScripts(root));
  const pageFiles = await step('load pages', () => discoverPages(root));
  const clients = await step('bundle islands', () => bundleClients(root, options.development));
  const routes = await step('list routes', () => listRoutes(pageFiles, content));
  const pictures = await step('draw cards and icons', () => makePictures(routes, loaded, gathered, options));

  const staging = await openStaging(root, out);
  try {
    // Make: each page with its content becomes one HTML file, one after another.
    const resources = makeResources(gathered, inlineScripts, clients, pictures);
    const render = makeRenderer(content, resources);
    const pages = await step('make pages', () => makePages(routes, render, loaded, options, staging));
    await step('make photographs', () => gathered.photographs.makeAll(staging.write));
    const lists = await step('list pages', () => pageLists(root, content.site, pages));
    const outputs = [gathered.assets.outputs(), clients.outputs, pictures.outputs, hostFiles(content)];
    staging.writeAll(...outputs, lists);

    // Check the result, not the intention.
    await step('check pages', () => checkPages(pages, staging.files(), loaded, clients, inlineScripts));
    if (!options.draft) await step('compress', () => compress(staging));
    const measured = await step('measure', () =>
      measure(pages, render, loaded, options, staging, inlineScripts),
    );
    const publication = { ...loaded, pages: measured.pages, environment: options.environment, measured };
    const gate = await step('look for a release', () => inspect(publication));
    if (options.release) refuse(gate);

    // Publish: only now is the old site replaced.
    const report = makeReport(publication, clients, staging, gate, timings, gathered);
    report.published = await step('publish', () => publish(staging, measured.pages, options));
    if (!options.draft) await step('tidy the cache', () => pruneCache());
    return report;
  } finally {
    staging.close();
  }
}

runCommand(import.meta.url, () => runBuild(buildSite));
