import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { OutputFile } from './assets.ts';

/**
 * Writes all files to a staging folder beside `out` and swaps the two, so that `out` is never half a site.
 */
export async function writeSite(out: string, files: OutputFile[]): Promise<void> {
  const staging = `${path.dirname(out)}/.${path.basename(out)}-next`;
  const previous = `${path.dirname(out)}/.${path.basename(out)}-previous`;
  await rm(staging, { recursive: true, force: true });
  for (const { file, contents } of files) {
    const target = path.join(staging, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, contents);
  }
  await swap(staging, out, previous);
}

/** Puts `next` in the place of `current`; if that fails, `current` is put back. */
async function swap(next: string, current: string, previous: string): Promise<void> {
  const replaced = existsSync(current);
  if (replaced) {
    await rm(previous, { recursive: true, force: true });
    await rename(current, previous);
  }
  try {
    await rename(next, current);
  } catch (error) {
    if (replaced) await rename(previous, current);
    throw error;
  }
  await rm(previous, { recursive: true, force: true });
}
