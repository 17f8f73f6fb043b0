import type { Files } from '../../assets/assets.ts';
import { makePictures } from '../../assets/cards/cards-and-icons.ts';
import { gatherAssets } from '../../assets/gather.ts';
import { bundleInlineScripts } from '../../assets/inline-scripts.ts';
import { bundleClients, type Clients } from '../../assets/islands.ts';
import { makeResources } from '../../assets/resources.ts';
import { checkPages } from '../../checks/check-pages.ts';
import { checkPictures } from '../../checks/picture-names.ts';
import { makeSummarizer } from '../../checks/summarize-page.ts';
import { loadContent } from '../../content/load.ts';
import { findRedirect, type Redirect, resolveRedirects } from '../../content/redirects.ts';
import { brotliCopy } from '../../output/compress.ts';
import { feedFiles } from '../../render/feed.ts';
import { htmlOf, makeRenderer, type RenderedPage } from '../../render/page.tsx';
import { discoverPages } from '../../routes/discover.ts';
import { listRoutes, NOT_FOUND } from '../../routes/list.ts';
import type { BuildOptions } from '../../shared/options.ts';
import { stopOn } from '../../shared/problems.ts';

/** One version of the site: content and code at the time when it was opened. */
export interface SiteVersion {
  /** Addresses of all pages. */
  paths: string[];
  notFound: string;
  /** HTML of a page, rendered on the first request. @throws what the page throws */
  page(path: string): Promise<string>;
  /** Any other file of the site. @throws BuildError if a script does not compile */
  file(name: string): Promise<string | Uint8Array | undefined>;
  /** Where an address that is no longer a page leads. */
  redirect(path: string): Redirect | undefined;
  /** Renders the remaining pages, and checks all. @throws BuildError, or what a page throws */
  check(): Promise<void>;
  /** Bytes of a page with its styles, compressed by brotli. */
  weight(path: string): Promise<number>;
  /** Number of pages rendered so far. */
  rendered(): number;
  /** Drawings as files, for the next version that the same code opens. */
  drawings: Files;
}

/** Scripts have the same names in all versions, because they are bundled only on request. */
const CLIENTS = 'assets/client';

/**
 * Opens the current version of the site, without rendering anything.
 * @param drawings of a version that the same code and font opened
 * @throws BuildError with everything that is wrong with the content
 */
export async function openSite(options: BuildOptions, drawings?: Files): Promise<SiteVersion> {
  const { root } = options;
  const loaded = await loadContent(root, options.environment, 'all', options.unsaved);
  const gathered = await gatherAssets(root, loaded, drawings);
  checkPictures(loaded, gathered.pictures);
  const inlineScripts = await bundleInlineScripts(root);
  const pageFiles = await discoverPages(root);
  const routes = listRoutes(pageFiles, loaded.content);
  const pictures = await makePictures(routes, loaded, gathered, { draft: true });
  const resources = {
    ...makeResources(gathered, inlineScripts, { scripts: new Map(), outputs: [] }, pictures),
    client: (name: string) => [`/${CLIENTS}/${name}.js`],
  };
  const render = makeRenderer(loaded.content, resources);
  const redirects = resolveRedirects(loaded.content.redirects.redirects);
  const feeds = () => feedFiles(routes, loaded.content.site);
  const byPath = new Map(routes.map((route) => [route.path, route]));
  const rendered = new Map<string, Promise<RenderedPage>>();
  let clients: Promise<Clients> | undefined;

  const page = (path: string): Promise<RenderedPage> => {
    const known = rendered.get(path);
    if (known !== undefined) return known;
    const route = byPath.get(path);
    if (!route) throw new Error(`There is no page ${path}.`);
    const made = render(route);
    rendered.set(path, made);
    return made;
  };

  return {
    paths: routes.map(({ path }) => path),
    notFound: NOT_FOUND,
    page: async (path) => htmlOf(await page(path)),
    file: async (name) => {
      if (name.startsWith(`${CLIENTS}/`)) {
        clients ??= bundleClients(root, options.development, 'plain');
        const { outputs } = await clients;
        return outputs.find(({ file }) => file === name)?.contents;
      }
      const files = [...gathered.assets.outputs(), ...pictures.outputs, ...(await feeds())];
      return files.find(({ file }) => file === name)?.contents ?? (await gathered.photographs.file(name));
    },
    redirect: (path) => findRedirect(redirects, path),
    check: async () => {
      const summarize = makeSummarizer(loaded, options);
      const pages = [];
      for (const route of routes) pages.push(summarize(route, await page(route.path), 0));
      stopOn([...loaded.checkUnread(), ...gathered.photographs.problems()]);
      const outputs = [...gathered.assets.outputs(), ...pictures.outputs, ...(await feeds())];
      const files = [...outputs.map(({ file }) => file), ...gathered.photographs.files()];
      checkPages(
        pages,
        new Set([...files, 'sitemap.xml', 'robots.txt']),
        loaded,
        { outputs: [] },
        inlineScripts,
      );
    },
    weight: async (path) => {
      const html = htmlOf(await page(path));
      return (await brotliCopy(Buffer.from(html))).byteLength;
    },
    rendered: () => rendered.size,
    drawings: gathered.drawings,
  };
}
