import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';

const PACKAGES = path.resolve(import.meta.dirname, '../../node_modules');

/** Gives a copy of the project the project's packages, but not its cache. @param copy its folder */
export function linkPackages(copy: string): void {
  mkdirSync(path.join(copy, 'node_modules'));
  for (const name of readdirSync(PACKAGES).filter((name) => name !== '.cache'))
    symlinkSync(path.join(PACKAGES, name), path.join(copy, 'node_modules', name), 'junction');
}
