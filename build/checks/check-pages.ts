import { contentLinks } from '../content/content-links.ts';
import type { Site } from '../render/open-site.ts';
import type { PageSummary } from '../render/page-summary.ts';
import { connectSources } from '../render/security-policy.ts';
import { stopOn } from '../shared/problems.ts';
import { checkLinks } from './broken-links.ts';
import { checkRedirects } from './check-redirects.ts';
import { checkConnections } from './connections.ts';
import { problemOnPages } from './on-pages.ts';
import { checkUniqueness } from './uniqueness.ts';

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
