import { rmSync } from 'node:fs';
import path from 'node:path';
import type { Command } from './measured.ts';

/** A generator of sites, as the bench runs it. */
export interface Generator {
  name: string;
  /** Writes what it needs for a site. @returns the command of a whole build */
  prepare(root: string, pages: number): Command;
  /** Takes away what would spare a build its work. */
  clear?(root: string): void;
}

const REPOSITORY = path.resolve(import.meta.dirname, '../../../..');

// As drafts, without twins and cards: the others make none either.
const command = (root: string, out: string): Command => ({
  program: process.execPath,
  args: [
    '--max-semi-space-size=4',
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
  prepare: (root) => command(root, path.join(root, 'dist')),
  clear: (root) => rmSync(path.join(root, 'dist'), { recursive: true, force: true }),
};
