import { contentLinks } from '../content/content-links.ts';
import type { LoadedContent } from '../content/load.ts';
import type { FinishedPage } from '../render/finished-page.ts';
import { stopOn } from '../shared/problems.ts';
import { checkLinks } from './broken-links.ts';
import { checkRedirects } from './redirects.ts';
import { checkUniqueness } from './uniqueness.ts';

/**
 * Checks the finished pages: links, redirects and what they lead to, ids and headings.
 * @param files all files of the site
 * @param loaded the content, for the site's address and the places to mend
 * @throws BuildError with everything that is wrong
 */
export function checkPages(pages: FinishedPage[], files: ReadonlySet<string>, loaded: LoadedContent): void {
  const { content, fileOf, placeOf } = loaded;
  const ownFile = ({ route }: FinishedPage) => fileOf(route.meta);
  const links = checkLinks(pages, files, content.site.url, () => contentLinks(loaded), ownFile);
  const redirects = checkRedirects(
    content.redirects.redirects,
    pages,
    files,
    (entry, key) => placeOf(entry, key) ?? 'content/redirects.yaml',
  );
  stopOn([...links, ...redirects, ...checkUniqueness(pages)]);
}
