import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const { resolve } = createRequire(import.meta.url);

/**
 * The version of an installed package, which is part of the key of what the cache keeps of its work.
 * @param name of the package
 * @throws Error if it is not installed
 */
export function toolVersion(name: string): string {
  const folder = path.join('node_modules', name);
  const entry = resolve(name);
  const description = path.join(entry.slice(0, entry.lastIndexOf(folder) + folder.length), 'package.json');
  return `${name} ${JSON.parse(readFileSync(description, 'utf8')).version}`;
}
