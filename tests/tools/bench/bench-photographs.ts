// `npm run bench:photographs`: builds a copy of the site with many new photographs of 12 megapixels, once without and
// once with the cache, and the same site without photographs. `-- --count=100` sets their number.
import { rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from '../../../build/commands/run-command.ts';
import { copyAgencySite, type SiteEdits, shorterHome } from '../../photographs/agency-site.ts';
import { photograph } from '../../photographs/make-photograph.ts';
import { measured } from './build/command-cost.ts';
import { megabytes, seconds } from './figures.ts';

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

async function main(): Promise<void> {
  const plain = await copyAgencySite({ 'content/home.yaml': shorterHome });
  const photographed = await copyAgencySite(await withPhotographs());
  const row = async (root: string) => {
    const args = ['--max-semi-space-size=4', '--import', 'tsx', 'build.ts', `--root=${root}`];
    const { wall, cpu, memory } = await measured({
      args,
      cwd: path.resolve(import.meta.dirname, '../../..'),
    });
    return { 'wall, s': seconds(wall), 'CPU, s': seconds(cpu), 'peak MB': megabytes(memory) };
  };
  try {
    console.log(`${availableParallelism()} cores, Node ${process.version}`);
    console.table({
      'without photographs': await row(plain),
      [`${count} new photographs`]: await row(photographed),
      'the same once more': await row(photographed),
    });
  } finally {
    for (const root of [plain, photographed]) await rm(root, { recursive: true });
  }
}

runCommand(import.meta.url, main);
