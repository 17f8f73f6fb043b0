import type { FinishedPage } from '../finished-pages.ts';
import { didYouMean } from '../nearest.ts';
import type { Problem } from '../problems.ts';

/** How many pages may share a broken link before it is taken for a part of the layout. */
const LAYOUT = 5;

/**
 * Every link within the site must lead to a page, its fragment to an element there, and every address of a
 * picture, font or script to a file of dist.
 * @param files all files that dist will hold
 * @param placeOfAddress where the content names an address, if it does
 */
export function checkLinks(
  pages: FinishedPage[],
  files: ReadonlySet<string>,
  siteUrl: string,
  placeOfAddress: PlaceOfAddress = () => undefined,
): Problem[] {
  const byPath = new Map(pages.map((page) => [page.route.path, page]));
  const site: Site = { pages: byPath, files, url: siteUrl, origin: new URL(siteUrl).origin };
  // Most addresses stand on every page, and lead to the same place from each, but for mere fragments.
  const judged = new Map<string, string | undefined>();
  const verdict = (address: string, page: FinishedPage) => {
    if (!address.startsWith('/')) return judge(address, page, site);
    if (!judged.has(address)) judged.set(address, judge(address, page, site));
    return judged.get(address);
  };
  const broken = pages.flatMap((page) =>
    page.facts.addresses.flatMap((address) => {
      const message = verdict(address, page);
      return message === undefined ? [] : [{ page, address, message }];
    }),
  );
  return gather(broken, placeOfAddress);
}

/** Finds where the content names an address: `content/policies/privacy-policy.md:31:1`. */
export type PlaceOfAddress = (address: string, page: FinishedPage) => string | undefined;

interface Broken {
  page: FinishedPage;
  address: string;
  message: string;
}

interface Site {
  pages: ReadonlyMap<string, FinishedPage>;
  /** All files that dist will hold. */
  files: ReadonlySet<string>;
  url: string;
  origin: string;
}

/** @returns undefined for what no browser could follow: `https://`, or a broken `%` code */
function parseAddress(address: string, base: string): URL | undefined {
  try {
    const url = new URL(address, base);
    decodeURIComponent(url.pathname + url.hash);
    return url;
  } catch {
    return undefined;
  }
}

function judge(address: string, page: FinishedPage, site: Site): string | undefined {
  const url = parseAddress(address, `${site.url}${page.route.path}`);
  if (!url) return `the link "${address}" is no address. Mend it.`;
  if (!PROTOCOLS.includes(url.protocol)) return unsafe(address, url.protocol);
  if (url.origin !== site.origin || !url.protocol.startsWith('http')) return undefined;
  const path = decodeURIComponent(url.pathname);
  const target = site.pages.get(path);
  if (!target) {
    if (site.files.has(path.slice(1))) return undefined;
    const known = [...site.pages.keys(), ...[...site.files].map((file) => `/${file}`)];
    return `the link "${address}" leads to no page and no file.${didYouMean(path, known)} Mend the address, or add what it names.`;
  }
  const fragment = decodeURIComponent(url.hash.slice(1));
  const { ids } = target.facts;
  // A fragment such as "package=seo-basic" is data for the page (decision 21), not the id of an element.
  if (fragment === '' || fragment.includes('=') || ids.includes(fragment)) return undefined;
  return `the link "${address}" leads to no element of ${path}.${didYouMean(fragment, ids)} Ids on that page: ${ids.join(', ')}.`;
}

/** What a link of the site may begin with. */
const PROTOCOLS = ['https:', 'http:', 'mailto:', 'tel:'];

function unsafe(address: string, protocol: string): string {
  const shown = address.length > 60 ? `${address.slice(0, 57)}…` : address;
  if (protocol === 'javascript:') return `the link "${shown}" runs a script. Link to a page instead.`;
  return `the link "${shown}" begins with "${protocol}". Links may begin with ${PROTOCOLS.join(', ')} or "/".`;
}

/** One problem for each broken address, with the pages it stands on. */
function gather(broken: Broken[], placeOfAddress: PlaceOfAddress): Problem[] {
  const messages = [...new Set(broken.map(({ message }) => message))];
  return messages.map((message) => {
    const on = broken.filter((found) => found.message === message).map(({ page }) => page.route.path);
    const [first] = broken.filter((found) => found.message === message);
    const pagesInShort =
      on.length < LAYOUT ? on.join(', ') : `${on.length} pages, so probably the header or the footer`;
    const place = first && placeOfAddress(first.address, first.page);
    return {
      where: place ?? pagesInShort,
      message: `${message.charAt(0).toUpperCase()}${message.slice(1)}${place ? ` Shown on ${pagesInShort}.` : ''}`,
    };
  });
}
