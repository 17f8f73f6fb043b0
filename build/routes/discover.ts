import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { glob } from 'glob';
import type { Page } from '../../components/engine.ts';
import { compileErrors } from '../shared/compile-errors.ts';
import { type Problem, stopOn } from '../shared/problems.ts';

/** A file in pages/ with its exports. */
export interface PageFile {
  /** Relative to the site's folder: `pages/services/[service].tsx`. */
  source: string;
  /** URL with the parameter still in it: `/services/[service]/`. */
  pattern: string;
  page: Page<unknown>;
}

/**
 * Finds the pages of a site: every .tsx file below pages/.
 * @throws BuildError for files that cannot be loaded or export no `page`
 */
export async function discoverPages(root: string): Promise<PageFile[]> {
  const sources = (await glob('pages/**/*.tsx', { cwd: root, posix: true })).sort();
  const problems: Problem[] = [];
  const found: PageFile[] = [];
  if (sources.length === 0) {
    problems.push({ where: 'pages/', message: 'There is no page. Add pages/index.tsx for the home page.' });
  }
  for (const source of sources) {
    const result = await loadPage(root, source);
    if (Array.isArray(result)) problems.push(...result);
    else found.push({ source, pattern: patternOf(source), page: result });
  }
  stopOn(problems);
  return found;
}

async function loadPage(root: string, source: string): Promise<Page<unknown> | Problem[]> {
  try {
    const module: { page?: Page<unknown> } = await import(pathToFileURL(path.join(root, source)).href);
    const message = mistakeIn(source, module.page);
    return module.page && message === undefined ? module.page : [{ where: source, message: message ?? '' }];
  } catch (error) {
    const mistakes = compileErrors(error, root);
    if (mistakes.length > 0) return mistakes;
    const reason = error instanceof Error ? error.message : String(error);
    return [{ where: source, message: `The file could not be loaded: ${reason}` }];
  }
}

/** Problems with the exports of a file in pages/, and what to do. */
function mistakeIn(source: string, page: Page<unknown> | undefined): string | undefined {
  if (page === undefined)
    return 'The file exports no `page`. Export one made by definePage, see pages/packages.tsx.';
  if ((source.match(/\[/g) ?? []).length > 1)
    return 'The path has more than one parameter. A page file can have one.';
  const hasParameter = parameterOf(source) !== undefined;
  if (hasParameter && !page.entries)
    return 'The file name has a parameter, but the page names no entries. Export one made by definePages, see pages/services/[service].tsx.';
  return undefined;
}

/** `pages/services/[service].tsx` -> `service`. */
export const parameterOf = (source: string) => /\[(\w+)\]/.exec(source)?.[1];

/** `pages/index.tsx` -> `/`, `pages/packages.tsx` -> `/packages/`, `pages/404.tsx` -> `/404/`. */
export function patternOf(source: string): string {
  const inner = source.replace(/^pages\//, '').replace(/\.tsx$/, '');
  const parts = inner.split('/').filter((part) => part !== 'index');
  return parts.length === 0 ? '/' : `/${parts.join('/')}/`;
}
