import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Installs packages into a folder of their own, where the next run finds them. They are no part of the project.
 * @param folder what is in it is replaced, unless it holds exactly these packages
 * @param dependencies package -> version
 * @param flags for npm, beside those that keep it quiet
 * @throws npm's error, for example without a network
 */
export function installPackages(
  folder: string,
  dependencies: Record<string, string>,
  flags: string[] = [],
): void {
  const done = path.join(folder, 'installed');
  if (existsSync(done)) return;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const description = { private: true, type: 'module', dependencies };
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(description));
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error', ...flags], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  writeFileSync(done, '');
}
