import { BUDGETS } from '../../checks/budgets/budgets.ts';
import type { SiteVersion } from './site-version.ts';

/** A page is close to the budget when fewer bytes than this are left. */
const NEAR = 500;

/** At the start, no more pages than this are weighed: it takes about 0.1 s each. */
const AT_START = 50;

/**
 * Weighs the pages that changed since the previous version; without one, all pages of a small site.
 * @returns a line for each page that is over its budget or close to it
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
