import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import type { Subject } from './check.ts';
import { drawAll } from './draw-all.ts';
import { byPlace, eachState } from './states.ts';
import { paleLines } from './text-contrast.ts';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 A and AA, earlier versions, and axe-core's best practices. */
export const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules with their own column. */
export const OWN_COLUMN = ['color-contrast', 'target-size'];

/** Runs axe-core on the current state of a page, with all sections rendered. */
export async function runAxe(page: Page, options: RunOptions = {}): Promise<AxeResults> {
  await drawAll(page);
  await page.evaluate(SOURCE);
  return page.evaluate(
    (asked) =>
      (window as unknown as { axe: { run: (options: object) => Promise<AxeResults> } }).axe.run(asked),
    { runOnly: TAGS, resultTypes: ['violations', 'incomplete'], ...options } as RunOptions,
  );
}

/** axe-core's results in one state of a page. */
export interface StateResults {
  where: string;
  results: AxeResults;
  /** Text with low contrast to the painted background behind it (text-contrast.ts). */
  pale: string[];
}

const known = new Map<string, Promise<StateResults[]>>();

/** axe-core's results in every state of a page. Three checks use them, so they are computed once per page. */
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

/** Findings of the rules in `wanted`, one for each rule and place, with their states. */
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
