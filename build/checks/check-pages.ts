import { contentLinks } from '../content/content-links.ts';
import type { Site } from '../render/open-site.ts';
import type { PageSummary } from '../render/page-summary.ts';
import { connectSources } from '../render/security-policy.ts';
import { stopOn } from '../shared/problems.ts';
import { checkLinks } from './broken-links.ts';
import { checkRedirects } from './check-redirects.ts';
import { checkConnections } from './connections.ts';
import { checkRefused } from './refused-by-policy.ts';
import { checkUniqueness } from './uniqueness.ts';

/**
 * Checks the finished pages: links, redirects and their targets, ids, headings, and content that the policy of a page
 * blocks.
 * @param files all files of the site
 * @throws BuildError with everything that is wrong
 */
export function checkPages(
  { loaded, clients, inlineScripts }: Pick<Site, 'loaded' | 'clients' | 'inlineScripts'>,
  pages: PageSummary[],
  files: ReadonlySet<string>,
): void {
  const { content, fileOf, placeOf } = loaded;
  const ownFile = ({ route }: PageSummary) => fileOf(route.meta);
  const links = checkLinks(pages, files, content.site.url, () => contentLinks(loaded), ownFile);
  const redirects = checkRedirects(
    content.redirects.redirects,
    pages,
    files,
    (entry, key) => placeOf(entry, key) ?? 'content/redirects.yaml',
  );
  const connections = checkConnections(pages, clients.outputs, inlineScripts, connectSources(content));
  stopOn([...links, ...redirects, ...checkUniqueness(pages), ...checkRefused(pages), ...connections]);
}
