import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** For every call of npm: no scripts of packages, and no more output than its errors. */
const FLAGS = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];

/**
 * Installs the packages that a folder's own package.json and package-lock.json name, unless they are there, and says
 * so in one line. They are no part of the project's own packages, as most people never need them.
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
