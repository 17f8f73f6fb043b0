import path from 'node:path';
import type { Command } from './command-cost.ts';

/** A generator of sites, as the bench runs it. */
export interface Generator {
  name: string;
  /** Writes what it needs for a site, in a folder named like the site's. @returns the command of a whole build */
  prepare(root: string): Build;
}

/** The command of a build, and the folder that it writes. */
export interface Build extends Command {
  out: string;
}

const REPOSITORY = path.resolve(import.meta.dirname, '../../../..');

// As drafts, without precompressed files and cards: the others make none either.
const build = (root: string, out: string): Build => ({
  out,
  program: process.execPath,
  args: [
    '--max-semi-space-size=4',
    '--heap-growing-percent=50',
    '--import',
    'tsx',
    'build.ts',
    `--root=${root}`,
    `--out=${out}`,
    '--draft',
  ],
  cwd: REPOSITORY,
});

export const ours: Generator = {
  name: 'ours',
  prepare: (root) => build(root, path.join(root, 'dist')),
};
