// `npm run bench:build -- --pages 16,1000,10000 [--peers] [--runs 3] [--formats json,yaml]`: measures builds of landing
// page sites of different sizes, and with --peers the same sites built by other generators in the same run. Prints;
// asserts nothing, because machines differ.
import { spawnSync } from 'node:child_process';
import { existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ignoreClosedOutput } from '../../../build/commands/run-command.ts';
import { type Cost, measured, median } from './build/command-cost.ts';
import { type Format, makeLandingSite } from './build/landings.ts';
import { type Generator, ours } from './build/ours.ts';
import { astroPeer, eleventyPeer, hugoPeer } from './build/peers.ts';
import { formatTable, whole } from './markdown-table.ts';

ignoreClosedOutput();

const REPOSITORY = path.resolve(import.meta.dirname, '../../..');
const HEAD = [
  ...['generator', 'pages', 'wall, s', 'CPU, s', 'CPU ms a page more', 'peak MB'],
  ...['wall to ours', 'CPU to ours'],
];

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '16,1000' },
    peers: { type: 'boolean', default: false },
    runs: { type: 'string', default: '3' },
    formats: { type: 'string', default: 'json,yaml' },
  },
});
const counts = values.pages.split(',').map(Number);
const runs = Number(values.runs);
const formats = values.formats.split(',');
if ([...counts, runs].some((count) => !Number.isInteger(count) || count < 1))
  throw new Error('--pages and --runs must be whole numbers from 1 on, such as --pages 16,1000,10000.');
if (!formats.every((format): format is Format => format === 'json' || format === 'yaml'))
  throw new Error('--formats must be json, yaml or json,yaml.');

const say = (line: string) => process.stderr.write(`${line}\n`);
const generators: Generator[] = [
  ours,
  ...(values.peers ? [hugoPeer, eleventyPeer, astroPeer].flatMap((peer) => peer() ?? []) : []),
];

/** Where outputs of builds are moved. */
const asides: string[] = [];

console.log(`Node ${process.version}; medians of ${runs}, interleaved.`);
for (const format of formats) {
  const costs = await costsOf(format);
  console.log(`\nContent in ${format.toUpperCase()}:\n`);
  console.log(
    formatTable(
      HEAD,
      generators.flatMap(({ name }) => rowsOf(name, costs)),
    ),
  );
}
for (const aside of asides) rmSync(aside, { recursive: true, force: true });

/** Builds sites with content in one format. @returns the cost of each build, by generator and number of pages */
async function costsOf(format: Format): Promise<Map<string, Cost[]>> {
  const costs = new Map<string, Cost[]>();
  for (const pages of counts) {
    say(`${pages} pages in ${format}: writing the content ...`);
    const root = path.join(REPOSITORY, `tests/.tmp/landings-${pages}-${format}`);
    await makeLandingSite(root, pages, format);
    // The first build produces the markup for the peers, and fills the caches.
    await measured(ours.prepare(root));
    const builds = generators.map(({ name, prepare }) => ({ name, build: prepare(root) }));
    for (let run = 1; run <= runs; run += 1) {
      for (const { name, build } of builds) {
        say(`${pages} pages in ${format}, run ${run} of ${runs}: ${name} ...`);
        putAside(build.out);
        const key = `${name} ${pages}`;
        costs.set(key, [...(costs.get(key) ?? []), await measured(build)]);
      }
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

/** A row for each number of pages. */
function rowsOf(name: string, costs: Map<string, Cost[]>): string[][] {
  const costOf = (generator: string, pages: number) => median(costs.get(`${generator} ${pages}`) ?? []);
  return counts.map((pages, index) => {
    const cost = costOf(name, pages);
    const own = costOf(ours.name, pages);
    const before = index > 0 ? counts[index - 1] : undefined;
    const slope =
      before === undefined ? '-' : ((cost.cpu - costOf(name, before).cpu) / (pages - before)).toFixed(2);
    return [
      name,
      whole(pages),
      (cost.wall / 1000).toFixed(1),
      (cost.cpu / 1000).toFixed(1),
      slope,
      cost.memory ? whole(cost.memory / 1e6) : '-',
      name === ours.name ? '-' : `${(cost.wall / own.wall).toFixed(1)}x`,
      name === ours.name ? '-' : `${(cost.cpu / own.cpu).toFixed(1)}x`,
    ];
  });
}
