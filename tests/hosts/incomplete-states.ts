import type { Version } from './site-versions.ts';

/** One change on a server, as its own log records it. */
export interface Step {
  action: 'put' | 'delete';
  /** Relative to the web root. */
  file: string;
}

/**
 * Every moment in which a visitor would have met a page that names a file which is not there.
 * @param steps what the server did, in its order
 * @param before what was there before the first; undefined for an empty web root
 * @param upcoming the version that the steps bring
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
