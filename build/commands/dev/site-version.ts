import type { Files } from '../../assets/assets.ts';
import { bundleClient, CLIENT_FOLDER, type ClientBundle, plainClient } from '../../assets/islands.ts';
import { checkPages } from '../../checks/check-pages.ts';
import { makeSummarizer } from '../../checks/summarize-page.ts';
import { findRedirect, type Redirect, resolveRedirects } from '../../content/redirects.ts';
import { feedFiles } from '../../render/feed.ts';
import { openSite } from '../../render/open-site.ts';
import { htmlOf, type RenderedPage } from '../../render/page.tsx';
import { NOT_FOUND } from '../../routes/list.ts';
import type { BuildOptions } from '../../shared/options.ts';
import { stopOn } from '../../shared/problems.ts';

/** One version of the site: content and code at the time when it was opened. */
export interface SiteVersion {
  /** Addresses of all pages. */
  paths: string[];
  /** The content file that a page is made from; undefined if it is not one. */
  contentFile(path: string): string | undefined;
  notFound: string;
  /** HTML of a page, rendered on the first request. @throws what the page throws */
  page(path: string): Promise<string>;
  /** Any other file of the site. @throws BuildError if a script does not compile */
  file(name: string): Promise<string | Uint8Array | undefined>;
  /** Where an address that is no longer a page leads. */
  redirect(path: string): Redirect | undefined;
  /** Renders the remaining pages, and checks all. @throws BuildError, or what a page throws */
  check(): Promise<void>;
  /** Number of pages rendered so far. */
  rendered(): number;
  /** Drawings as files, for the next version that the same code opens. */
  drawings: Files;
}

/**
 * Opens the current version of the site, without rendering anything.
 * @param drawings of a version that the same code and font opened
 * @throws BuildError with everything that is wrong with the content
 */
export async function openVersion(options: BuildOptions, drawings?: Files): Promise<SiteVersion> {
  const draft = { ...options, draft: true };
  const site = await openSite(draft, { clients: plainClient, drawings, shown: 'all' });
  const { loaded, gathered, images, routes, render } = site;
  const { content } = loaded;
  const redirects = resolveRedirects(content.redirects.redirects);
  const outputs = async () => {
    const feeds = await feedFiles(routes, content.site);
    return [...gathered.assets.outputs(), ...images.outputs, ...feeds];
  };
  const byPath = new Map(routes.map((route) => [route.path, route]));
  const rendered = new Map<string, Promise<RenderedPage>>();
  let clients: Promise<ClientBundle> | undefined;

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
    contentFile: (path) => loaded.fileOf(byPath.get(path)?.meta ?? {}),
    notFound: NOT_FOUND,
    page: async (path) => htmlOf(await page(path)),
    file: async (name) => {
      if (name.startsWith(`${CLIENT_FOLDER}/`)) {
        clients ??= bundleClient(options.root, options.development, 'plain');
        return (await clients).outputs.find(({ file }) => file === name)?.contents;
      }
      const made = (await outputs()).find(({ file }) => file === name);
      return made?.contents ?? gathered.photographs.file(name);
    },
    redirect: (path) => findRedirect(redirects, path),
    check: async () => {
      const summarize = makeSummarizer(loaded);
      const pages = [];
      for (const route of routes) pages.push(summarize(route, await page(route.path), 0));
      stopOn([...loaded.checkUnread(), ...gathered.photographs.problems()]);
      const files = (await outputs()).map(({ file }) => file);
      const scripts = [...site.clients.scripts.values()].flat().map((address) => address.slice(1));
      const others = [...gathered.photographs.files(), 'sitemap.xml', 'robots.txt'];
      checkPages(site, pages, new Set([...files, ...scripts, ...others]));
    },
    rendered: () => rendered.size,
    drawings: gathered.drawings,
  };
}
