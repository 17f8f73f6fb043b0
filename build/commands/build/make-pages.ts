import { setImmediate as breathe } from 'node:timers/promises';
import { EXPECTED_FIGURES } from '../../checks/budgets/measure-site.ts';
import { makeSummarizer } from '../../checks/summarize-page.ts';
import type { LoadedContent } from '../../content/load.ts';
import type { Staging } from '../../output/staging.ts';
import type { Renderer } from '../../render/page.tsx';
import type { PageSummary } from '../../render/page-summary.ts';
import type { Route } from '../../routes/list.ts';
import type { BuildOptions } from '../../shared/options.ts';
import { BuildError, type Problem, stopOn } from '../../shared/problems.ts';

/** Number of pages to make before yielding to other work, such as the build's lock. */
const IN_A_ROW = 100;

/**
 * Makes the pages one after another: loads a page's content, renders, checks and writes the page, and releases it.
 * @throws BuildError with the mistakes of all entries, and a problem for each page that failed to render
 */
export async function makePages(
  routes: Route[],
  render: Renderer,
  loaded: LoadedContent,
  options: Pick<BuildOptions, 'environment' | 'draft'>,
  staging: Staging,
): Promise<PageSummary[]> {
  const problems: Problem[] = [];
  const pages: PageSummary[] = [];
  const summarize = makeSummarizer(loaded, options);
  const figures = options.draft ? undefined : EXPECTED_FIGURES;
  for (const [index, route] of routes.entries()) {
    if (index % IN_A_ROW === 0) await breathe();
    try {
      const page = await render(route, figures);
      pages.push(summarize(route, page, staging.write(route.file, page.pieces)));
    } catch (error) {
      problems.push(...(error instanceof BuildError ? error.problems : [asProblem(route, error)]));
    }
  }
  stopOn([...problems, ...loaded.checkUnread()]);
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
