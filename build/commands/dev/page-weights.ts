import { BUDGETS } from '../../checks/budgets/budgets.ts';
import type { SiteVersion } from './site-version.ts';

/** Bytes below the budget from which on a page comes near it. */
const NEAR = 500;

/** More pages than that are not weighed at the start: it takes some 0.1 s each. */
const AT_START = 50;

/**
 * Weighs the pages that differ from those of the version before; without one, all of a small site.
 * @returns a line for each that is over its budget or comes near it
 */
export async function heavyPages(now: SiteVersion, before: SiteVersion | undefined): Promise<string[]> {
  const lines: string[] = [];
  for (const path of before || now.paths.length <= AT_START ? now.paths : []) {
    const shown = before?.paths.includes(path) ? await before.page(path).catch(() => '') : '';
    if (shown === (await now.page(path))) continue;
    const bytes = await now.weight(path);
    if (bytes > BUDGETS.html.limit - NEAR) lines.push(lineOf(path, bytes));
  }
  return lines;
}

function lineOf(path: string, bytes: number): string {
  const { limit, remedy } = BUDGETS.html;
  const number = (value: number) => value.toLocaleString('en-US');
  return bytes > limit
    ? `${path} weighs ${number(bytes)} bytes, ${number(bytes - limit)} more than arrive at once. ${remedy}`
    : `${path} weighs ${number(bytes)} bytes and comes near the ${number(limit)} that arrive at once.`;
}
