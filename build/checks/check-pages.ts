import type { ClientBundle } from '../assets/islands.ts';
import { contentLinks } from '../content/content-links.ts';
import type { PageSummary } from '../render/make-pages.ts';
import type { Site } from '../render/open-site.ts';
import { connectSources } from '../render/security-policy.ts';
import { type Problem, stopOn } from '../shared/problems.ts';
import { originOf } from '../shared/url.ts';
import { checkLinks, problemOnPages } from './broken-links.ts';
import { checkRedirects } from './check-redirects.ts';

/**
 * Checks the finished pages: links, redirects and their targets, ids, headings, and content that the policy of a page
 * blocks, so that only visitors would notice.
 * @param files all files of the site
 * @throws BuildError with everything that is wrong
 */
export function checkPages(
  { loaded, clients, inlineScripts }: Pick<Site, 'loaded' | 'clients' | 'inlineScripts'>,
  pages: PageSummary[],
  files: ReadonlySet<string>,
): void {
  const { content, placeOf } = loaded;
  const refused = new Set(pages.flatMap(({ facts }) => facts.refused));
  const withRefused = (message: string) => pages.filter(({ facts }) => facts.refused.includes(message));
  stopOn([
    ...checkLinks(pages, files, content.site.url, () => contentLinks(loaded)),
    ...checkRedirects(content.redirects.redirects, pages, files, placeOf),
    ...checkUniqueness(pages),
    ...[...refused].map((message) => problemOnPages(withRefused(message), message)),
    ...checkConnections(clients, inlineScripts, connectSources(content)),
  ]);
}

/** Ids must be unique within a page, and a page has one h1. */
export function checkUniqueness(pages: PageSummary[]): Problem[] {
  return pages.flatMap(({ route, facts: { ids, h1 } }) =>
    [
      ...repeated(ids).map((id) => `The id "${id}" is on more than one element. Rename all but one.`),
      ...(h1.length === 1 ? [] : [`The page has ${h1.length} h1 headings. It must have exactly one.`]),
    ].map((message) => ({ where: route.path, message })),
  );
}

function repeated(ids: string[]): string[] {
  const seen = new Set<string>();
  return [...new Set(ids.filter((id) => seen.has(id) || !seen.add(id)))];
}

/** Calls that connect to a literal URL of another site. */
const CALL =
  /\b(fetch|sendBeacon|WebSocket|EventSource|Worker|import|open)\(\s*(?:["'`]\w+["'`]\s*,\s*)?["'`]((?:https?:|wss?:)?\/\/[^"'`\s]+)/g;

/** Finds requests in scripts that the policy of the pages blocks, but no URLs that a script composes. */
export function checkConnections(
  islands: ClientBundle,
  inline: ReadonlyMap<string, string>,
  allowed: readonly string[],
): Problem[] {
  const ofIslands = islands.outputs
    .filter(({ file }) => file.endsWith('.js'))
    .map(({ file, contents }) => ({ where: sourceOf(file, islands), text: String(contents) }));
  const ofPages = [...inline].map(([name, text]) => ({ where: `client/inline/${name}.ts`, text }));
  return [...ofPages, ...ofIslands].flatMap(({ where, text }) =>
    [...text.matchAll(CALL)]
      .filter(([, , url = '']) => !allowed.includes(originOf(url) ?? ''))
      .map(([, call, url]) => ({
        where,
        message: `${call}("${url}"): the page's Content-Security-Policy blocks connections, except to the enquiry service and the counter in content/site.yaml. Remove it, or let that service receive the enquiries.`,
      })),
  );
}

/** The source of a script; of a chunk, that of the first island that loads it. */
function sourceOf(file: string, { scripts }: ClientBundle): string {
  const [name] = [...scripts].find(([, urls]) => urls.includes(`/${file}`)) ?? [];
  return name === undefined ? file : `client/${name}.tsx`;
}
