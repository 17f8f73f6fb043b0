import type { Page, PageFeed, PageMeta, Subject } from '../../components/engine.ts';
import type { Content } from '../../schemas/content.ts';
import { BuildError, type Problem, stopOn } from '../shared/problems.ts';
import type { PageFile } from './discover.ts';

/** One page of the finished site. */
export interface Route {
  /** URL for visitors, with a trailing slash: `/services/seo/`. */
  path: string;
  /** File in dist: `services/seo/index.html`. */
  file: string;
  /** Its file in pages/. */
  source: string;
  page: Page<unknown>;
  entry: unknown;
  meta: PageMeta;
  subject: Subject;
  /** Of its text: `en-US`, `es`. */
  language: string;
  /** The feed of the page; undefined if it has none. */
  feed: PageFeed | undefined;
  /** false for the Not Found page, which search engines must not list. */
  indexed: boolean;
}

/** URL of the Not Found page; hosts look for its file, /404.html. */
export const NOT_FOUND = '/404/';

/**
 * Pairs every page with its content: one route for a plain file, one for each entry of a file with a parameter.
 * @throws BuildError if two files make the same URL, or a page's `entries` function fails
 */
export function listRoutes(files: PageFile[], content: Content): Route[] {
  const problems: Problem[] = [];
  const routes = files.flatMap((file) => {
    try {
      return routesOf(file, content);
    } catch (error) {
      if (error instanceof BuildError) {
        problems.push(...error.problems);
        return [];
      }
      const message = error instanceof Error ? error.message : String(error);
      problems.push({
        where: file.source,
        message: `The page could not name its entries. ${message}`,
      });
      return [];
    }
  });
  stopOn([...problems, ...clashes(routes)]);
  const { compare } = new Intl.Collator('en');
  return routes.sort((a, b) => compare(a.path, b.path));
}

function routesOf({ source, pattern, page }: PageFile, content: Content): Route[] {
  const entries = page.entries?.(content) ?? [{ param: '', entry: undefined }];
  return entries.map(({ param, entry }) => {
    const path = pattern.replace(/\[\w+\]/, param);
    return {
      path,
      file: path === NOT_FOUND ? '404.html' : `${path.slice(1)}index.html`,
      source,
      page,
      entry,
      // On first use: an entry of a large folder is loaded then.
      get meta() {
        return page.meta(content, entry);
      },
      get subject() {
        return page.subject?.(content, entry) ?? { kind: 'page' as const };
      },
      get language() {
        return page.language?.(entry) ?? 'en-US';
      },
      get feed() {
        return page.feed?.(content, entry);
      },
      indexed: path !== NOT_FOUND,
    };
  });
}

function clashes(routes: Route[]): Problem[] {
  const first = new Map<string, Route>();
  return routes.flatMap((route) => {
    const other = first.get(route.path);
    if (!other) {
      first.set(route.path, route);
      return [];
    }
    const message = `This address is made twice, by ${other.source} and ${route.source}. Rename or remove one of them.`;
    return [{ where: route.path, message }];
  });
}
