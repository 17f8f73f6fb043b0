import type { Staging } from '../../output/staging.ts';
import type { PageSummary } from '../../render/page-summary.ts';
import { type Found, stopOn } from '../../shared/problems.ts';
import { BUDGETS, type Budget } from './budgets.ts';
import { bySize, type Part, partsOfPage, scriptsOfPage } from './largest-parts.ts';
import { type Measure, measurePage, sizeOf } from './measure.ts';

/** What is measured: the site with its precompressed files, and the bundled scripts of client/inline/ by name. */
export interface Weighed {
  pages: PageSummary[];
  site: Staging;
  scripts: ReadonlyMap<string, string>;
  /** The main content file of a page. */
  ownFile: (page: PageSummary) => string | undefined;
}

/**
 * Compares every page with the budgets (budgets.ts).
 * @returns what the content makes too heavy: the page's file, its URL, and the bytes with the three largest parts
 * @throws BuildError with what the code makes too heavy
 */
export function checkBudgets(weighed: Weighed): Found[] {
  const islands = new Set<string>();
  const over = weighed.pages.flatMap((page) =>
    measurePage(page, weighed.site)
      .filter(({ budget, value }) => value > BUDGETS[budget].limit)
      // An island is on many pages; report it once.
      .filter(({ island }) => island === undefined || (!islands.has(island) && islands.add(island)))
      .map((measure) => ({ page, measure, budget: BUDGETS[measure.budget] as Budget })),
  );
  stopOn(
    over
      .filter(({ budget }) => budget.cause === 'code')
      .map(({ page, measure, budget }) => ({
        where: `${page.route.path} (${page.route.source})`,
        message: `${figuresOf(page, measure, weighed)} (build/checks/budgets/budgets.ts) ${budget.remedy}`,
      })),
  );
  return over
    .filter(({ budget }) => budget.cause === 'content')
    .map(({ page, measure, budget }) => ({
      where: weighed.ownFile(page) ?? page.route.path,
      value: page.route.path,
      note: `${figuresOf(page, measure, weighed)} ${budget.remedy}`,
    }));
}

function figuresOf(page: PageSummary, measure: Measure, weighed: Weighed): string {
  const { budget, value, island } = measure;
  const { name, limit, unit }: Budget = BUDGETS[budget];
  const largest = partsOf(page, measure, weighed)
    .slice(0, 3)
    .map((part) => `${part.name} ${number(part.bytes)}`);
  const what = island === undefined ? name : `${name} "${island}"`;
  return `${what}: ${number(value)} ${unit}, ${number(value - limit)} more than the budget of ${number(limit)}. The largest parts: ${largest.join(', ')}.`;
}

function partsOf(page: PageSummary, measure: Measure, { site, scripts }: Weighed): Part[] {
  const html = () => site.read(page.route.file).toString();
  if (measure.budget === 'html') return partsOfPage(html());
  if (measure.budget === 'styles') return [{ name: 'styles', bytes: measure.value }];
  if (measure.budget === 'scripts') return scriptsOfPage(html(), scripts);
  const encoding = measure.budget === 'island' ? 'gz' : 'br';
  return bySize(measure.files.map((name) => ({ name, bytes: sizeOf(name, encoding, site) })));
}

const number = (value: number) => value.toLocaleString('en-US');
