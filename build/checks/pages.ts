import type { OutputFile } from '../assets.ts';
import type { LoadedContent } from '../content.ts';
import { contentLinks } from '../content-links.ts';
import { stopOn } from '../problems.ts';
import type { RenderedPage } from '../render.tsx';
import { checkLinks } from './links.ts';
import { type ParsedPage, parsePage } from './parsed-page.ts';
import { checkUniqueness } from './uniqueness.ts';

/**
 * Checks the finished pages: links and what they lead to, ids and headings.
 * @param files all files of the site
 * @param loaded the content, for the site's address and the places to mend
 * @returns the pages as a browser would read them
 * @throws BuildError with everything that is wrong
 */
export function checkPages(pages: RenderedPage[], files: OutputFile[], loaded: LoadedContent): ParsedPage[] {
  const parsed = pages.map(parsePage);
  const names = new Set(files.map(({ file }) => file));
  const broken = checkLinks(parsed, names, loaded.content.site.url, () => contentLinks(loaded));
  stopOn([...broken, ...checkUniqueness(parsed)]);
  return parsed;
}
