import type { RedirectEntry } from '../../schemas/redirects.ts';
import type { LoadedContent } from '../content/load.ts';
import { keyOf, resolveRedirects } from '../content/redirects.ts';
import type { PageSummary } from '../render/make-pages.ts';
import { didYouMean } from '../shared/nearest.ts';
import type { Problem } from '../shared/problems.ts';
import { listedPaths } from './broken-links.ts';

/**
 * An old URL must not be a page or file of the site, and its target must be one.
 * @param files all files of dist
 */
export function checkRedirects(
  entries: readonly RedirectEntry[],
  pages: readonly PageSummary[],
  files: ReadonlySet<string>,
  placeOf: LoadedContent['placeOf'],
): Problem[] {
  const problem = (entry: RedirectEntry, key: string, message: string) => [
    { where: placeOf(entry, key) ?? 'content/redirects.yaml', message: `${key}: ${message}` },
  ];
  const byKey = new Map(pages.map((page) => [keyOf(page.route.path), page]));
  const gone = new Set(entries.filter(({ to }) => to === undefined).map(({ from }) => keyOf(from)));
  const ends = resolveRedirects(entries);
  const problemOfTarget = (to: string): string | undefined => {
    const page = byKey.get(keyOf(to));
    if (!page?.route.indexed) {
      if (gone.has(keyOf(to)))
        return `this leads to "${to}", which is gone, as this file says. Choose another page, or write "gone: true" here too.`;
      return `there is no page "${to}".${didYouMean(to, listedPaths(pages))} Fix the address, or write "gone: true" in its place.`;
    }
    const { ids } = page.facts;
    const [, fragment = ''] = to.split('#');
    if (fragment === '' || ids.includes(fragment)) return undefined;
    return `the page ${page.route.path} has no part "#${fragment}".${didYouMean(fragment, ids)} Leave it out, or fix it.`;
  };
  return entries.flatMap((entry, index): Problem[] => {
    const from = keyOf(entry.from);
    // The precompressed copy of a file belongs to it: hosts send it in the place of the file.
    const file = from.slice(1).replace(/\.(?:br|gz)$/, '');
    const taken = byKey.has(from) ? 'a page' : files.has(file) && 'a file';
    const same = `"${entry.from}" is ${taken} of this site, so it cannot be redirected. Remove this entry, or rename the page.`;
    if (taken) return problem(entry, 'from', same);
    const to = ends[index]?.to;
    const message = to?.startsWith('/') && problemOfTarget(to);
    return message ? problem(entry, 'to', message) : [];
  });
}
