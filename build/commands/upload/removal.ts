import { digest } from '../../shared/digest.ts';
import { foldersOf, incomingName } from './host.ts';
import { LIST_FILE } from './host-list.ts';
import { KEPT_DAYS, type Plan } from './plan.ts';
import { listed } from './printable.ts';
import { type Session, tries } from './session.ts';
import { eachAtOnce } from './tries.ts';

/** More than any file of a site; what is larger on the host is not what an upload put there. */
const LARGEST_FILE = 256 * 1024 * 1024;

/** What an upload that broke off was about to put in place: no other program writes under such names. */
export async function clearLeftovers(session: Session): Promise<void> {
  const { host, items, own } = session;
  const incoming = new Set([LIST_FILE, ...items.keys(), ...own.keys()].map(incomingName));
  await eachAtOnce(incoming, host.atOnce, (file) =>
    tries(session, file, async () => {
      if ((await host.look(file)) === 'file') await host.remove(file);
    }),
  );
}

/** Removes those of the files that are still what this machine put there, and folders that are empty then. */
export async function removeFiles(session: Session, files: string[]): Promise<void> {
  const { host, reporter } = session;
  const removed: string[] = [];
  const changed: string[] = [];
  await eachAtOnce(files, host.atOnce, async (file) => {
    const found = await tries(session, file, () => find(session, file));
    if (found === 'changed') changed.push(file);
    if (found !== 'ours') return;
    await tries(session, file, () => host.remove(file));
    removed.push(file);
  });
  for (const folder of foldersOf(removed)) await tries(session, folder, () => host.removeFolder(folder));
  if (removed.length > 0) reporter.count(removed.length, `files removed: ${listed(removed.sort())}`);
  if (changed.length > 0) {
    reporter.count(
      changed.length,
      `files are no longer part of the site, but somebody has changed them on the host, so they stay: ${listed(changed.sort())}`,
    );
  }
}

/** Whether a file that both lists name is still what this machine put there. */
async function find({ host, own }: Session, file: string): Promise<'ours' | 'changed' | 'gone'> {
  const kind = await host.look(file);
  if (kind === undefined) return 'gone';
  if (kind !== 'file') return 'changed';
  const bytes = await host.read(file, LARGEST_FILE);
  return bytes && own.get(file)?.digests.includes(digest(bytes)) ? 'ours' : 'changed';
}

/** Those of the files that are on the host. */
export async function stillThere(session: Session, files: string[]): Promise<string[]> {
  const there: string[] = [];
  await eachAtOnce(files, session.host.atOnce, async (file) => {
    if (await tries(session, file, () => session.host.look(file))) there.push(file);
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
