import type { Staging } from '../../output/staging.ts';
import type { PageSummary } from '../../render/page-summary.ts';
import { type Problem, stopOn } from '../../shared/problems.ts';
import { type Measure, measurePage, sizeOf } from './measure.ts';
import { bySize, type Part, partsOfPage, scriptsOfPage } from './parts.ts';
import { BUDGETS, type Budget } from './table.ts';

/**
 * Holds every page to the budgets (table.ts).
 * @param site with the precompressed files
 * @param scripts what client/inline/ became, by name
 * @throws BuildError with each figure that is too high, and the three largest parts of it
 */
export function checkBudgets(
  pages: PageSummary[],
  site: Staging,
  scripts: ReadonlyMap<string, string>,
): void {
  const islands = new Set<string>();
  const problems = pages.flatMap((page) =>
    measurePage(page, site)
      .filter(({ budget, value }) => value > BUDGETS[budget].limit)
      // An island stands on many pages; one of them is enough.
      .filter(({ island }) => island === undefined || (!islands.has(island) && islands.add(island)))
      .map((measure) => problemOf(page, measure, partsOf(page, measure, site, scripts))),
  );
  stopOn(problems);
}

function partsOf(
  page: PageSummary,
  measure: Measure,
  site: Staging,
  scripts: ReadonlyMap<string, string>,
): Part[] {
  const html = () => site.read(page.route.file).toString();
  if (measure.budget === 'html') return partsOfPage(html());
  if (measure.budget === 'scripts') return scriptsOfPage(html(), scripts);
  const encoding = measure.budget === 'island' ? 'gz' : 'br';
  return bySize(measure.files.map((name) => ({ name, bytes: sizeOf(name, encoding, site) })));
}

function problemOf({ route }: PageSummary, { budget, value, island }: Measure, parts: Part[]): Problem {
  const { name, limit, unit, remedy }: Budget = BUDGETS[budget];
  const largest = parts.slice(0, 3).map((part) => `${part.name} ${number(part.bytes)}`);
  const what = island === undefined ? name : `${name} "${island}"`;
  return {
    where: `${route.path} (${route.source})`,
    message: `${what}: ${number(value)} ${unit}, ${number(value - limit)} more than the budget of ${number(limit)} (build/checks/budgets/table.ts). The largest parts: ${largest.join(', ')}. ${remedy}`,
  };
}

const number = (value: number) => value.toLocaleString('en-US');
