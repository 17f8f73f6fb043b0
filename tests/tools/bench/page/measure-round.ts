import type { Browser } from 'playwright-core';
import { type FirstUse, measureFirstUse, summary } from './first-uses.ts';
import { type Load, measureLoad, middle } from './page-load.ts';
import type { SiteFigures } from './page-report.ts';

/** A measured site, with the raw figures so far. */
export interface Measured {
  name: string;
  origin: string;
  loads: Map<string, Load[]>;
  uses: Map<FirstUse, (number | undefined)[]>;
}

/** @param routes to load @param uses to try */
export const toMeasure = (name: string, origin: string, routes: string[], uses: FirstUse[]): Measured => ({
  name,
  origin,
  loads: new Map(routes.map((route) => [route, []])),
  uses: new Map(uses.map((use) => [use, []])),
});

/**
 * One round: each page of each site, then each first use. The sites take turns page by page, so that a busy minute of
 * the machine affects all of them alike.
 */
export async function measureRound(browser: Browser, sites: Measured[]): Promise<void> {
  for (const route of new Set(sites.flatMap(({ loads }) => [...loads.keys()]))) {
    for (const { origin, loads } of sites) {
      loads.get(route)?.push(await measureLoad(browser, origin + route));
    }
  }
  for (const use of new Set(sites.flatMap(({ uses }) => [...uses.keys()]))) {
    for (const { origin, uses } of sites) uses.get(use)?.push(await measureFirstUse(browser, origin, use));
  }
}

/** Medians of all rounds. */
export const figuresOf = ({ name, loads, uses }: Measured): SiteFigures => ({
  name,
  loads: new Map([...loads].map(([route, all]) => [route, middle(all)])),
  uses: new Map([...uses].map(([use, times]) => [use, summary(times)])),
});

/** All measurements, for a file. */
export const rawOf = (sites: Measured[]) =>
  sites.map(({ name, loads, uses }) => ({
    name,
    loads: Object.fromEntries(loads),
    uses: [...uses].map(([{ island, route, does }, times]) => ({ island, route, does, times })),
  }));
