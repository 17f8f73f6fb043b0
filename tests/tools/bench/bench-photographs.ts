// `npm run bench:photographs`: builds a copy of the site with 100 new photographs of 12 megapixels, and once more with
// the cache.
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { runCommand } from '../../../build/commands/run-command.ts';
import { copyAgencySite } from '../../photographs/agency-site.ts';
import { photograph } from '../../photographs/make-photograph.ts';
import type { Edits } from '../../unit/small-site.ts';
import { measured, shown } from './build/command-cost.ts';

async function main(): Promise<void> {
  const edits: Edits = {};
  const names = Array.from({ length: 100 }, (_, index) => `photograph-${index + 1}.jpg`);
  // Always new ones, so that none are cached.
  for (const [index, name] of names.entries())
    edits[`static/images/${name}`] = await photograph(4032, 3024, { seed: (Date.now() % 1e9) + index });
  const pictures = names.map((name) => `![What ${name} shows](images/${name})\n\n`);
  edits['content/policies/refund-policy.md'] = (text) => `${text}\n${pictures.join('')}`;
  const root = await copyAgencySite(edits);
  const build = {
    args: ['build/start.mjs', 'build.ts', `--root=${root}`],
    cwd: path.resolve(import.meta.dirname, '../../..'),
  };
  try {
    for (const what of ['100 new photographs', 'the same once more'])
      console.log(what, shown([await measured(build)]));
  } finally {
    await rm(root, { recursive: true });
  }
}

void runCommand(main);
