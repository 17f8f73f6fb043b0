// `npm run bench:build -- --pages 16,1000,10000 [--peers] [--runs 3]`: measures builds of sites of landing pages, and with
// --peers the same sites built by other generators. Asserts nothing, because machines differ.
import { spawnSync } from 'node:child_process';
import { existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from '../../../build/commands/run-command.ts';
import { type Cost, measured, shown } from './build/command-cost.ts';
import { makeLandingSite } from './build/landings.ts';
import { type Generator, installPeers } from './build/peers.ts';

const REPOSITORY = path.resolve(import.meta.dirname, '../../..');

const ours: Generator = {
  name: 'ours',
  // As drafts, without precompressed files and cards, because the peers make none either.
  prepare: (root) => ({
    out: path.join(root, 'dist'),
    args: ['build/start.mjs', 'build.ts', `--root=${root}`, '--draft'],
    cwd: REPOSITORY,
  }),
};

/** Where outputs of builds are moved. */
const asides: string[] = [];

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      pages: { type: 'string', default: '16,1000' },
      peers: { type: 'boolean', default: false },
      runs: { type: 'string', default: '3' },
    },
  });
  const generators = [ours, ...(values.peers ? installPeers() : [])];
  const table: object[] = [];
  for (const content of ['json', 'yaml'] as const) {
    for (const pages of values.pages.split(',').map(Number)) {
      console.error(`${pages} pages in ${content} ...`);
      const root = path.join(REPOSITORY, `tests/.tmp/landings-${pages}-${content}`);
      await makeLandingSite(root, pages, content);
      // The first build makes the markup for the peers, and fills the caches.
      await measured(ours.prepare(root));
      const builds = generators.map(({ name, prepare }) => ({
        name,
        build: prepare(root),
        costs: [] as Cost[],
      }));
      for (let run = 1; run <= Number(values.runs); run += 1) {
        for (const { build, costs } of builds) {
          putAside(build.out);
          costs.push(await measured(build));
        }
      }
      for (const { name, costs } of builds) table.push({ generator: name, pages, content, ...shown(costs) });
    }
  }
  for (const aside of asides) rmSync(aside, { recursive: true, force: true });
  console.log(`Node ${process.version}; medians of ${values.runs}, in turn.`);
  console.table(table);
}

/**
 * Moves the output of an earlier build away, so that each build begins without files, and without pending writes to the
 * disk. All of it is deleted at the end: for minutes after deleting ten thousand files, ext4 takes several times as
 * long to create one.
 */
function putAside(out: string): void {
  // Optional, because Windows has no such program.
  spawnSync('sync');
  if (!existsSync(out)) return;
  const aside = `${out}-${asides.length}`;
  renameSync(out, aside);
  asides.push(aside);
}

void runCommand(main);
