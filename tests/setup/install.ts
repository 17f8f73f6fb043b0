import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** For every call of npm: no install scripts, and no output except errors. */
const FLAGS = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];

/**
 * Installs the packages in a folder's own package.json and package-lock.json, unless they are there, and says so on one
 * line. They are not among the project's packages, because most people never need them.
 * @param folder the folder, absolute
 * @param what who needs them and how large they are, for that line
 * @throws npm's error, for example without a network
 */
export function fetchPackages(folder: string, what: string): void {
  const files = ['package.json', 'package-lock.json'].map((file) => readFileSync(path.join(folder, file)));
  const mark = path.join(folder, 'node_modules/.fetched');
  const digest = createHash('sha256').update(Buffer.concat(files)).digest('hex');
  if (readIfAny(mark) === digest) return;
  console.error(`Fetching ${what} into ${path.relative('.', folder)}/node_modules ...`);
  npm(folder, ['ci', ...FLAGS]);
  writeFileSync(mark, digest);
}

/**
 * Installs packages into a separate folder, where the next run finds them. They are not part of the project.
 * @param folder its contents are replaced, unless it has exactly these packages
 * @param dependencies package -> version
 * @param flags for npm, besides those that keep it quiet
 * @throws npm's error, for example without a network
 */
export function installPackages(
  folder: string,
  dependencies: Record<string, string>,
  flags: string[] = [],
): void {
  const description = JSON.stringify({ private: true, type: 'module', dependencies });
  const mark = path.join(folder, 'installed');
  if (readIfAny(mark) === description) return;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), description);
  npm(folder, ['install', ...FLAGS, ...flags]);
  writeFileSync(mark, description);
}

function npm(cwd: string, args: string[]): void {
  execFileSync('npm', args, {
    cwd,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
}

function readIfAny(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
