import type { PageSummary } from '../make-pages.ts';
import type { Staging } from '../staging.ts';
import type { BudgetName } from './table.ts';

/** What a page costs by one budget. */
export interface Measure {
  budget: BudgetName;
  value: number;
  /** Addresses of what it is the sum of; empty for what lies within the page. */
  files: string[];
  /** The island, where it is one. */
  island?: string;
}

/**
 * Gathers what the first visit to a page costs.
 * @param site with the precompressed files, by which files are counted
 */
export function measurePage({ route, facts }: PageSummary, site: Staging): Measure[] {
  const { blocking, fonts, early, islands, scripts } = facts.loads;
  const html = site.size(`${route.file}.br`);
  const loaded = [...fonts, ...blocking, ...early];
  const sum = (files: string[], twin: 'br' | 'gz') =>
    files.reduce((total, file) => total + sizeOf(file, twin, site), 0);
  return [
    { budget: 'html', value: html, files: [] },
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

/** Bytes of a file as it travels: its twin, or itself where it has none. 0 for a file of another host. */
export function sizeOf(address: string, twin: 'br' | 'gz', site: Staging): number {
  const file = address.slice(1);
  return site.size(`${file}.${twin}`) || site.size(file);
}

/** Addresses that a page asks of other hosts before its visitor has done anything. */
export function thirdParties({ facts: { loads } }: PageSummary): string[] {
  const { blocking, fonts, early } = loads;
  return [...blocking, ...fonts, ...early].filter((address) => !/^\/(?!\/)/.test(address));
}
