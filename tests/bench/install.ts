import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The newest of their line that npm could install together. React is the one of our site. */
export const VERSIONS = {
  astro: '5.18.2',
  '@astrojs/react': '4.4.2',
  '@11ty/eleventy': '3.1.7',
  react: '19.3.1',
  'react-dom': '19.3.1',
};

/**
 * Installs the neighbours into the temporary folder of the machine, where the next run finds them.
 * @returns the folder with node_modules
 * @throws npm's error, for example without a network
 */
export function installNeighbours(): string {
  const name = Object.values(VERSIONS).join('-');
  const folder = path.join(tmpdir(), `bench-neighbours-${name}`);
  const done = path.join(folder, 'installed');
  if (existsSync(done)) return folder;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const description = { private: true, type: 'module', dependencies: VERSIONS };
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(description));
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  writeFileSync(done, '');
  return folder;
}
