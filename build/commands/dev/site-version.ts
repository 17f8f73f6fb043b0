import { bundleClient, CLIENT_FOLDER, plainClient } from '../../assets/islands.ts';
import { checkPages } from '../../checks/check-pages.ts';
import { makeSummarizer } from '../../checks/summarize-page.ts';
import { findRedirect, resolveRedirects } from '../../content/redirects.ts';
import { feedFiles } from '../../render/feed.ts';
import { openSite } from '../../render/open-site.ts';
import { htmlOf } from '../../render/page.tsx';
import { NOT_FOUND, type Route } from '../../routes/list.ts';
import { memoized } from '../../shared/memoized.ts';
import type { BuildOptions, Unsaved } from '../../shared/options.ts';
import { stopOn } from '../../shared/problems.ts';

/** One version of the site: content and code at the time when it was opened. */
export type SiteVersion = Awaited<ReturnType<typeof openVersion>>;

/** Opens the site as it would be with some texts in the place of those of files. */
export type OpenVersion = (unsaved: Unsaved) => Promise<SiteVersion>;

/**
 * Opens the current version of the site, without rendering anything.
 * @throws BuildError with everything that is wrong with the content
 */
export async function openVersion(options: BuildOptions) {
  const draft = { ...options, draft: true, now: undefined };
  const site = await openSite(draft, { clients: plainClient });
  const { loaded, gathered, routes, render } = site;
  const { content } = loaded;
  const redirects = resolveRedirects(content.redirects.redirects);
  const outputs = async () => [...gathered.assets.outputs(), ...(await feedFiles(routes, content.site))];
  const byPath = new Map(routes.map((route) => [route.path, route]));
  let rendered = 0;
  const rendering = memoized((route: Route) => {
    rendered += 1;
    return render(route);
  });
  const clients = memoized(() => bundleClient(options.root, options.development, 'plain'));
  return {
    /** All pages, each with the content file that it is made from; undefined if it is not one. */
    pages: () => routes.map(({ path, meta }) => ({ path, file: loaded.fileOf(meta) })),
    notFound: NOT_FOUND,
    /** HTML of a page, rendered on the first request; undefined if there is none. @throws what the page throws */
    page: async (path: string): Promise<string | undefined> => {
      const route = byPath.get(path);
      return route && htmlOf(await rendering(route));
    },
    /** Any other file of the site. @throws BuildError if a script does not compile */
    file: async (name: string): Promise<string | Uint8Array | undefined> => {
      const isClient = name.startsWith(`${CLIENT_FOLDER}/`);
      const made = isClient ? (await clients()).outputs : await outputs();
      return made.find(({ file }) => file === name)?.contents ?? gathered.photographs.file(name);
    },
    /** Where an address that is no longer a page leads. */
    redirect: (path: string) => findRedirect(redirects, path),
    /** Renders the remaining pages, and checks all. @throws BuildError, or what a page throws */
    check: async (): Promise<void> => {
      const summarize = makeSummarizer(loaded);
      const pages = [];
      for (const route of routes) pages.push(summarize(route, await rendering(route)));
      stopOn([...loaded.checkUnused(), ...gathered.photographs.problems()]);
      const files = (await outputs()).map(({ file }) => file);
      const scripts = [...site.clients.scripts.values()].flat().map((address) => address.slice(1));
      const others = [...gathered.photographs.files(), 'sitemap.xml', 'robots.txt'];
      checkPages(loaded, pages, new Set([...files, ...scripts, ...others]));
    },
    /** Number of pages rendered so far. */
    rendered: () => rendered,
  };
}
