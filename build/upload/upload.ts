import { digestOf } from '../built.ts';
import { foldersOf, type Host, type Item, incomingName, type Kind } from './host.ts';
import { formatHostList, type HostList, LIST_FILE, LIST_LIMIT, parseHostList } from './host-list.ts';
import { caseless } from './names.ts';
import { type OwnList, readOwnList, writeOwnList } from './own-list.ts';
import { isHashed, KEPT_DAYS, type Plan, planUpload } from './plan.ts';
import { listed } from './printable.ts';
import type { Reporter } from './reporter.ts';
import type { LocalSite } from './site.ts';
import { eachAtOnce, PAUSES, withTries } from './tries.ts';

export interface UploadOptions {
  site: LocalSite;
  host: Host;
  /** Where this machine keeps its lists of what it put on each host. */
  lists: string;
  /** Replaces files on the host that no upload put there. */
  overwrite: boolean;
  /** `2026-11-21` (UTC) */
  today: string;
  reporter: Reporter;
  /** ms before each further try of a step whose connection failed. */
  pauses?: readonly number[];
}

/** More than any file of a site; what is larger on the host is not what an upload put there. */
const LARGEST_FILE = 256 * 1024 * 1024;

/** What an upload needs at each step. */
interface Session extends UploadOptions {
  items: Map<string, Item>;
  onHost: HostList;
  own: OwnList;
  /** Whether the last upload of this machine reached its end. */
  complete: boolean;
  kinds: Map<string, Kind | undefined>;
}

/**
 * Brings a built site to a host: what pages ask for first, then the pages, and what is gone leaves last.
 * Only files that this machine's own list names, the host's list too, and whose bytes are still those that this
 * machine put there are removed.
 * @throws Error of one sentence when the host refuses a step, or a step would touch what is not ours; it can be run
 * again
 */
export async function upload(options: UploadOptions): Promise<void> {
  try {
    const session = await open(options);
    refuseObstacles(session);
    if (!session.complete) await clearLeftovers(session);
    const plan = makePlan(session);
    await writeLists(session, plan.before, false);
    for (const batch of plan.batches) await putBatch(session, batch);
    await removeFiles(session, plan.removable);
    const unproved = await stillThere(session, plan.unproved);
    tellWhatStays(session, plan, unproved);
    for (const file of plan.unproved) if (!unproved.includes(file)) plan.after.onHost.delete(file);
    await writeLists(session, plan.after, true);
  } finally {
    await options.host.close();
  }
}

const tries = <Result>({ pauses = PAUSES }: UploadOptions, what: string, step: () => Promise<Result>) =>
  withTries(what, pauses, step);

async function open(options: UploadOptions): Promise<Session> {
  const { site, host, lists } = options;
  const items = new Map(host.selects([...site.digests.keys()]).map((item) => [item.file, item]));
  const kinds = new Map<string, Kind | undefined>();
  // Alone and first: a wrong password or name is then told once.
  kinds.set(LIST_FILE, await tries(options, 'The host cannot be asked', () => host.look(LIST_FILE)));
  await eachAtOnce(items.keys(), host.atOnce, async (file) => {
    kinds.set(file, await tries(options, file, () => host.look(file)));
  });
  const session = { ...options, ...readOwnList(lists, host.address), items, kinds, onHost: new Map() };
  return { ...session, onHost: await readHostList(session) };
}

async function readHostList(session: Session): Promise<HostList> {
  const { host, kinds } = session;
  if (kinds.get(LIST_FILE) !== 'file') return new Map();
  return parseHostList(await tries(session, LIST_FILE, () => host.read(LIST_FILE, LIST_LIMIT.bytes)));
}

