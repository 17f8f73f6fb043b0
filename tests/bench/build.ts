// `npm run bench:build -- --pages 16,1000,10000 [--peers] [--runs 3]`: what a site of landing pages costs to build, by
// its number of pages, and what it costs others in the same run. Prints; asserts nothing, as machines differ.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { makeLandingSite } from './build/landings.ts';
import { type Cost, measured, median } from './build/measured.ts';
import { oneChanged, ours } from './build/ours.ts';
import { astroPeer, eleventyPeer, hugoPeer } from './build/peers.ts';
import { formatTable, whole } from './table.ts';

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '16,1000' },
    peers: { type: 'boolean', default: false },
    runs: { type: 'string', default: '3' },
  },
});
const counts = values.pages.split(',').map(Number);
const runs = Number(values.runs);
if ([...counts, runs].some((count) => !Number.isInteger(count) || count < 1))
  throw new Error('--pages and --runs must be whole numbers from 1 on, such as --pages 16,1000,10000.');

const say = (line: string) => process.stderr.write(`${line}\n`);
const REPOSITORY = path.resolve(import.meta.dirname, '../..');
const rootOf = (pages: number) => path.join(REPOSITORY, `tests/.tmp/landings-${pages}`);

/** A generator with what it takes to build a site of so many pages. */
const generators = [
  ours,
  ...(values.peers ? [hugoPeer, eleventyPeer, astroPeer].flatMap((peer) => peer() ?? []) : []),
];
const costs = new Map<string, Cost[]>();
const changed = new Map<number, Cost[]>();

for (const pages of counts) {
  say(`${pages} pages: writing the content ...`);
  const root = rootOf(pages);
  await makeLandingSite(root, pages);
  // The first build gives the others their markup, and makes what is kept for all builds.
  await measured(ours.prepare(root, pages));
  const commands = generators.map((generator) => ({ ...generator, command: generator.prepare(root, pages) }));
  for (let run = 1; run <= runs; run += 1) {
    for (const { name, command, clear } of commands) {
      say(`${pages} pages, run ${run} of ${runs}: ${name} ...`);
      clear?.(root);
      const key = `${name} ${pages}`;
      costs.set(key, [...(costs.get(key) ?? []), await measured(command)]);
    }
    const again = await measured(await oneChanged(root, run));
    changed.set(pages, [...(changed.get(pages) ?? []), again]);
  }
}

const costOf = (name: string, pages: number) => median(costs.get(`${name} ${pages}`) ?? []);
const rows = generators.flatMap(({ name }) =>
  counts.map((pages, index) => {
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
  }),
);
console.log(`Node ${process.version}; medians of ${runs}, interleaved.\n`);
console.log(
  formatTable(
    [
      'generator',
      'pages',
      'wall, s',
      'CPU, s',
      'CPU ms a page more',
      'peak MB',
      'wall to ours',
      'CPU to ours',
    ],
    rows,
  ),
);
console.log('\nOurs, once more after one content file was changed:\n');
console.log(
  formatTable(
    ['pages', 'wall, s', 'CPU, s', 'peak MB'],
    counts.map((pages) => {
      const { wall, cpu, memory } = median(changed.get(pages) ?? []);
      return [whole(pages), (wall / 1000).toFixed(2), (cpu / 1000).toFixed(2), whole(memory / 1e6)];
    }),
  ),
);
