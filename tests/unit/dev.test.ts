import { mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { formatOverlayProblem, overlayProblems } from '../../build/commands/dev/overlay-problems.ts';
import { heavyPages } from '../../build/commands/dev/page-weights.ts';
import type { SiteVersion } from '../../build/commands/dev/site-version.ts';
import { typeChecker } from '../../build/commands/dev/type-check.ts';
import { BuildError, type Problem } from '../../build/shared/problems.ts';

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

it('npm run dev checks types until they are right', async () => {
  const options = '{"compilerOptions":{"strict":true,"types":[]},"files":["a.ts"]}';
  const folder = await folderWith('tsconfig.json', options);
  const check = async (text: string) => {
    await writeFile(path.join(folder, 'a.ts'), text);
    return new Promise<Problem[]>((resolve) => typeChecker(`${folder}/tsconfig.json`, resolve).start());
  };
  expect(await check('export const lamps: number = "many";\n')).toEqual([
    { where: 'a.ts:1:14', message: "TS2322: Type 'string' is not assignable to type 'number'." },
  ]);
  expect(await check('export const lamps: number = 3;\n')).toEqual([]);
});

it('npm run dev says which pages come near the first-load limit, later only those that changed', async () => {
  const version = (weights: Record<string, number>) =>
    ({
      paths: Object.keys(weights),
      page: async (address: string) => `${address} ${weights[address]}`,
      weight: async (address: string) => weights[address] ?? 0,
    }) as SiteVersion;
  const first = version({ '/': 13_400, '/review/': 13_600, '/packages/': 14_200 });
  expect(await heavyPages(first, undefined)).toEqual([
    '/review/ weighs 13,600 bytes and comes near the 14,000 that arrive at once.',
    expect.stringMatching(/^\/packages\/ weighs 14,200 bytes, 200 more than arrive at once\. Shorten/),
  ]);
  const next = version({ '/': 13_700, '/review/': 13_600, '/packages/': 14_200 });
  expect(await heavyPages(next, first)).toEqual([
    '/ weighs 13,700 bytes and comes near the 14,000 that arrive at once.',
  ]);
});
