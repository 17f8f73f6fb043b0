import type { Version } from './site-versions.ts';

/** A change on a server, from its own log. */
export interface Step {
  action: 'put' | 'delete';
  /** Relative to the web root. */
  file: string;
}

/**
 * Every moment in which a visitor could have got a page that names a missing file.
 * @param steps the server's operations, in order
 * @param before the version before the first step; undefined for an empty web root
 * @param upcoming the version after the last step
 */
export function incompleteStates(steps: Step[], before: Version | undefined, upcoming: Version): string[] {
  const present = new Set(before?.files);
  const pages = new Map(before?.needs);
  const broken: string[] = [];
  for (const { action, file } of steps) {
    if (action === 'put') {
      present.add(file);
      const needs = upcoming.needs.get(file);
      if (needs) pages.set(file, needs);
    } else {
      present.delete(file);
      pages.delete(file);
    }
    for (const [page, needs] of pages) {
      const lacking = needs.filter((need) => !present.has(need));
      if (lacking.length > 0) broken.push(`after ${action} ${file}: ${page} lacks ${lacking.join(', ')}`);
    }
  }
  return broken;
}
