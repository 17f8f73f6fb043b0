import { makePageReader, type PageFacts } from './checks/page-facts.ts';
import type { PageMemory } from './page-memory.ts';
import { type Problem, stopOn } from './problems.ts';
import { FIGURES, type Renderer } from './render.tsx';
import type { Route } from './routes.ts';
import type { Staging } from './staging.ts';

/** A page of the next site, with what the checks ask of it. Its HTML is written already. */
export interface FinishedPage {
  route: Route;
  /** Size of its HTML. */
  bytes: number;
  facts: PageFacts;
  /** It shows figures of the finished site, and is rendered once more when they are known (show-figures.ts). */
  showsFigures: boolean;
}

/**
 * Renders every page to its file, or takes it over from the last build where nothing that it read has changed.
 * @throws BuildError with one problem for each page that could not be rendered
 */
export function finishPages(
  routes: Route[],
  renderer: Renderer,
  memory: PageMemory,
  staging: Staging,
): FinishedPage[] {
  const problems: Problem[] = [];
  const read = makePageReader();
  const pages = routes.flatMap((route) => {
    const kept = memory.recall(route, (name) => renderer.digestOf(route, name));
    if (kept && staging.reuse(route.file, memory.stamps)) return [{ route, ...kept }];
    try {
      const { html, reads, shared } = renderer.render(route);
      const facts = read(html, shared);
      const page = { route, bytes: Buffer.byteLength(html), facts, showsFigures: FIGURES in reads };
      staging.write(route.file, html);
      memory.keep(page, reads);
      return [page];
    } catch (error) {
      problems.push(asProblem(route, error));
      return [];
    }
  });
  stopOn(problems);
  return pages;
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
