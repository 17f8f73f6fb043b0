import { didYouMean } from '../nearest.ts';
import type { Problem } from '../problems.ts';
import type { ParsedPage } from './parsed-page.ts';

/** Attributes that hold one address each. */
const ADDRESSES = [
  ['a', 'href'],
  ['link', 'href'],
  ['img', 'src'],
  ['script', 'src'],
  ['source', 'srcset'],
  ['use', 'href'],
] as const;

/** How many pages may share a broken link before it is taken for a part of the layout. */
const LAYOUT = 5;

/**
 * Every link within the site must lead to a page, its fragment to an element there, and every address of a
 * picture, font or script to a file of dist.
 * @param files all files that dist will hold
 */
export function checkLinks(pages: ParsedPage[], files: ReadonlySet<string>, siteUrl: string): Problem[] {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const broken = pages.flatMap((page) =>
    addressesOf(page)
      .map((address) => ({ page: page.path, message: judge(address, page, byPath, files, siteUrl) }))
      .filter((found): found is { page: string; message: string } => found.message !== undefined),
  );
  return gather(broken);
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

function addressesOf(page: ParsedPage): string[] {
  const found = ADDRESSES.flatMap(([tag, attribute]) =>
    page.root.querySelectorAll(tag).map((element) => element.getAttribute(attribute)),
  );
  return [...new Set(found.filter((address) => address !== undefined))];
}

function judge(
  address: string,
  page: ParsedPage,
  pages: Map<string, ParsedPage>,
  files: ReadonlySet<string>,
  siteUrl: string,
): string | undefined {
  const url = parseAddress(address, `${siteUrl}${page.path}`);
  if (!url) return `the link "${address}" is no address. Mend it.`;
  if (url.protocol === 'javascript:') return `the link "${address}" runs a script. Link to a page instead.`;
  if (url.origin !== new URL(siteUrl).origin || !url.protocol.startsWith('http')) return undefined;
  const path = decodeURIComponent(url.pathname);
  const target = pages.get(path);
  if (!target) {
    if (files.has(path.slice(1))) return undefined;
    const known = [...pages.keys(), ...[...files].map((file) => `/${file}`)];
    return `the link "${address}" leads to no page and no file.${didYouMean(path, known)} Mend the address, or add what it names.`;
  }
  const fragment = decodeURIComponent(url.hash.slice(1));
  // A fragment such as "package=seo-basic" is data for the page (decision 21), not the id of an element.
  if (fragment === '' || fragment.includes('=') || target.ids.includes(fragment)) return undefined;
  return `the link "${address}" leads to no element of ${path}.${didYouMean(fragment, target.ids)} Ids on that page: ${target.ids.join(', ')}.`;
}

/** One problem for each broken address, with the pages it stands on. */
function gather(broken: { page: string; message: string }[]): Problem[] {
  const messages = [...new Set(broken.map(({ message }) => message))];
  return messages.map((message) => {
    const on = broken.filter((found) => found.message === message).map(({ page }) => page);
    const where =
      on.length < LAYOUT ? on.join(', ') : `${on.length} pages, so probably the header or the footer`;
    return { where, message: message.charAt(0).toUpperCase() + message.slice(1) };
  });
}
