import { tmpdir } from 'node:os';
import path from 'node:path';
import { installPackages } from '../../setup/install.ts';

/** The newest versions that npm can install together. React is that of our site. */
export const VERSIONS = {
  astro: '5.18.2',
  '@astrojs/react': '4.4.2',
  '@11ty/eleventy': '3.1.7',
  react: '19.3.1',
  'react-dom': '19.3.1',
};

/**
 * Installs the peers into the machine's temporary folder, where the next run finds them.
 * @returns the folder with node_modules
 */
export function installPeers(): string {
  const folder = path.join(tmpdir(), `bench-peers-${Object.values(VERSIONS).join('-')}`);
  installPackages(folder, VERSIONS);
  return folder;
}
