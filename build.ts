import { checkBudgets } from './build/checks/budgets/check-budgets.ts';
import { checkPages } from './build/checks/check-pages.ts';
import { htmlErrors } from './build/checks/html-errors.ts';
import { inspect, isSuspect, refuse } from './build/checks/release/inspect.ts';
import { type BuildReport, makeReport } from './build/checks/report.ts';
import { makeSummarizer } from './build/checks/summarize-page.ts';
import { runBuild } from './build/commands/build.ts';
import { compress } from './build/output/compress.ts';
import { hostFiles } from './build/output/hosts/host-files.ts';
import { publish } from './build/output/publish.ts';
import { openStaging } from './build/output/staging.ts';
import { gitDays } from './build/render/last-modified.ts';
import { makePages } from './build/render/make-pages.ts';
import { openSite } from './build/render/open-site.ts';
import { pageLists } from './build/render/sitemap.ts';
import { pruneCache } from './build/shared/cache.ts';
import type { BuildOptions } from './build/shared/options.ts';
import { startTimings } from './build/shared/timings.ts';

/**
 * Builds a site: content files in, flat HTML files out.
 * @throws BuildError with everything that has to be fixed; `options.out` then remains unchanged
 */
export async function buildSite(options: BuildOptions): Promise<BuildReport> {
  const { root, out, draft, environment, now } = options;
  const { step, list: timings } = startTimings(options.onStep);
  // Git answers while the pages are made.
  const committed = gitDays(root);
  // Read: content, drawings and code.
  const site = await openSite(options, { step, isRemembered: isSuspect });
  const { loaded, gathered, clients } = site;
  const { content } = loaded;

  const staging = await openStaging(root, out);
  try {
    // Make: each page with its content becomes one HTML file, one after another.
    const summarize = makeSummarizer(loaded);
    const pages = await step('make pages', () => makePages(site, staging.writePages, summarize));
    await step('make photographs', () => gathered.photographs.makeAll(staging.write));
    const lists = await step('list pages', async () => pageLists(await committed, content.site, pages));
    staging.writeAll(gathered.assets.outputs(), clients.outputs, hostFiles(content), lists.files);

    // Check the result, not the intention.
    await step('check pages', () => checkPages(loaded, pages, staging.files()));
    if (!draft) await step('compress', () => compress(staging));
    const heavy = await step('weigh', () => checkBudgets(pages, staging, options));
    const verdict = await step('check for a release', async () =>
      inspect({ ...loaded, pages, environment, now, htmlErrors: await htmlErrors(pages, staging, options) }),
    );
    if (options.release) refuse(verdict);

    // Publish: only now is the old site replaced.
    const report = makeReport({ site, pages, heavy, staging, verdict, timings, note: lists.note });
    report.published = await step('publish', () => publish(staging, pages, options));
    if (!draft) await step('tidy the cache', () => pruneCache());
    return report;
  } finally {
    staging.close();
  }
}

/** `npm run build` and `npm run release`. */
export const main = (): Promise<unknown> => runBuild(buildSite);
