import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { BUILT_FILE, formatBuilt } from '../../build/output/built-files.ts';
import { digest } from '../../build/shared/digest.ts';
import { filesIn } from '../unit/small-site.ts';
import { writeFiles } from '../unit/temporary-folder.ts';

export type Version = Awaited<ReturnType<typeof makeVersion>>;

/**
 * Makes a version of a site, as a release leaves it, whose every file is new: pages, photographs, and settings for two
 * kinds of host.
 * @param name also the page that no other version has
 */
export async function makeVersion(base: string, name: string) {
  const folder = path.join(base, name);
  const hash = name.slice(0, 6).toUpperCase().padEnd(7, '0');
  const numbers = [...Array(10).keys()];
  const files = new Map(
    [
      ...['.htaccess', '_headers', 'index.html', `${name}/index.html`].map((file) => [file, name] as const),
      ...numbers.map((number) => [`services/${number}/index.html`, name] as const),
      ...numbers.map((number) => [`assets/photo.${hash}${number}.jpg`, randomBytes(40_000)] as const),
    ].map(([file, content]) => [file, Buffer.from(content)]),
  );
  writeFiles(folder, Object.fromEntries(files));
  await markAsRelease(folder);
  return { folder, files };
}

/** Writes the file that a release leaves. */
export async function markAsRelease(folder: string): Promise<void> {
  const files: Record<string, string> = {};
  for (const file of await filesIn(folder))
    if (file !== BUILT_FILE) files[file] = digest(await readFile(path.join(folder, file)));
  await writeFile(path.join(folder, BUILT_FILE), formatBuilt({ release: true, files }));
}
