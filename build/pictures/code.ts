import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { glob } from 'glob';

const REPOSITORY = path.resolve(import.meta.dirname, '../..');
/** What the pictures use beside this folder; package.json names the versions of the packages. */
const OTHERS = ['build/lettering.ts', 'components/tokens.ts', 'package.json'];

/** The code that draws pictures: an ingredient of each, so that a change of it draws them anew. */
export async function drawingCode(): Promise<Uint8Array> {
  const folders = ['build/pictures/*.{ts,tsx}', 'components/drawings/**/*.{ts,tsx}'];
  const own = await glob(folders, { cwd: REPOSITORY, posix: true });
  const files = [...own.sort(), ...OTHERS].map((file) => readFile(path.join(REPOSITORY, file)));
  return Buffer.concat(await Promise.all(files));
}
