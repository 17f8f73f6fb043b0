import { readdirSync, readlinkSync } from 'node:fs';
import { mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { readTypeErrors, typeChecker } from '../../../build/commands/dev/type-check.ts';
import type { Problem } from '../../../build/shared/problems.ts';

it('a type error is parsed with its place and its explanation', () => {
  const output = `pages/index.tsx(12,5): error TS2322: Type 'number' is not assignable.
  The types of 'a' are different.
components/A.tsx(3,1): error TS2304: Cannot find name 'b'.
`;
  expect(readTypeErrors(output)).toEqual([
    {
      where: 'pages/index.tsx:12:5',
      message: "TS2322: Type 'number' is not assignable.\n  The types of 'a' are different.",
    },
    { where: 'components/A.tsx:3:1', message: "TS2304: Cannot find name 'b'." },
  ]);
});

it('the compiler reports what is wrong in a project, and nothing once it is fixed', {
  timeout: 120_000,
}, async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'types-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(
    path.join(folder, 'tsconfig.json'),
    '{"compilerOptions":{"strict":true,"types":[]},"files":["a.ts"]}',
  );
  const check = async (text: string) => {
    await writeFile(path.join(folder, 'a.ts'), text);
    return new Promise<Problem[]>((resolve) =>
      typeChecker(path.join(folder, 'tsconfig.json'), resolve).start(),
    );
  };
  expect(await check('export const lamps: number = "many";\n')).toEqual([
    { where: 'a.ts:1:14', message: "TS2322: Type 'string' is not assignable to type 'number'." },
  ]);
  expect(await check('export const lamps: number = 3;\n')).toEqual([]);
});

// Only Linux lists the working directories of processes in its file system.
it.skipIf(process.platform !== 'linux')(
  'stopping a check leaves no process running',
  {
    timeout: 120_000,
  },
  async () => {
    const folder = await realpath(await mkdtemp(path.join(tmpdir(), 'types-')));
    onTestFinished(() => rm(folder, { recursive: true }));
    const types = path.resolve('node_modules/@types');
    // Enough to check for some seconds.
    const options = { noEmit: true, skipLibCheck: false, typeRoots: [types], types: ['*'] };
    const files = [path.resolve('build.ts'), path.resolve('build/commands/dev.ts')];
    await writeFile(path.join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, files }));
    const checker = typeChecker(path.join(folder, 'tsconfig.json'), () => {});
    checker.start();
    await expect.poll(() => programsIn(folder), { timeout: 60_000, interval: 5 }).toBeGreaterThan(0);
    // By then it handles signals itself.
    await setTimeout(500);
    // The program and its child; since Node 22 the one replaces the other.
    expect(programsIn(folder)).toBeGreaterThan(0);
    checker.stop();
    await expect.poll(() => programsIn(folder), { timeout: 10_000 }).toBe(0);
  },
);

/** Number of running processes that were started in a folder. */
function programsIn(folder: string): number {
  const isThere = (pid: string) => {
    try {
      return readlinkSync(`/proc/${pid}/cwd`) === folder;
    } catch {
      return false;
    }
  };
  return readdirSync('/proc').filter((name) => /^\d+$/.test(name) && isThere(name)).length;
}
