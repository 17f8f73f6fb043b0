import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { codeOf } from '../shared/disk-errors.ts';
import { BUILT_FILE, readBuilt } from './built-files.ts';

/**
 * Replaces the folder `current` with `next`. For the instant between two renames `current` does not exist: `aside` has
 * its files, and the next build restores it if this one is killed at that point. The caller removes `aside`.
 */
export function replaceFolder(next: string, current: string, aside: string): void {
  if (existsSync(current)) renameSync(current, aside);
  try {
    renameSync(next, current);
  } catch (error) {
    if (existsSync(aside)) renameSync(aside, current);
    throw error;
  }
}

/** A suffix that distinguishes the folders of two builds. */
export const randomEnd = (): string => `-${randomBytes(6).toString('hex')}`;
const LEFTOVER = /^(?:next|previous)-[0-9a-f]{12}$/;

/**
 * Deletes what killed builds have left, and restores a site that one had put aside. Only for the holder of the lock.
 * @param target the finished site's folder
 */
export function tidy(target: string): void {
  const folder = path.dirname(target);
  const start = `.${path.basename(target)}-`;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const end = entry.isDirectory() && entry.name.startsWith(start) ? entry.name.slice(start.length) : '';
    // The whole end: names of leftovers of dist-next-2 begin like those of dist.
    if (!LEFTOVER.test(end)) continue;
    const place = path.join(folder, entry.name);
    const isOurs = readBuilt(place) !== undefined;
    if (isOurs && end.startsWith('previous') && !existsSync(target)) renameSync(place, target);
    else if (isOurs || readdirSync(place).length === 0) removeBuild(place);
  }
}

/**
 * Removes the folder of a build, if it exists and this user may: the list of its files last, by which the next build
 * knows whose folder it is if this one is killed at that point.
 */
export function removeBuild(folder: string): void {
  if (!existsSync(folder)) return;
  try {
    for (const name of readdirSync(folder).filter((each) => each !== BUILT_FILE))
      rmSync(path.join(folder, name), { recursive: true, force: true });
    rmSync(folder, { recursive: true, force: true });
  } catch (error) {
    // What another user has built stays beside the new site, which is complete without that.
    if (!['EACCES', 'EPERM'].includes(codeOf(error))) throw error;
  }
}
