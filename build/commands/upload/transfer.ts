import { digest } from '../../shared/digest.ts';
import { inParallel } from '../../shared/workers.ts';
import { caseless } from './file-names.ts';
import { foldersOf, type Host, type Item, incomingName, type Kind } from './host.ts';
import { formatHostList, type HostList, LIST_FILE, LIST_LIMIT, parseHostList } from './host-list.ts';
import { type OwnList, readOwnList, writeOwnList } from './own-list.ts';
import { isHashed, KEPT_DAYS, type Plan, planUpload } from './plan.ts';
import { listed } from './printable.ts';
import type { LocalSite } from './release-folder.ts';
import type { Reporter } from './reporter.ts';
import { persistent } from './tries.ts';

/** Larger than any file of a site; a larger file on the host is not from an upload. */
const LARGEST_FILE = 256 * 1024 * 1024;

interface UploadOptions {
  site: LocalSite;
  host: Host;
  /** Where this machine keeps its lists of the files that it put on each host. */
  lists: string;
  /** Replaces files on the host that this machine did not put there. */
  overwrite: boolean;
  /** `2026-11-21` (UTC) */
  today: string;
  reporter: Reporter;
  /** ms before each further try of a step whose connection failed. */
  pauses?: readonly number[];
}

/** What an upload needs for each step. */
interface Session extends UploadOptions {
  items: Map<string, Item>;
  onHost: HostList;
  own: OwnList;
  kinds: Map<string, Kind | undefined>;
}

/**
 * Uploads a built site to a host: first the files that pages use, then the pages; old files are removed last. A file is
 * removed only if this machine's list and the host's list name it and its bytes are unchanged since this machine put it
 * there.
 * @throws Error of one sentence if the host refuses a step, or a step would touch files that are not ours; the upload
 * can be run again
 */
export async function upload(options: UploadOptions): Promise<void> {
  try {
    const session = await openSession(options);
    refuseObstacles(session);
    const plan = makePlan(session);
    await writeLists(session, plan.before);
    for (const batch of plan.batches) await putBatch(session, batch);
    await removeFiles(session, plan.removable);
    const unproved = await tellWhatStays(session, plan);
    for (const file of plan.unproved) if (!unproved.includes(file)) plan.after.onHost.delete(file);
    await writeLists(session, plan.after);
  } finally {
    await options.host.close();
  }
}

/** Reads the lists of the host and of this machine. Writes nothing. @throws Error for a damaged list */
async function openSession(options: UploadOptions): Promise<Session> {
  const { site, lists } = options;
  const host = persistent(options.host, options.pauses);
  const items = new Map(host.selects([...site.digests.keys()]).map((item) => [item.file, item]));
  // Alone and first, so that a wrong password or name is reported once.
  const listKind = await host.look(LIST_FILE);
  const look = async (file: string) => [file, await host.look(file)] as const;
  const found = await inParallel([...items.keys()], look, host.atOnce);
  const onHost = listKind === 'file' ? parseHostList(await host.read(LIST_FILE, LIST_LIMIT)) : new Map();
  const kinds = new Map([[LIST_FILE, listKind], ...found]);
  return { ...options, own: readOwnList(lists, host.address), host, items, kinds, onHost };
}

/**
 * Checked before the first file is uploaded, so that a refused upload changes nothing.
 * @throws Error for links, for folders in place of files, and for files that this machine did not put there
 */
function refuseObstacles({ kinds, own, overwrite }: Session): void {
  const those = (...wanted: (Kind | undefined)[]) =>
    [...kinds].filter(([, kind]) => wanted.includes(kind)).map(([file]) => file);
  const blocked = those('link', 'folder', 'other');
  if (blocked.length > 0) {
    throw new Error(
      `On the host a symbolic link or a folder is in the path of ${listed(blocked, 5)}. An upload follows no link, as it could lead out of the website. Nothing was uploaded. Delete or rename it there, and upload again.`,
    );
  }
  // Regardless of the host's list: anybody who can write to it could make this upload replace any file.
  const known = new Set([LIST_FILE, ...own.keys()].map(caseless));
  const foreign = those('file').filter((file) => !known.has(caseless(file)));
  if (foreign.length === 0 || overwrite) return;
  throw new Error(
    `The host has files that this machine did not put there, and the upload would replace them: ${listed(foreign)}. Nothing was uploaded. If you know them, such as after an upload from another machine, upload again with --overwrite.`,
  );
}

