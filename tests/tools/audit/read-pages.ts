import { readFileSync } from 'node:fs';
import path from 'node:path';
import { glob } from 'glob';
import type { Subject } from './check.ts';

/** Name of Not Found in the table. */
export const NOT_FOUND = '/404/';

/** An address that no site has. */
const MISSING = '/no-such-page/';

/** The part of a subject that is known before a server and a browser run. */
export type BuiltPage = Pick<Subject, 'route' | 'path' | 'file' | 'html'>;

/**
 * Every page of a built site, home page first and Not Found last.
 * @throws Error if the folder has no page
 */
export async function readPages(folder: string): Promise<BuiltPage[]> {
  const files = await glob('**/index.html', { cwd: folder, posix: true });
  if (files.length === 0) throw new Error(`${folder} holds no pages. Run "npm run build" first.`);
  const routes = files.map((file) => `/${file.replace(/index\.html$/, '')}`).sort();
  const pages = routes.map((route) => ({ route, path: route, file: `${route.slice(1)}index.html` }));
  pages.push({ route: NOT_FOUND, path: MISSING, file: '404.html' });
  return pages.map((page) => {
    const file = path.join(folder, page.file);
    return { ...page, file, html: readFileSync(file, 'utf8') };
  });
}
