import path from 'node:path';
import type { Command } from './command-cost.ts';

/** A site generator, as the benchmark runs it. */
export interface Generator {
  name: string;
  /** Writes its files for a site, in a folder with the site's name. @returns the command for a complete build */
  prepare(root: string): Build;
}

/** The command of a build, and its output folder. */
export interface Build extends Command {
  out: string;
}

const REPOSITORY = path.resolve(import.meta.dirname, '../../../..');

// As drafts, without precompressed files and cards, because the peers make none either.
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
