import { readFileSync } from 'node:fs';
import path from 'node:path';

const PACKAGES = path.resolve(import.meta.dirname, '../../node_modules');

/**
 * The version of an installed package, which is part of the key of what the cache keeps of its work.
 * @param name of the package
 * @throws Error if it is not installed
 */
export function toolVersion(name: string): string {
  const description = readFileSync(path.join(PACKAGES, name, 'package.json'), 'utf8');
  return `${name} ${JSON.parse(description).version}`;
}
