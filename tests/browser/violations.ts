import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Runs axe-core on a page, or the part that a selector finds, as it is now. */
export async function runAxe(page: Page, options: RunOptions, part = 'html'): Promise<AxeResults> {
  await page.evaluate(AXE);
  return page.evaluate(([within, given]) => (window as unknown as { axe: Axe }).axe.run(within, given), [
    part,
    options,
  ] as const);
}

type Axe = { run: (within: string, options: RunOptions) => Promise<AxeResults> };

/** The violations that axe-core finds, including color contrast: rule and place. @param part a selector */
export async function violations(page: Page, part?: string): Promise<string[]> {
  const results = await runAxe(page, { iframes: false, resultTypes: ['violations'] }, part);
  return results.violations.map(
    (rule) => `${rule.id}: ${rule.nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
}
