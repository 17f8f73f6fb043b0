import { makePageReader, type PageFacts } from './checks/page-facts.ts';
import { type Problem, stopOn } from './problems.ts';
import type { Renderer } from './render.tsx';
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
 * Renders every page to its file.
 * @throws BuildError with one problem for each page that could not be rendered
 */
export function finishPages(routes: Route[], render: Renderer, staging: Staging): FinishedPage[] {
  const problems: Problem[] = [];
  const read = makePageReader();
  const pages = routes.flatMap((route) => {
    try {
      const { html, shared, showsFigures } = render(route);
      const page = { route, bytes: Buffer.byteLength(html), facts: read(html, shared), showsFigures };
      staging.write(route.file, html);
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
