import { z } from 'zod';
import type { ContentLink } from '../content-links.ts';
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
 * picture, font or script to a file of dist. Links to mailboxes and telephones must have the form of one.
 * @param files all files that dist will hold
 * @param written lists the addresses that the content holds, for the line to mend; asked only when one is broken
 */
export function checkLinks(
  pages: ParsedPage[],
  files: ReadonlySet<string>,
  siteUrl: string,
  written: () => ContentLink[],
): Problem[] {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const broken = pages.flatMap((page) =>
    addressesOf(page)
      .map((address) => ({ address, page: page.path, message: judge(address, page, byPath, files, siteUrl) }))
      .filter((found): found is Broken => found.message !== undefined),
  );
  return broken.length > 0 ? gather(broken, written()) : [];
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
  if (url.protocol === 'mailto:' && !isMailbox(url.pathname)) {
    return `the link "${address}" holds no email address. Write one, such as mailto:name@example.com.`;
  }
  if (url.protocol === 'tel:' && !TELEPHONE.test(url.pathname)) {
    return `the link "${address}" is no telephone number that can be called from everywhere. Begin it with + and the country code, and write digits only within a link: tel:+13605550100.`;
  }
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

/** An international number, of at most 15 digits (ITU-T E.164), without the marks between them (RFC 3966). */
const TELEPHONE = /^\+\d{7,15}$/;

/** One mailbox, or several with commas between them (RFC 6068). */
const isMailbox = (path: string) =>
  decodeURIComponent(path)
    .split(',')
    .every((mailbox) => z.email().safeParse(mailbox.trim()).success);

interface Broken {
  address: string;
  page: string;
  message: string;
}

/** One problem for each broken address, with its places in the content and the pages it stands on. */
function gather(broken: Broken[], written: ContentLink[]): Problem[] {
  const messages = [...new Set(broken.map(({ message }) => message))];
  return messages.map((message) => {
    const same = broken.filter((found) => found.message === message);
    const places = written.filter(({ address }) => address === same[0]?.address).map(({ where }) => where);
    const pages = same.length < LAYOUT ? same.map(({ page }) => page).join(', ') : `${same.length} pages`;
    const inLayout = same.length < LAYOUT ? pages : `${pages}, so probably the header or the footer`;
    const where = places.length > 0 ? `${places.join(', ')}, shown on ${pages}` : inLayout;
    return { where, message: message.charAt(0).toUpperCase() + message.slice(1) };
  });
}
