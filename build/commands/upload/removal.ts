import { digest } from '../../shared/digest.ts';
import { foldersOf, incomingName } from './host.ts';
import { KEPT_DAYS, type Plan } from './plan.ts';
import { listed } from './printable.ts';
import type { Session } from './session.ts';
import { eachAtOnce } from './tries.ts';

/** Larger than any file of a site; a larger file on the host is not from an upload. */
const LARGEST_FILE = 256 * 1024 * 1024;

/** Removes the given files that are unchanged since this machine put them there, and folders that are then empty. */
export async function removeFiles(session: Session, files: string[]): Promise<void> {
  const { host, reporter } = session;
  const removed: string[] = [];
  const changed: string[] = [];
  await eachAtOnce(files, host.atOnce, async (file) => {
    // Left by an interrupted upload; no other program uses such names.
    const incoming = incomingName(file);
    if ((await host.look(incoming)) === 'file') await host.remove(incoming);
    const found = await find(session, file);
    if (found === 'changed') changed.push(file);
    if (found !== 'ours') return;
    await host.remove(file);
    removed.push(file);
  });
  for (const folder of foldersOf(removed)) await host.removeFolder(folder);
  if (removed.length > 0) reporter.count(removed.length, `files removed: ${listed(removed.sort())}`);
  if (changed.length > 0) {
    reporter.count(
      changed.length,
      `files are no longer part of the site, but somebody has changed them on the host, so they stay: ${listed(changed.sort())}`,
    );
  }
}

/** Whether a file in both lists is unchanged since this machine put it there. */
async function find({ host, own }: Session, file: string): Promise<'ours' | 'changed' | 'gone'> {
  const kind = await host.look(file);
  if (kind === undefined) return 'gone';
  if (kind !== 'file') return 'changed';
  const bytes = await host.read(file, LARGEST_FILE);
  return bytes && own.get(file)?.digests.includes(digest(bytes)) ? 'ours' : 'changed';
}

/** The given files that exist on the host. */
export async function stillThere({ host }: Session, files: string[]): Promise<string[]> {
  const there: string[] = [];
  await eachAtOnce(files, host.atOnce, async (file) => {
    if (await host.look(file)) there.push(file);
  });
  return there.sort();
}

/** @param unproved files that only the host's list names */
export function tellWhatStays({ reporter }: Session, { kept }: Plan, unproved: string[]): void {
  if (kept.length > 0)
    reporter.count(kept.length, `hashed files of earlier uploads stay for ${KEPT_DAYS} days`);
  if (unproved.length > 0) {
    reporter.count(
      unproved.length,
      `files are no longer part of the site and stay, as this machine did not put them there: ${listed(unproved)}. Upload from the machine that did, or delete them by hand.`,
    );
  }
}