function makePlan({ site, items, onHost, own, today, reporter }: Session): Plan {
  const digests = new Map(
    [...items].map(([file, { contents }]) => [
      file,
      contents ? digest(contents) : (site.digests.get(file) ?? ''),
    ]),
  );
  if (onHost.size === 0) reporter.line('No list of earlier uploads is on the host: nothing is removed.');
  else if (own.size === 0) {
    reporter.line('This machine has no list of what it put on this host: nothing is removed.');
  }
  return planUpload({ site: digests, onHost, own, today });
}

async function writeLists({ lists, host }: Session, { onHost, own }: Plan['after']) {
  const bytes = Buffer.from(formatHostList(onHost));
  const [item] = host.selects([LIST_FILE]);
  writeOwnList(lists, host.address, own);
  if (item) await host.put(item, bytes);
}

async function putBatch(session: Session, { name, files }: Plan['batches'][number]): Promise<void> {
  const { site, host, items, reporter } = session;
  const missing = files.filter((file) => !isThere(session, file));
  let done = 0;
  const put = async (file: string) => {
    const item = items.get(file) as Item;
    await host.put(item, item.contents ?? site.read(item.from));
    done += 1;
    reporter.progress(done, missing.length, name);
  };
  await inParallel(missing, put, host.atOnce);
  report(session, missing.length, name);
  report(session, files.length - missing.length, `${name} are there already`);
}

/** Whether this machine has put this file there before, and it still exists. */
function isThere({ kinds, own, onHost, site }: Session, file: string): boolean {
  const digests = own.get(file)?.digests;
  const isOurs = digests?.length === 1 && digests[0] === site.digests.get(file);
  return isHashed(file) && kinds.get(file) === 'file' && onHost.has(file) && isOurs;
}

/** Removes the given files that are unchanged since this machine put them there, and folders that are then empty. */
async function removeFiles(session: Session, files: string[]): Promise<void> {
  const { host } = session;
  const remove = async (file: string) => {
    // Left by an interrupted upload; no other program uses such names.
    const incoming = incomingName(file);
    if ((await host.look(incoming)) === 'file') await host.remove(incoming);
    const found = await find(session, file);
    if (found === 'ours') await host.remove(file);
    return found;
  };
  const results = await inParallel(files, remove, host.atOnce);
  const those = (wanted: string) => files.filter((_file, index) => results[index] === wanted).sort();
  const [removed, changed] = [those('ours'), those('changed')];
  for (const folder of foldersOf(removed)) await host.removeFolder(folder);
  report(session, removed.length, `files removed: ${listed(removed)}`);
  report(
    session,
    changed.length,
    `files are no longer part of the site, but somebody has changed them on the host, so they stay: ${listed(changed)}`,
  );
}

/** Whether a file in both lists is unchanged since this machine put it there. */
async function find({ host, own }: Session, file: string): Promise<'ours' | 'changed' | 'gone'> {
  const kind = await host.look(file);
  if (kind === undefined) return 'gone';
  if (kind !== 'file') return 'changed';
  const bytes = await host.read(file, LARGEST_FILE);
  return bytes && own.get(file)?.digests.includes(digest(bytes)) ? 'ours' : 'changed';
}

/** Tells which old files stay. @returns those of `unproved` that exist: only the host's list names them */
async function tellWhatStays(session: Session, { kept, unproved }: Plan): Promise<string[]> {
  const kinds = await inParallel(unproved, session.host.look, session.host.atOnce);
  const there = unproved.filter((_file, index) => kinds[index]).sort();
  report(session, kept.length, `hashed files of earlier uploads stay for ${KEPT_DAYS} days`);
  report(
    session,
    there.length,
    `files are no longer part of the site and stay, as this machine did not put them there: ${listed(there)}. Upload from the machine that did, or delete them by hand.`,
  );
  return there;
}

function report({ reporter }: Session, count: number, text: string): void {
  if (count > 0) reporter.count(count, text);
}
