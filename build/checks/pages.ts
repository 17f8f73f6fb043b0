import type { LoadedContent } from '../content.ts';
import { contentLinks } from '../content-links.ts';
import type { FinishedPage } from '../make-pages.ts';
import { stopOn } from '../problems.ts';
import { checkLinks } from './links.ts';
import { checkUniqueness } from './uniqueness.ts';

/**
 * Checks the finished pages: links and what they lead to, ids and headings.
 * @param files all files of the site
 * @param loaded the content, for the site's address and the places to mend
 * @throws BuildError with everything that is wrong
 */
export function checkPages(pages: FinishedPage[], files: ReadonlySet<string>, loaded: LoadedContent): void {
  const { content, fileOf } = loaded;
  const ownFile = ({ route }: FinishedPage) => fileOf(route.meta);
  const links = checkLinks(pages, files, content.site.url, () => contentLinks(loaded), ownFile);
  stopOn([...links, ...checkUniqueness(pages)]);
}
