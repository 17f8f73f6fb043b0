import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { glob } from 'glob';

/**
 * Reads the finished pages.
 * @param out the built site; if there is none, it has no pages
 * @returns the pages with their addresses, `/services/seo/`, sorted
 */
export async function builtPages(out: string): Promise<{ route: string; html: string }[]> {
  const files = await glob('**/*.html', { cwd: out, posix: true });
  return Promise.all(
    files.sort().map(async (file) => ({
      route: `/${file.replace(/(^|\/)index\.html$/, '$1')}`,
      html: await readFile(path.join(out, file), 'utf8'),
    })),
  );
}
