import type { SitePage } from './messages.ts';

/** The address of the page that is made from a content file. */
export const pageOf = (file: string, pages: SitePage[]): string | undefined =>
  pages.find((page) => page.file === file)?.path;

/** The address of a page that shows a content file: for a section of packages, that of the folder. */
export const pageWith = (file: string, pages: SitePage[]): string | undefined =>
  pageOf(file, pages) ?? pageOf(file.replace(/\/[^/]+$/, '.yaml'), pages);
