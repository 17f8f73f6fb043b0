import { decoded } from '../../schemas/old-address.ts';
import type { RedirectEntry } from '../../schemas/redirects.ts';
import { printable } from '../shared/characters.ts';
import type { Problem } from '../shared/problems.ts';
import type { Source } from './source.ts';

/** What happened to an address that is no longer a page. */
export interface Redirect {
  /** The old address, decoded, without a trailing slash: `/old-page`, `/prices.html`. */
  from: string;
  /** It names a file, so it has no trailing slash. */
  isFile: boolean;
  /** A page of this site or a complete address; undefined for a page that is gone (410). */
  to: string | undefined;
}

/** The form in which addresses are compared: `/about%2Dus/#team` -> `/about-us`; empty for the home page. */
export const keyOf = (address: string): string =>
  (decoded(address.replace(/#.*$/s, '')) ?? '').replace(/\/$/, '');

/**
 * The redirects for hosts. An entry that leads to another one redirects directly to the end of the chain.
 * @param entries without loops (redirectProblems)
 */
export function resolveRedirects(entries: readonly RedirectEntry[]): Redirect[] {
  const byKey = new Map(entries.map((entry) => [keyOf(entry.from), entry]));
  return entries.map((entry) => {
    const to = entry.to && chainFrom(entry, byKey).findLast((next) => next.to !== undefined)?.to;
    // `/prices.html` names a file; `/v1.2/` does not.
    const isFile = /\.[^/]*$/.test(entry.from);
    return { from: keyOf(entry.from), isFile, to: to && asHeader(to) };
  });
}

/** An address in a header: ASCII only, and without the variable sign `$`, which nginx cannot escape. */
const asHeader = (to: string) => (to.startsWith('/') ? to : new URL(to).href.replaceAll('$', '%24'));

/** An entry and those to which it leads, each once. */
function chainFrom(entry: RedirectEntry, byKey: ReadonlyMap<string, RedirectEntry>): RedirectEntry[] {
  const chain = new Set([entry]);
  // What is added while a set is walked is walked too.
  for (const { to = '' } of chain) {
    const next = byKey.get(keyOf(to));
    if (next) chain.add(next);
  }
  return [...chain];
}

/**
 * The entry that matches a requested address.
 * @param path of the address, decoded
 */
export const findRedirect = (redirects: readonly Redirect[], path: string): Redirect | undefined =>
  redirects.find(({ from, isFile }) => path === from || (!isFile && path === `${from}/`));

/** Finds duplicate entries and loops. @param source content/redirects.yaml */
export function redirectProblems(entries: readonly RedirectEntry[], source: Source): Problem[] {
  const keys = entries.map(({ from }) => keyOf(from));
  const byKey = new Map(entries.map((entry) => [keyOf(entry.from), entry]));
  return entries.flatMap((entry, index): Problem[] => {
    const where = (key: string) => source.at(['redirects', index, key]);
    const first = keys.indexOf(keys[index] ?? '');
    if (first !== index) {
      const place = source.at(['redirects', first, 'from']);
      const message = `from: "${printable(entry.from)}" appears twice in this file, first on line ${place.split(':')[1]}. Remove one.`;
      return [{ where: where('from'), message }];
    }
    const chain = chainFrom(entry, byKey);
    if (byKey.get(keyOf(chain.at(-1)?.to ?? '')) !== entry) return [];
    const way = [...chain, entry].map(({ from }) => `"${printable(from)}"`).join(' to ');
    const message =
      chain.length > 1
        ? `to: these redirects form a loop: ${way}. Let one of them lead to a page.`
        : `to: "${printable(entry.from)}" leads to itself, with or without a slash at the end. Remove this entry.`;
    return [{ where: where('to'), message }];
  });
}
