import { readPage } from '../checks/page-facts.ts';
import { checkPages } from '../checks/pages.ts';
import { checkPictures } from '../checks/pictures.ts';
import { bundleClients, type Clients } from '../clients.ts';
import { loadContent } from '../content.ts';
import type { FinishedPage } from '../finished-pages.ts';
import { gatherAssets } from '../gather-assets.ts';
import { bundleInlineScripts } from '../inline-scripts.ts';
import type { BuildOptions } from '../options.ts';
import { discoverPages } from '../pages.ts';
import { makePictures } from '../pictures/pictures.ts';
import { type Reads, trackReads } from '../reads.ts';
import { makeRenderer } from '../render.tsx';
import { listRoutes, NOT_FOUND, type Route } from '../routes.ts';
import { pageCodes } from '../source-code.ts';
import { makeSupplies } from '../supplies.ts';

/** A page as it was rendered last, kept from one version of the site to the next. */
export interface RenderedPage {
  html: string;
  code: string;
  reads: Reads;
}

/** One version of the site: of the content and the code as they were when it was opened. */
export interface SiteVersion {
  /** Addresses of all pages. */
  paths: string[];
  notFound: string;
  /** HTML of a page, rendered anew only if something that it is made of has changed. @throws what the page throws */
  page(path: string): string;
  /** A file of the site that is no page. @throws BuildError when a script does not compile */
  file(name: string): Promise<string | Uint8Array | undefined>;
  /** Renders what was not asked for, and checks all. @throws BuildError, or what a page throws */
  check(): void;
  /** How many pages were rendered for this version, and not kept from an earlier one. */
  rendered(): number;
}

/** Scripts have the same names in all versions, as they are bundled only when a browser asks for them. */
const CLIENTS = 'assets/client';

/**
 * Opens the site as it is now. Nothing is rendered yet.
 * @param kept pages of the version before; the new ones replace them
 * @throws BuildError with everything that is wrong with the content
 */
export async function openVersion(
  options: BuildOptions,
  kept: Map<string, RenderedPage>,
): Promise<SiteVersion> {
  const { root } = options;
  const loaded = await loadContent(root, options.environment);
  const tracked = trackReads(loaded.content);
  const gathered = await gatherAssets(root);
  checkPictures(loaded, gathered.names);
  const inlineScripts = await bundleInlineScripts(root);
  const pageFiles = await discoverPages(root);
  const routes = listRoutes(pageFiles, tracked.content);
  const pictures = await makePictures(routes, loaded.content, gathered, { draft: true });
  const supplies = {
    ...makeSupplies(gathered.assets, inlineScripts, { scripts: new Map(), outputs: [] }, pictures),
    client: (name: string) => [`/${CLIENTS}/${name}.js`],
  };
  const renderer = makeRenderer(tracked, supplies);
  const codeOf = await pageCodes(options);
  const byPath = new Map(routes.map((route) => [route.path, route]));
  let rendered = 0;
  let clients: Promise<Clients> | undefined;

  const isFresh = (route: Route, page: RenderedPage) =>
    page.code === codeOf(route.source) &&
    Object.entries(page.reads).every(([name, digest]) => renderer.digestOf(route, name) === digest);

  const page = (path: string): string => {
    const route = byPath.get(path);
    if (!route) throw new Error(`There is no page ${path}.`);
    const before = kept.get(path);
    if (before && isFresh(route, before)) return before.html;
    const made = renderer.render(route);
    rendered += 1;
    kept.set(path, { ...made, code: codeOf(route.source) });
    return made.html;
  };

  return {
    paths: routes.map(({ path }) => path),
    notFound: NOT_FOUND,
    page,
    file: async (name) => {
      if (name.startsWith(`${CLIENTS}/`)) {
        clients ??= bundleClients(root, options.development, 'plain');
        const { outputs } = await clients;
        return outputs.find(({ file }) => file === name)?.contents;
      }
      const files = [...gathered.assets.outputs(), ...pictures.outputs];
      return files.find(({ file }) => file === name)?.contents;
    },
    check: () => {
      const pages = routes.map((route): FinishedPage => {
        const html = page(route.path);
        return { route, bytes: Buffer.byteLength(html), facts: readPage(html), showsFigures: false };
      });
      const files = [...gathered.assets.outputs(), ...pictures.outputs].map(({ file }) => file);
      checkPages(pages, new Set([...files, 'sitemap.xml', 'robots.txt']), loaded);
    },
    rendered: () => rendered,
  };
}
