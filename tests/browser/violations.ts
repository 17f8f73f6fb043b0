import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Runs axe-core on a page as it is now. */
export async function runAxe(page: Page, options: RunOptions): Promise<AxeResults> {
  await page.evaluate(AXE);
  return page.evaluate(
    (given) =>
      (window as unknown as { axe: { run: (options: RunOptions) => Promise<AxeResults> } }).axe.run(given),
    options,
  );
}

/** The violations that axe-core finds, including color contrast: rule and place. */
export async function violations(page: Page): Promise<string[]> {
  const results = await runAxe(page, { iframes: false, resultTypes: ['violations'] });
  return results.violations.map(
    (rule) => `${rule.id}: ${rule.nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
}
