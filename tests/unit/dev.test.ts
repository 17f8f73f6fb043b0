import { mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { formatOverlayProblem, overlayProblems } from '../../build/commands/dev/overlay-problems.ts';
import { BuildError } from '../../build/shared/problems.ts';

/** A folder with one file. */
async function folderWith(file: string, text: string) {
  const folder = await mkdtemp(path.join(tmpdir(), 'dev-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(path.join(folder, file), text);
  return realpath(folder);
}

it.each([
  ['site.yaml:2:7', 'site.yaml:2:7\n    A "?]0;x?".\n     1 | agency: A\n>    2 | lead: ?[2J?b?x\n     3 | '],
  ['\u001b[31m\nred.yaml', '?[31m?red.yaml\n    A "?]0;x?".'],
])('npm run dev prints the lines around a mistake without control characters: %j', async (where, said) => {
  const root = await folderWith('site.yaml', 'agency: A\nlead: \u001b[2J\u202eb\rx\n');
  const [problem] = overlayProblems(new BuildError([{ where, message: 'A "\u001b]0;x\u0007".' }]), root);
  expect(problem && formatOverlayProblem(problem).trimEnd()).toBe(said.trimEnd());
});
