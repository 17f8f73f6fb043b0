// `npm run bench:photographs`: builds a copy of the site with many new photographs of 12 megapixels, once without and
// once with the cache, and the same site without photographs. `-- --count=100` sets their number.
import { rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ignoreClosedOutput } from '../../../build/commands/run-command.ts';
import { copyAgencySite, type SiteEdits, shorterHome } from '../../photographs/agency-site.ts';
import { photograph } from '../../photographs/make-photograph.ts';
import { type Cost, measured } from './build/command-cost.ts';
import { formatTable } from './markdown-table.ts';

ignoreClosedOutput();

const REPOSITORY = path.resolve(import.meta.dirname, '../../..');

/** Photographs per page, so that its HTML is within the budget. */
const ON_A_PAGE = 10;

const { values } = parseArgs({ options: { count: { type: 'string', default: '100' } } });
const count = Number(values.count);

/** A page of text with photographs. */
const album = (number: number, names: string[]) => `---
order: ${100 + number}
title: Album ${number}
heading: Album ${number}
showInNavbar: false
color: block
meta:
  title: Album ${number}
  description: The photographs of album ${number}, which nobody has taken, in a text of which the build makes a page of its own.
lead: These are the photographs of album ${number}.
updated: ""
inShort:
  - It holds photographs.
  - There is nothing else in album ${number}.
---

## What was seen

${names.map((name) => `![What ${name} shows](images/${name})`).join('\n\n')}

## What was not seen

Everything else.
`;

async function withPhotographs(): Promise<SiteEdits> {
  const names = Array.from({ length: count }, (_, index) => `photograph-${index + 1}.jpg`);
  const edits: SiteEdits = { 'content/home.yaml': shorterHome };
  for (let page = 0; page * ON_A_PAGE < count; page += 1)
    edits[`content/policies/album-${page + 1}.md`] = album(
      page + 1,
      names.slice(page * ON_A_PAGE, (page + 1) * ON_A_PAGE),
    );
  // Always new ones, so that none are cached.
  for (const [index, name] of names.entries())
    edits[`static/images/${name}`] = await photograph(4032, 3024, { seed: (Date.now() % 1e9) + index });
  return edits;
}

const build = (root: string): Promise<Cost> =>
  measured({
    program: process.execPath,
    args: ['--max-semi-space-size=4', '--import', 'tsx', 'build.ts', `--root=${root}`],
    cwd: REPOSITORY,
  });

const roots: string[] = [];
try {
  const edits = await withPhotographs();
  const plain = await copyAgencySite({ 'content/home.yaml': shorterHome });
  roots.push(plain);
  const photographed = await copyAgencySite(edits);
  roots.push(photographed);
  const row = (name: string, { wall, cpu, memory }: Cost) => [
    name,
    (wall / 1000).toFixed(1),
    (cpu / 1000).toFixed(1),
    (memory / 1e6).toFixed(0),
  ];
  console.log(`${availableParallelism()} cores, Node ${process.version}\n`);
  console.log(
    formatTable(
      ['site', 'wall, s', 'CPU, s', 'peak MB'],
      [
        row('without photographs', await build(plain)),
        row(`${count} new photographs`, await build(photographed)),
        row('the same once more', await build(photographed)),
      ],
    ),
  );
} finally {
  for (const root of roots) await rm(root, { recursive: true });
}
