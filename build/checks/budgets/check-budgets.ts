import type { Staging } from '../../output/staging.ts';
import type { PageSummary } from '../../render/page-summary.ts';
import { type Found, stopOn } from '../../shared/problems.ts';
import { BUDGETS, type Budget } from './budgets.ts';
import { type Part, partsOfPage, scriptsOfPage } from './page-parts.ts';

/** What is weighed: the site with its precompressed files, and the bundled scripts of client/inline/ by name. */
interface Weighed {
  pages: PageSummary[];
  site: Staging;
  scripts: ReadonlyMap<string, string>;
  /** The main content file of a page. */
  ownFile: (page: PageSummary) => string | undefined;
}

/** What a page costs, for one budget. */
interface Cost {
  budget: Budget;
  value: number;
  parts: () => Part[];
  /** The island, if it is one. */
  island?: string;
}

/**
 * Compares every page with the budgets.
 * @returns what the content makes too heavy: the page's file, its URL, and the bytes with the three largest parts
 * @throws BuildError with what the code makes too heavy
 */
export function checkBudgets({ pages, site, scripts, ownFile }: Weighed): Found[] {
  const islands = new Set<string>();
  const over = pages.flatMap((page) =>
    costsOf(page, site, scripts)
      .filter(({ budget, value }) => value > budget.limit)
      // An island is on many pages; report it once.
      .filter(({ island }) => island === undefined || (!islands.has(island) && islands.add(island)))
      .map((cost) => ({ page, cost })),
  );
  const by = (cause: Budget['cause']) => over.filter(({ cost }) => cost.budget.cause === cause);
  stopOn(
    by('code').map(({ page: { route }, cost }) => ({
      where: `${route.path} (${route.source})`,
      message: `${figuresOf(cost)} (build/checks/budgets/budgets.ts) ${cost.budget.remedy}`,
    })),
  );
  return by('content').map(({ page, cost }) => ({
    where: ownFile(page) ?? page.route.path,
    value: page.route.path,
    note: `${figuresOf(cost)} ${cost.budget.remedy}`,
  }));
}

/** The costs of the first visit to a page. */
function costsOf({ route, facts }: PageSummary, site: Staging, inline: Weighed['scripts']): Cost[] {
  const { blocking, fonts, early, islands, scripts } = facts.loads;
  const html = site.read(route.file).toString();
  // Uncompressed: compressing the styles by themselves would take longer than rendering the page.
  const styles = Buffer.byteLength(/<style>[\s\S]*?<\/style>/.exec(html)?.[0] ?? '');
  const sizesOf = (urls: string[], encoding: 'br' | 'gz') =>
    urls.map((url) => ({ name: url, bytes: sizeOf(url.slice(1), encoding, site) }));
  const files = (budget: Budget, urls: string[], encoding: 'br' | 'gz' = 'br'): Cost => {
    const parts = sizesOf(urls, encoding);
    return { budget, value: parts.reduce((sum, { bytes }) => sum + bytes, 0), parts: () => parts };
  };
  return [
    { budget: BUDGETS.html, value: site.size(`${route.file}.br`), parts: () => partsOfPage(html) },
    { budget: BUDGETS.styles, value: styles, parts: () => [{ name: 'styles', bytes: styles }] },
    { budget: BUDGETS.scripts, value: scripts, parts: () => scriptsOfPage(html, inline) },
    { ...files(BUDGETS.requests, blocking), value: 1 + blocking.length },
    files(BUDGETS.fonts, fonts),
    files(BUDGETS.firstLoad, [`/${route.file}`, ...fonts, ...blocking, ...early]),
    ...Object.entries(islands).map(([island, urls]) => ({ ...files(BUDGETS.island, urls, 'gz'), island })),
  ];
}

/** Transferred bytes of a file: of the precompressed one if it exists. 0 for a file of another host. */
const sizeOf = (file: string, encoding: 'br' | 'gz', site: Staging) =>
  site.size(`${file}.${encoding}`) || site.size(file);

function figuresOf({ budget: { name, limit, unit }, value, parts, island }: Cost): string {
  const largest = parts()
    .toSorted((one, other) => other.bytes - one.bytes)
    .slice(0, 3)
    .map((part) => `${part.name} ${number(part.bytes)}`);
  const what = island === undefined ? name : `${name} "${island}"`;
  return `${what}: ${number(value)} ${unit}, ${number(value - limit)} more than the budget of ${number(limit)}. The largest parts: ${largest.join(', ')}.`;
}

const number = (value: number) => value.toLocaleString('en-US');
