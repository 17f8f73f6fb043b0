import { tmpdir } from 'node:os';
import path from 'node:path';
import { installPackages } from '../../../setup/install.ts';

/** The newest versions that npm can install together. */
export const VERSIONS = {
  astro: '5.18.2',
  '@11ty/eleventy': '3.1.7',
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
