import type { LoadedContent } from '../content/load.ts';
import { datedBy } from '../render/last-modified.ts';
import type { PageSummary } from '../render/make-pages.ts';
import type { RenderedPage } from '../render/page.tsx';
import type { Route } from '../routes/list.ts';
import { memoized } from '../shared/memoized.ts';
import { findingsOfPage } from './release/page-audit.ts';

/** Returns a function that reduces a rendered page to its summary. Equal lists of many pages are stored once. */
export function makeSummarizer(loaded: LoadedContent) {
  const parsed = memoized((json: string) => JSON.parse(json));
  return (route: Route, { facts }: RenderedPage): PageSummary => {
    const { headings, links, images, namelessDrawings, styles, maps, ...kept } = facts;
    const own = `${loaded.content.site.url}${route.path}`;
    const urls = [...new Set(facts.urls)].filter((url) => url !== own);
    const lists = Object.entries({ ...kept, urls }).map(([key, list]) => [key, parsed(JSON.stringify(list))]);
    return {
      route,
      facts: Object.fromEntries(lists),
      findings: findingsOfPage(facts, route, loaded),
      ...datedBy(route, loaded),
    };
  };
}
