import { setImmediate as breathe } from 'node:timers/promises';
import { EXPECTED_FIGURES } from './budgets/site-figures.ts';
import type { PageFacts } from './checks/page-facts.ts';
import { ownText } from './checks/scan.ts';
import type { LoadedContent } from './content.ts';
import { type Dated, datedBy } from './last-modified.ts';
import type { BuildOptions } from './options.ts';
import { BuildError, type Problem, stopOn } from './problems.ts';
import { findingsOfPage } from './release/gate.ts';
import type { Finding } from './release/publication.ts';
import type { RenderedPage, Renderer } from './render.tsx';
import type { Route } from './routes.ts';
import type { Staging } from './staging.ts';

/** What is asked of a page once it is written: small, because all pages of the site are held at once. */
export interface FinishedPage {
  route: Route;
  /** Size of its HTML. */
  bytes: number;
  /** Without headings, links and pictures: `findings` holds what is wrong with them. */
  facts: PageFacts;
  /** What a release may not publish of this page, whatever other pages hold. */
  findings: Finding[];
  dated: Dated;
  /** It shows figures of the finished site, and is rendered once more when they are known (show-figures.ts). */
  showsFigures: boolean;
}

/** How many pages are made before anything else gets a turn, such as the build's lock. */
const IN_A_ROW = 100;

/**
 * Makes the pages, one after the other: loads what a page shows, renders, checks and writes it, and lets it go.
 * @throws BuildError with the mistakes of all entries, and a problem for each page that could not be rendered
 */
export async function makePages(
  routes: Route[],
  render: Renderer,
  loaded: LoadedContent,
  options: Pick<BuildOptions, 'environment' | 'draft'>,
  staging: Staging,
): Promise<FinishedPage[]> {
  const problems: Problem[] = [];
  const pages: FinishedPage[] = [];
  const finish = makeFinisher(loaded, options);
  const figures = options.draft ? undefined : EXPECTED_FIGURES;
  for (const [index, route] of routes.entries()) {
    if (index % IN_A_ROW === 0) await breathe();
    try {
      const page = await render(route, figures);
      pages.push(finish(route, page, staging.write(route.file, page.pieces)));
    } catch (error) {
      problems.push(...(error instanceof BuildError ? error.problems : [asProblem(route, error)]));
    }
  }
  stopOn([...problems, ...loaded.checkUnread()]);
  return pages;
}

/** Gives a function that takes what lasts of a page. Equal lists of many pages are kept once. */
export function makeFinisher(loaded: LoadedContent, { environment }: Pick<BuildOptions, 'environment'>) {
  const { content } = loaded;
  const lists = new Map<string, unknown>();
  const once = <Value>(value: Value): Value => {
    const key = JSON.stringify(value);
    const known = lists.get(key) ?? JSON.parse(key);
    lists.set(key, known);
    return known as Value;
  };
  return (route: Route, { facts, showsFigures }: RenderedPage, bytes: number): FinishedPage => {
    const { title, description, h1, ids, addresses, filler, loads } = facts;
    const own = `${content.site.url}${route.path}`;
    const page = { route, bytes, facts, findings: [], dated: datedBy(route, loaded), showsFigures };
    return {
      ...page,
      findings: findingsOfPage({ ...loaded, pages: [page], environment }),
      facts: {
        title: ownText(title),
        description: ownText(description),
        h1: h1.map(ownText),
        ids: once(ids),
        addresses: once(addresses.filter((address) => address !== own)),
        filler: ownText(filler),
        loads: once(loads),
        headings: [],
        links: [],
        images: [],
        namelessDrawings: [],
      },
    };
  };
}

function asProblem(route: Route, error: unknown): Problem {
  const message = error instanceof Error ? error.message : String(error);
  const advice = /\b(window|document|localStorage|sessionStorage|navigator) is not defined/.test(message)
    ? ' Pages are rendered without a browser: move this line into an effect, or into client/.'
    : '';
  return {
    where: `${route.path} (${route.source})`,
    message: `The page could not be rendered. ${message}${advice}`,
  };
}
