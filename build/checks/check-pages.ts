import type { Clients } from '../assets/islands.ts';
import { contentLinks } from '../content/content-links.ts';
import type { LoadedContent } from '../content/load.ts';
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
 * @param loaded the content, for the site's URL and the places to fix
 * @param clients scripts of islands; none in a preview that has not bundled them
 * @param inlineScripts those within pages, by name
 * @throws BuildError with everything that is wrong
 */
export function checkPages(
  pages: PageSummary[],
  files: ReadonlySet<string>,
  loaded: LoadedContent,
  clients: Pick<Clients, 'outputs'>,
  inlineScripts: ReadonlyMap<string, string>,
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
