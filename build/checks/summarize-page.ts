import type { LoadedContent } from '../content/load.ts';
import { datedBy } from '../render/last-modified.ts';
import type { RenderedPage } from '../render/page.tsx';
import type { PageSummary } from '../render/page-summary.ts';
import { ownText } from '../render/scan.ts';
import type { Route } from '../routes/list.ts';
import type { BuildOptions } from '../shared/options.ts';
import { findingsOfPage } from './release/inspect.ts';

/** Returns a function that reduces a rendered page to its summary. Equal lists of many pages are stored once. */
export function makeSummarizer(loaded: LoadedContent, { environment }: Pick<BuildOptions, 'environment'>) {
  const { content } = loaded;
  const lists = new Map<string, unknown>();
  const once = <Value>(value: Value): Value => {
    const key = JSON.stringify(value);
    const known = lists.get(key) ?? JSON.parse(key);
    lists.set(key, known);
    return known as Value;
  };
  return (route: Route, { facts }: RenderedPage, bytes: number): PageSummary => {
    const { title, description, h1, ids, urls, filler, loads, refused } = facts;
    const own = `${content.site.url}${route.path}`;
    const page = { route, bytes, facts, findings: [], dated: datedBy(route, loaded) };
    return {
      ...page,
      findings: findingsOfPage({ ...loaded, pages: [page], environment }),
      facts: {
        title: ownText(title),
        description: ownText(description),
        h1: h1.map(ownText),
        ids: once(ids),
        urls: once(urls.filter((url) => url !== own)),
        filler: ownText(filler),
        loads: once(loads),
        refused: once(refused),
        headings: [],
        links: [],
        images: [],
        namelessDrawings: [],
      },
    };
  };
}
