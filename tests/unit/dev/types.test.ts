import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readTypeErrors, typeChecker } from '../../../build/dev/types.ts';
import type { Problem } from '../../../build/problems.ts';

it('a type error is read with its place and its explanation', () => {
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

it('the compiler reports what is wrong in a project, and nothing once it is mended', {
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
    return new Promise<Problem[]>((resolve) => typeChecker(folder, resolve).start());
  };
  expect(await check('export const lamps: number = "many";\n')).toEqual([
    { where: 'a.ts:1:14', message: "TS2322: Type 'string' is not assignable to type 'number'." },
  ]);
  expect(await check('export const lamps: number = 3;\n')).toEqual([]);
});
