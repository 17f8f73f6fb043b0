import { contentLinks } from '../content/content-links.ts';
import type { LoadedContent } from '../content/load.ts';
import type { PageSummary } from '../render/page-summary.ts';
import { stopOn } from '../shared/problems.ts';
import { checkLinks } from './broken-links.ts';
import { checkUniqueness } from './uniqueness.ts';

/**
 * Checks the finished pages: links and what they lead to, ids and headings.
 * @param files all files of the site
 * @param loaded the content, for the site's URL and the places to fix
 * @throws BuildError with everything that is wrong
 */
export function checkPages(pages: PageSummary[], files: ReadonlySet<string>, loaded: LoadedContent): void {
  const { content, fileOf } = loaded;
  const ownFile = ({ route }: PageSummary) => fileOf(route.meta);
  const links = checkLinks(pages, files, content.site.url, () => contentLinks(loaded), ownFile);
  stopOn([...links, ...checkUniqueness(pages)]);
}
