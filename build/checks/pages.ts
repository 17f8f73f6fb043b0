import type { OutputFile } from '../assets.ts';
import { stopOn } from '../problems.ts';
import type { RenderedPage } from '../render.tsx';
import { checkLinks } from './links.ts';
import { type ParsedPage, parsePage } from './parsed-page.ts';
import { checkUniqueness } from './uniqueness.ts';

/**
 * Checks the finished pages: links and what they lead to, ids and headings.
 * @param files all files of the site
 * @param url address of the site
 * @returns the pages as a browser would read them
 * @throws BuildError with everything that is wrong
 */
export function checkPages(pages: RenderedPage[], files: OutputFile[], url: string): ParsedPage[] {
  const parsed = pages.map(parsePage);
  stopOn([...checkLinks(parsed, new Set(files.map(({ file }) => file)), url), ...checkUniqueness(parsed)]);
  return parsed;
}