/** Looked for before the first file goes up, so that a refused upload has changed nothing. */
function refuseObstacles({ kinds, own, onHost, overwrite }: Session): void {
  const those = (...wanted: (Kind | undefined)[]) =>
    [...kinds].filter(([, kind]) => wanted.includes(kind)).map(([file]) => file);
  const linked = those('link');
  if (linked.length > 0) {
    throw new Error(
      `On the host a symbolic link is in the way of ${listed(linked, 5)}. An upload follows none, as it could lead out of the website. Nothing was uploaded. Delete the link there, and upload again.`,
    );
  }
  const blocked = those('folder', 'other');
  if (blocked.length > 0) {
    throw new Error(
      `On the host a folder or something else that is no file has the name of ${listed(blocked, 5)}. Nothing was uploaded. Rename it there, and upload again.`,
    );
  }
  const known = new Set([LIST_FILE, ...own.keys(), ...onHost.keys()].map(caseless));
  const foreign = those('file').filter((file) => !known.has(caseless(file)));
  if (foreign.length === 0 || overwrite) return;
  throw new Error(
    `On the host lie files that no upload put there, and this one would replace them: ${listed(foreign)}. Nothing was uploaded. Keep a copy if you need them, then upload again with --overwrite.`,
  );
}

/** What an upload that broke off was about to put in place: no other program writes under such names. */
async function clearLeftovers(session: Session): Promise<void> {
  const { host, items, own } = session;
  const incoming = new Set([LIST_FILE, ...items.keys(), ...own.keys()].map(incomingName));
  await eachAtOnce(incoming, host.atOnce, (file) =>
    tries(session, file, async () => {
      if ((await host.look(file)) === 'file') await host.remove(file);
    }),
  );
}

function makePlan(session: Session): Plan {
  const { site, items, onHost, own, today, reporter } = session;
  const digests = new Map([...items.keys()].map((file) => [file, site.digests.get(file) ?? '']));
  if (onHost.size === 0) reporter.line('No list of earlier uploads is on the host: nothing is removed.');
  else if (own.size === 0) {
    reporter.line('This machine has no list of what it put on this host: nothing is removed.');
  }
  return planUpload({ site: digests, onHost, own, today });
}

async function writeLists(
  session: Session,
  { onHost, own }: Plan['before'],
  complete: boolean,
): Promise<void> {
  const { lists, host } = session;
  const bytes = Buffer.from(formatHostList(onHost));
  const [item] = host.selects([LIST_FILE]);
  writeOwnList(lists, host.address, own, complete);
  if (item) await tries(session, LIST_FILE, () => host.put(item, bytes));
}

async function putBatch(session: Session, { name, files }: Plan['batches'][number]): Promise<void> {
  const { site, host, items, reporter } = session;
  const missing = files.filter((file) => !isThere(session, file));
  let done = 0;
  await eachAtOnce(missing, host.atOnce, async (file) => {
    const item = items.get(file) as Item;
    const bytes = site.read(item.from);
    await tries(session, file, () => host.put(item, bytes));
    done += 1;
    reporter.progress(done, missing.length, name);
  });
  if (missing.length > 0) reporter.count(missing.length, name);
  if (missing.length < files.length)
    reporter.count(files.length - missing.length, `${name} are there already`);
}

/** Whether this machine has put the very file there before, and nobody has taken it away. */
function isThere({ kinds, own, onHost, site }: Session, file: string): boolean {
  const digests = own.get(file)?.digests;
  const isOurs = digests?.length === 1 && digests[0] === site.digests.get(file);
  return isHashed(file) && kinds.get(file) === 'file' && onHost.has(file) && isOurs;
}

async function removeFiles(session: Session, files: string[]): Promise<void> {
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
  return bytes && own.get(file)?.digests.includes(digestOf(bytes)) ? 'ours' : 'changed';
}

async function stillThere(session: Session, files: string[]): Promise<string[]> {
  const there: string[] = [];
  await eachAtOnce(files, session.host.atOnce, async (file) => {
    if (await tries(session, file, () => session.host.look(file))) there.push(file);
  });
  return there.sort();
}

function tellWhatStays({ reporter }: Session, { kept }: Plan, unproved: string[]): void {
  if (kept.length > 0)
    reporter.count(kept.length, `hashed files of earlier uploads stay for ${KEPT_DAYS} days`);
  if (unproved.length > 0) {
    reporter.count(
      unproved.length,
      `files are no longer part of the site and stay, as this machine did not put them there: ${listed(unproved)}. Upload from the machine that did, or delete them by hand.`,
    );
  }
}
