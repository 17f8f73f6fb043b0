import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { readBuilt } from './built-files.ts';

/**
 * Puts the folder `next` in the place of `current`, which is away for the instant between two renames: `aside` has it
 * then, and the next build brings it back if this one is killed there.
 */
export function replaceFolder(next: string, current: string, aside: string): void {
  if (existsSync(current)) renameSync(current, aside);
  try {
    renameSync(next, current);
  } catch (error) {
    if (existsSync(aside)) renameSync(aside, current);
    throw error;
  }
  rmSync(aside, { recursive: true, force: true });
}

/** An end that keeps the folders of two builds apart. */
export const randomEnd = (): string => `-${randomBytes(6).toString('hex')}`;
const RANDOM_END = /-[0-9a-f]{12}$/;

/**
 * Clears away what builds that were killed have left, and brings back a site that such a build had put aside. Only the
 * holder of the lock may do so.
 * @param target the finished site's folder
 */
export function tidy(target: string): void {
  const folder = path.dirname(target);
  // By their whole names: those of a folder named dist-next-2 begin like the leftovers of dist.
  const leftovers = (kind: string) =>
    readdirSync(folder, { withFileTypes: true })
      .filter(
        ({ name }) =>
          RANDOM_END.test(name) && name.replace(RANDOM_END, '') === `.${path.basename(target)}-${kind}`,
      )
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => path.join(folder, name));
  for (const aside of leftovers('previous')) {
    if (!existsSync(target) && readBuilt(aside)) renameSync(aside, target);
    else removeOwn(aside);
  }
  for (const unfinished of leftovers('next')) removeOwn(unfinished);
}

/** Removes a folder if a build made it, or if nothing is in it. */
function removeOwn(folder: string): void {
  if (readBuilt(folder)) rmSync(folder, { recursive: true, force: true });
  else if (readdirSync(folder).length === 0) rmdirSync(folder);
}
