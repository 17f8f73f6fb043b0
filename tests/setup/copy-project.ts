import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';

const PACKAGES = path.resolve(import.meta.dirname, '../../node_modules');
/** Generated files, and packages, which the copy shares. */
const LEFT_OUT = /(^|\/)(\.git|node_modules|tests\/\.tmp)$|^dist$/;

/** Copies a project into an empty folder, with its packages but without the cache. */
export function copyProject(project: string, copy: string): void {
  cpSync(project, copy, {
    recursive: true,
    filter: (file) => !LEFT_OUT.test(path.relative(project, file).replaceAll('\\', '/')),
  });
  mkdirSync(path.join(copy, 'node_modules'));
  for (const name of readdirSync(PACKAGES).filter((name) => name !== '.cache'))
    symlinkSync(path.join(PACKAGES, name), path.join(copy, 'node_modules', name), 'junction');
}
