import { gatherAssets } from '../assets/gather.ts';
import { bundleClient, bundleInlineScripts, type ClientBundle } from '../assets/islands.ts';
import { makeResources } from '../assets/resources.ts';
import { loadContent, type Reading } from '../content/load.ts';
import { discoverPages, listRoutes } from '../routes/list.ts';
import type { BuildOptions } from '../shared/options.ts';
import type { Step } from '../shared/timings.ts';
import { makeRenderer } from './page.tsx';

/** A site whose content and code are read: every page can be made. */
export type OpenSite = Awaited<ReturnType<typeof openSite>>;

interface Opening extends Pick<Reading, 'isRemembered'> {
  step?: Step;
  /** Where islands get their scripts from. */
  clients?: (root: string, development?: boolean) => Promise<ClientBundle>;
}

/**
 * Reads a site, without rendering any page.
 * @throws BuildError with everything that is wrong with its content, pictures or scripts
 */
export async function openSite(
  options: BuildOptions,
  { step = async (_name, run) => run(), clients: bundle = bundleClient, isRemembered }: Opening = {},
) {
  const { root } = options;
  // From the start, because esbuild is a process of its own. The first error in this order is reported.
  const work = [discoverPages(root), bundleInlineScripts(root), bundle(root, options.development)] as const;
  const settled = Promise.allSettled(work);
  const loaded = await step('read content', () => loadContent(root, { ...options, isRemembered }));
  const gathered = await step('draw', () => gatherAssets(root, loaded));
  const [pageFiles, inlineScripts, clients] = await step('load code', async () => {
    await settled;
    return Promise.all(work);
  });
  const routes = await step('list routes', () => listRoutes(pageFiles, loaded));
  const read = { root, loaded, gathered, inlineScripts, clients, routes };
  const resources = await step('draw cards and icons', () => makeResources(read, options.draft === true));
  return { ...read, render: makeRenderer(loaded.content, resources) };
}
