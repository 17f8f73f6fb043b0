import { digest } from '../../shared/digest.ts';
import type { Item } from './host.ts';
import { formatHostList, LIST_FILE } from './host-list.ts';
import { writeOwnList } from './own-list.ts';
import { isHashed, type Plan, planUpload } from './plan.ts';
import { removeFiles, stillThere, tellWhatStays } from './removal.ts';
import { openSession, refuseObstacles, type Session, type UploadOptions } from './session.ts';
import { eachAtOnce } from './tries.ts';

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
    const unproved = await stillThere(session, plan.unproved);
    tellWhatStays(session, plan, unproved);
    for (const file of plan.unproved) if (!unproved.includes(file)) plan.after.onHost.delete(file);
    await writeLists(session, plan.after);
  } finally {
    await options.host.close();
  }
}

function makePlan(session: Session): Plan {
  const { site, items, onHost, own, today, reporter } = session;
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
  await eachAtOnce(missing, host.atOnce, async (file) => {
    const item = items.get(file) as Item;
    await host.put(item, item.contents ?? site.read(item.from));
    done += 1;
    reporter.progress(done, missing.length, name);
  });
  if (missing.length > 0) reporter.count(missing.length, name);
  if (missing.length < files.length)
    reporter.count(files.length - missing.length, `${name} are there already`);
}

/** Whether this machine has put this file there before, and it still exists. */
function isThere({ kinds, own, onHost, site }: Session, file: string): boolean {
  const digests = own.get(file)?.digests;
  const isOurs = digests?.length === 1 && digests[0] === site.digests.get(file);
  return isHashed(file) && kinds.get(file) === 'file' && onHost.has(file) && isOurs;
}
