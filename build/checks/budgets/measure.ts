import type { Staging } from '../../output/staging.ts';
import type { PageSummary } from '../../render/page-summary.ts';
import type { BudgetName } from './budgets.ts';

/** What a page costs, for one budget. */
export interface Measure {
  budget: BudgetName;
  value: number;
  /** The URLs that it sums up; empty for parts within the page. */
  files: string[];
  /** The island, if it is one. */
  island?: string;
}

/**
 * Gathers the costs of the first visit to a page.
 * @param site with the precompressed files, by which files are counted
 */
export function measurePage({ route, facts }: PageSummary, site: Staging): Measure[] {
  const { blocking, fonts, early, islands, scripts } = facts.loads;
  const html = site.size(`${route.file}.br`);
  const loaded = [...fonts, ...blocking, ...early];
  const sum = (files: string[], encoding: 'br' | 'gz') =>
    files.reduce((total, file) => total + sizeOf(file, encoding, site), 0);
  return [
    { budget: 'html', value: html, files: [] },
    { budget: 'styles', value: stylesIn(site.read(route.file).toString()), files: [] },
    { budget: 'scripts', value: scripts, files: [] },
    { budget: 'requests', value: 1 + blocking.length, files: blocking },
    { budget: 'fonts', value: sum(fonts, 'br'), files: fonts },
    {
      budget: 'firstLoad',
      value: html + sum(loaded, 'br'),
      files: [`/${route.file}`, ...loaded],
    },
    ...Object.entries(islands).map(([island, files]) => ({
      budget: 'island' as const,
      value: sum(files, 'gz'),
      files,
      island,
    })),
  ];
}

/**
 * Bytes of a page's style element, uncompressed: compressing it separately would take longer than rendering the page.
 */
function stylesIn(html: string): number {
  const [style = ''] = /<style>[\s\S]*?<\/style>/.exec(html) ?? [];
  return Buffer.byteLength(style);
}

/** Transferred bytes of a file: of the precompressed one if it exists. 0 for a file of another host. */
export function sizeOf(url: string, encoding: 'br' | 'gz', site: Staging): number {
  const file = url.slice(1);
  return site.size(`${file}.${encoding}`) || site.size(file);
}

/** URLs that a page requests from other hosts before its visitor has done anything. */
export function thirdParties({ facts: { loads } }: PageSummary): string[] {
  const { blocking, fonts, early } = loads;
  return [...blocking, ...fonts, ...early].filter((url) => !/^\/(?!\/)/.test(url));
}
