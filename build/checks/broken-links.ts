import { z } from 'zod';
import { decoded } from '../../schemas/old-address.ts';
import type { ContentLink } from '../content/content-links.ts';
import type { PageSummary } from '../render/make-pages.ts';
import { grouped } from '../shared/grouped.ts';
import { memoized } from '../shared/memoized.ts';
import { didYouMean } from '../shared/nearest.ts';
import type { Problem } from '../shared/problems.ts';
import { excerpt } from '../shared/words.ts';

/**
 * Every link within the site must lead to a page, its fragment to an element there, and every URL of a picture, font or
 * script to a file of dist. Links to email addresses and phone numbers must be valid.
 * @param files all files of dist
 * @param written lists the URLs in the content, for the line to fix; called only if one is broken
 */
export function checkLinks(
  pages: PageSummary[],
  files: ReadonlySet<string>,
  siteUrl: string,
  written: () => ContentLink[],
): Problem[] {
  const judge = makeJudge(pages, files, siteUrl);
  // Most URLs are on every page and lead to the same place from each, except fragments and relative ones.
  const judgeOnce = memoized((href: string) => judge(href, '/'));
  const messageOf = (href: string, { route }: PageSummary) =>
    /^(?:\/|[a-z]+:)/.test(href) ? judgeOnce(href) : judge(href, route.path);
  const broken = pages.flatMap((page) =>
    page.facts.urls.flatMap((href) => {
      const message = messageOf(href, page);
      return message === undefined ? [] : { href, message, page };
    }),
  );
  const links = broken.length > 0 ? written() : [];
  return [...grouped(broken, ({ message }) => message)].flatMap(([message, found]) => {
    const places = links
      .filter(({ url }) => asWritten(url) === asWritten(found[0]?.href ?? ''))
      .map(({ text }) => text.where);
    return problemsOf(message, [...new Set(found.map(({ page }) => page))], places);
  });
}

/** Pages have codes in place of accented letters. */
const asWritten = (url: string) => decoded(url) ?? url;

/** @returns tells what is wrong with a URL on the page of a path; undefined if nothing is */
function makeJudge(pages: PageSummary[], files: ReadonlySet<string>, siteUrl: string) {
  const byPath = new Map(pages.map((page) => [page.route.path, page]));
  const { origin } = new URL(siteUrl);
  return (href: string, on: string): string | undefined => {
    const base = `${siteUrl}${on}`;
    const url = URL.canParse(href, base) ? new URL(href, base) : undefined;
    // No browser could follow `https://`, or a broken `%` code.
    if (!url || decoded(url.pathname + url.hash) === undefined)
      return `The link "${href}" is not an address. Fix it.`;
    if (url.protocol === 'javascript:')
      return `The link "${excerpt(href, 60)}" runs a script. Link to a page instead.`;
    if (!PROTOCOLS.includes(url.protocol))
      return `The link "${excerpt(href, 60)}" begins with "${url.protocol}". Links may begin with ${PROTOCOLS.join(', ')} or "/".`;
    if (url.protocol === 'mailto:' && !isMailbox(url.pathname))
      return `The link "${href}" has no email address. Write one, such as mailto:name@example.com.`;
    if (/^(?:tel|sms):$/.test(url.protocol) && !TELEPHONE.test(url.pathname))
      return `The link "${href}" is not a phone number that can be called from everywhere. Begin it with + and the country code, and write only digits in a link: tel:+13605550100.`;
    if (url.origin !== origin || !url.protocol.startsWith('http')) return undefined;
    const path = decodeURIComponent(url.pathname);
    const target = byPath.get(path);
    // Hosts answer with the Not Found page, but not at its own address.
    if (!target || (path !== on && !target.route.indexed)) {
      if (files.has(path.slice(1))) return undefined;
      if (/^www\./i.test(href))
        return `The link "${href}" has no https:// at its beginning. Write https://${href}.`;
      const known = [...listedPaths(pages), ...[...files].map((file) => `/${file}`)];
      return `The link "${href}" leads to no page and no file.${didYouMean(path, known)} Fix the address, or add what it names.`;
    }
    const fragment = decodeURIComponent(url.hash.slice(1));
    const { ids } = target.facts;
    // A fragment such as "trade=bakery" is data for the page, unless ids of the page begin as it does.
    const kind = /^[^=]*=/.exec(fragment)?.[0];
    const isData = kind !== undefined && !ids.some((id) => id.startsWith(kind));
    if (fragment === '' || isData || ids.includes(fragment)) return undefined;
    return `The link "${href}" leads to no element of ${path}.${didYouMean(fragment, ids)} Ids on that page: ${ids.join(', ')}.`;
  };
}

/** Addresses to which links and redirects may lead. */
export const listedPaths = (pages: readonly PageSummary[]): string[] =>
  pages.filter(({ route }) => route.indexed).map(({ route }) => route.path);

/** The possible beginnings of a link of the site. */
const PROTOCOLS = ['https:', 'http:', 'mailto:', 'tel:', 'sms:'];

/** An international number of at most 15 digits (ITU-T E.164), no separators, perhaps an extension (RFC 3966). */
const TELEPHONE = /^\+\d{7,15}(?:;ext=\d{1,6})?$/;

/** One email address, or several separated by commas (RFC 6068). */
const isMailbox = (path: string) =>
  decodeURIComponent(path)
    .split(',')
    .every((mailbox) => z.email().safeParse(mailbox.trim()).success);

/**
 * One problem for each place of a broken URL in the content; if there is none, for the pages that have it. The same URL
 * may be in several files: the pages' own files come first, as in others it may mean something else.
 */
function problemsOf(message: string, pages: PageSummary[], places: string[]): Problem[] {
  if (places.length === 0) return [problemOnPages(pages, message)];
  const own = pages.flatMap(({ files }) => files);
  const inOwn = places.filter((place) => own.some((file) => place.startsWith(`${file}:`)));
  const shown = `${message} It is shown on ${onPages(pages)}.`;
  return (inOwn.length > 0 ? inOwn : places).map((where) => ({ where, message: shown }));
}

/** What is on more pages than this is attributed to the layout. */
const NAMED = 4;

/** `/packages/, /review/`, or `16 pages`. */
const onPages = (pages: readonly PageSummary[]): string =>
  pages.length > NAMED ? `${pages.length} pages` : pages.map(({ route }) => route.path).join(', ');

/** A problem of the content or the layout that these pages show. */
export const problemOnPages = (pages: readonly PageSummary[], message: string): Problem => ({
  where: `${onPages(pages)}${pages.length > NAMED ? ', so probably the header or the footer' : ''}`,
  message,
});
