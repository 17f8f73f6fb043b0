import { join } from 'node:path';
import { glob } from 'glob';
import type { Page, Subject } from '../../components/engine.ts';
import type { Content } from '../../schemas/content.ts';
import type { LoadedContent } from '../content/load.ts';
import { importProblems } from '../shared/compile-errors.ts';
import { type Problem, problemsFrom, stopOn } from '../shared/problems.ts';
import { importSource } from '../shared/source.ts';
import { problemOfUrl } from '../shared/url.ts';

/** A file in pages/ with its export. */
interface PageFile {
  /** Relative to the site's folder: `pages/services/[service].tsx`. */
  source: string;
  page: Page<unknown>;
}

/** One page of the finished site. */
export type Route = ReturnType<typeof routesOf>[number];

/** URL of the Not Found page; hosts look for its file, /404.html. */
export const NOT_FOUND = '/404/';

/**
 * Finds the pages of a site: every .tsx file below pages/.
 * @throws BuildError for files that cannot be loaded or export no `page`
 */
export async function discoverPages(root: string): Promise<PageFile[]> {
  const sources = (await glob('pages/**/*.tsx', { cwd: root, posix: true })).sort();
  const problems: Problem[] = [];
  const found: PageFile[] = [];
  if (sources.length === 0)
    problems.push({ where: 'pages/', message: 'There is no page. Add pages/index.tsx for the home page.' });
  for (const source of sources) {
    try {
      const { page } = await importSource(join(root, source));
      const message = mistakeIn(source, page);
      if (message) problems.push({ where: source, message });
      found.push({ source, page });
    } catch (error) {
      problems.push(...importProblems(error, source, root));
    }
  }
  stopOn(problems);
  return found;
}

/** What is wrong with the export of a file in pages/, and what to do. */
function mistakeIn(source: string, page: Page<unknown> | undefined): string | undefined {
  if (page === undefined)
    return 'The file exports no `page`. Export one made by definePage, see pages/about-us.tsx.';
  if ((source.match(/\[/g) ?? []).length > 1)
    return 'The path has more than one parameter. A page file can have one.';
  if (/\[\w+\]/.test(source) && !page.entries)
    return 'The file name has a parameter, but the page names no entries. Export one made by definePages, see pages/services/[service].tsx.';
  return undefined;
}

/**
 * Pairs every page with its content: one route for a plain file, one for each entry of a file with a parameter.
 * @throws BuildError if two files make the same URL, for a name that no URL has, or if a page's `entries` function fails
 */
export function listRoutes(files: PageFile[], { content, fileOf }: LoadedContent): Route[] {
  const problems: Problem[] = [];
  const byPath = new Map<string, Route>();
  for (const file of files) {
    try {
      for (const route of routesOf(file, content)) {
        const other = byPath.get(route.path);
        const wrong = problemOfUrl(route.path, 'route');
        if (wrong) problems.push({ where: file.source, message: `The address of a page: ${wrong}.` });
        else if (!other) byPath.set(route.path, route);
        else {
          const [first, second] = [other, route].map(({ entry, source }) => fileOf(Object(entry)) ?? source);
          const isMine = second?.startsWith('content/');
          const message = `${isMine ? first : second} makes the address ${route.path} too. Rename this file.`;
          problems.push({ where: String(isMine ? second : first), message });
        }
      }
    } catch (error) {
      problems.push(...problemsFrom(error, file.source, 'The page could not name its entries.'));
    }
  }
  stopOn(problems);
  const { compare } = new Intl.Collator('en');
  return [...byPath.values()].sort((a, b) => compare(a.path, b.path));
}

function routesOf({ source, page }: PageFile, content: Content) {
  const entries = page.entries?.(content) ?? [{ param: '', entry: undefined }];
  return entries.map(({ param, entry }) => {
    const path = pathOf(source).replace(/\[\w+\]/, param);
    return {
      /** URL for visitors, with a trailing slash: `/services/seo/`. */
      path,
      /** File in dist: `services/seo/index.html`. */
      file: path === NOT_FOUND ? '404.html' : `${path.slice(1)}index.html`,
      /** Its file in pages/. */
      source,
      page,
      entry,
      // On first use: an entry of a large folder is loaded then.
      get meta() {
        return page.meta(content, entry);
      },
      get subject(): Subject {
        return page.subject?.(content, entry) ?? { kind: 'page' };
      },
      /** Of its text: `en-US`, `es`. */
      get language() {
        return page.language?.(entry) ?? 'en-US';
      },
      /** The feed of the page; undefined if it has none. */
      get feed() {
        return page.feed?.(content, entry);
      },
      /** false for the Not Found page, which search engines must not list. */
      indexed: path !== NOT_FOUND,
    };
  });
}

/** `pages/index.tsx` -> `/`, `pages/services/[service].tsx` -> `/services/[service]/`. */
function pathOf(source: string): string {
  const parts = source.replace(/^pages\/|\.tsx$/g, '').split('/');
  return ['', ...parts.filter((part) => part !== 'index'), ''].join('/');
}
