import type { LoadedContent } from '../content.ts';
import type { FinishedPage } from '../finished-pages.ts';
import { stopOn } from '../problems.ts';
import { checkLinks } from './links.ts';
import { checkUniqueness } from './uniqueness.ts';

/**
 * Checks the finished pages: links and what they lead to, ids and headings.
 * @param files all files of the site
 * @param content the content, for the address of the site and the lines that name broken links
 * @throws BuildError with everything that is wrong
 */
export function checkPages(
  pages: FinishedPage[],
  files: ReadonlySet<string>,
  { content, texts, placeOf }: Pick<LoadedContent, 'content' | 'texts' | 'placeOf'>,
): void {
  // A Markdown link is a part of its line; any other address is a text by itself.
  const placeOfAddress = (address: string, page: FinishedPage) => {
    const places = texts()
      .filter(({ value }) => value === address || value.includes(`](${address})`))
      .map(({ where }) => where);
    // The same address may stand in several files; the page's own comes first.
    const own = placeOf(page.route.meta, 'title')?.replace(/:\d+:\d+$/, ':');
    return places.find((place) => own && place.startsWith(own)) ?? places[0];
  };
  const links = checkLinks(pages, files, content.site.url, placeOfAddress);
  stopOn([...links, ...checkUniqueness(pages)]);
}
