import type { FinishedPage } from '../finished-pages.ts';
import { stopOn } from '../problems.ts';
import { checkLinks } from './links.ts';
import { checkUniqueness } from './uniqueness.ts';

/**
 * Checks the finished pages: links and what they lead to, ids and headings.
 * @param files all files of the site
 * @param url address of the site
 * @throws BuildError with everything that is wrong
 */
export function checkPages(pages: FinishedPage[], files: ReadonlySet<string>, url: string): void {
  stopOn([...checkLinks(pages, files, url), ...checkUniqueness(pages)]);
}
