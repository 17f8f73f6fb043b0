// `npm run bench:build -- --pages 16,1000,10000 [--peers] [--runs 3] [--formats json,yaml]`: measures builds of sites of
// landing pages, and with --peers the same sites built by other generators. Asserts nothing, because machines differ.
import { spawnSync } from 'node:child_process';
import { existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from '../../../build/commands/run-command.ts';
import { type Cost, measured } from './build/command-cost.ts';
import { type Format, makeLandingSite } from './build/landings.ts';
import { type Generator, installPeers } from './build/peers.ts';
import { median, megabytes, seconds } from './figures.ts';

const REPOSITORY = path.resolve(import.meta.dirname, '../../..');
const FLAGS = ['--max-semi-space-size=4', '--heap-growing-percent=50', '--import', 'tsx'];

const ours: Generator = {
  name: 'ours',
  prepare: (root) => {
    const out = path.join(root, 'dist');
    // As drafts, without precompressed files and cards, because the peers make none either.
    return {
      out,
      args: [...FLAGS, 'build.ts', `--root=${root}`, `--out=${out}`, '--draft'],
      cwd: REPOSITORY,
    };
  },
};

/** Where outputs of builds are moved. */
const asides: string[] = [];

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      pages: { type: 'string', default: '16,1000' },
      peers: { type: 'boolean', default: false },
      runs: { type: 'string', default: '3' },
      formats: { type: 'string', default: 'json,yaml' },
    },
  });
  const runs = Number(values.runs);
  const generators = [ours, ...(values.peers ? installPeers() : [])];
  const table: object[] = [];
  for (const format of values.formats.split(',') as Format[]) {
    for (const pages of values.pages.split(',').map(Number)) {
      console.error(`${pages} pages in ${format} ...`);
      for (const [generator, costs] of await costsOf(generators, pages, format, runs)) {
        const middle = (figure: keyof Cost) => median(costs.map((cost) => cost[figure]));
        table.push({
          generator,
          pages,
          content: format,
          'wall, s': seconds(middle('wall')),
          'CPU, s': seconds(middle('cpu')),
          'peak MB': megabytes(middle('memory')),
        });
      }
    }
  }
  for (const aside of asides) rmSync(aside, { recursive: true, force: true });
  console.log(`Node ${process.version}; medians of ${runs}, in turn.`);
  console.table(table);
}

/** The cost of each build of a site, by generator. */
async function costsOf(generators: Generator[], pages: number, format: Format, runs: number) {
  const root = path.join(REPOSITORY, `tests/.tmp/landings-${pages}-${format}`);
  await makeLandingSite(root, pages, format);
  // The first build makes the markup for the peers, and fills the caches.
  await measured(ours.prepare(root));
  const builds = generators.map(({ name, prepare }) => ({ name, build: prepare(root) }));
  const costs = new Map<string, Cost[]>(generators.map(({ name }) => [name, []]));
  for (let run = 1; run <= runs; run += 1) {
    for (const { name, build } of builds) {
      putAside(build.out);
      costs.get(name)?.push(await measured(build));
    }
  }
  return costs;
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

runCommand(import.meta.url, main);
