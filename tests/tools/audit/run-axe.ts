import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import type { Subject } from './check.ts';
import { drawAll } from './draw-all.ts';
import { byPlace, eachState } from './states.ts';
import { paleLines } from './text-contrast.ts';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 A and AA, all levels before it, and what axe-core recommends beyond. */
export const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules that have a column of their own. */
export const OWN_COLUMN = ['color-contrast', 'target-size'];

/** Runs axe-core on the current state of a page, with sections out of view drawn. */
export async function runAxe(page: Page, options: RunOptions = {}): Promise<AxeResults> {
  await drawAll(page);
  await page.evaluate(SOURCE);
  return page.evaluate(
    (asked) =>
      (window as unknown as { axe: { run: (options: object) => Promise<AxeResults> } }).axe.run(asked),
    { runOnly: TAGS, resultTypes: ['violations', 'incomplete'], ...options } as RunOptions,
  );
}

/** What axe-core said in one state of a page. */
export interface StateResults {
  where: string;
  results: AxeResults;
  /** Text that is pale on the ground that is really drawn behind it (text-contrast.ts). */
  pale: string[];
}

const known = new Map<string, Promise<StateResults[]>>();

/**
 * axe-core's results in every state of a page. Three checks read them, so they are made once for each page.
 */
export function axeInEveryState(subject: Subject): Promise<StateResults[]> {
  const key = `${subject.origin}${subject.path}\n${subject.html}`;
  const results = known.get(key) ?? inEveryState(subject);
  known.set(key, results);
  return results;
}

async function inEveryState(subject: Subject): Promise<StateResults[]> {
  const all: StateResults[] = [];
  await eachState(subject, async ({ page, where, name }) => {
    const results = await runAxe(page);
    all.push({ where, results, pale: await paleLines(page, name === 'as it comes') });
  });
  return all;
}

/** Findings of the rules that `wanted` names, one for each rule and place, with the states in which it was met. */
export function findingsOf(states: StateResults[], wanted: (rule: string) => boolean): string[] {
  return byPlace(
    states.map(({ where, results }) => ({
      where,
      texts: results.violations
        .filter(({ id }) => wanted(id))
        .flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')} (${help})`)),
    })),
  );
}
