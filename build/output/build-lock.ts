import { randomUUID } from 'node:crypto';
import { readFileSync, readlinkSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { codeOf } from '../shared/disk-errors.ts';

/** Who holds a lock. */
interface Holder {
  id: string;
  /** Names the table of processes that `pid` is an entry of: each container has its own. */
  machine: string;
  pid: number;
}

/** How often a build shows that it is alive, and after how long without such a sign it counts as dead. Milliseconds. */
const BEAT = 1_000;
const DEAD = 30_000;
/** How often a build that waits looks again. Milliseconds. */
const LOOK = 100;

/**
 * Waits until no other build holds the lock, and takes it. This keeps two builds apart that share nothing but the
 * folder, such as those in two containers: both may be process 1 of a machine of the same name.
 * @param file of the lock, beside the folder that it is for
 * @param onWait called once when another build has to be waited for
 * @param deadAfter ms without a sign of life after which that build counts as dead
 * @returns gives the lock back
 */
export async function takeLock(file: string, onWait: () => void, deadAfter = DEAD): Promise<() => void> {
  const holder: Holder = { id: randomUUID(), machine: machine(), pid: process.pid };
  for (let seen = tryLock(file, holder), hasWaited = false; seen; seen = tryLock(file, holder)) {
    if (!hasWaited) onWait();
    hasWaited = true;
    await untilFree(file, seen, deadAfter);
    if ((readHolder(file) ?? NOBODY).id === seen.id) rmSync(file, { force: true });
  }
  const beat = setInterval(() => touch(file), BEAT).unref();
  return () => {
    clearInterval(beat);
    if (readHolder(file)?.id === holder.id) rmSync(file, { force: true });
  };
}

/** @returns the build that holds the lock; undefined if it is now ours */
function tryLock(file: string, holder: Holder): Holder | undefined {
  try {
    writeFileSync(file, JSON.stringify(holder), { flag: 'wx' });
    return undefined;
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    return readHolder(file) ?? NOBODY;
  }
}

/** Stands for a lock that was given back while it was read, or that is not written yet. */
const NOBODY: Holder = { id: '', machine: '', pid: 0 };

/** Waits until a build has given its lock back or is dead. */
async function untilFree(
  file: string,
  { id, machine: where, pid }: Holder,
  deadAfter: number,
): Promise<void> {
  let beat = beatOf(file);
  let last = performance.now();
  while (beat !== undefined && (readHolder(file) ?? NOBODY).id === id) {
    if (where === machine() && !isRunning(pid)) return;
    if (performance.now() - last > deadAfter) return;
    await wait(LOOK);
    const now = beatOf(file);
    if (now !== beat) last = performance.now();
    beat = now;
  }
}

function readHolder(file: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

const beatOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs;

function touch(file: string): void {
  try {
    utimesSync(file, new Date(), new Date());
  } catch {
    // The folder around it is gone.
  }
}

function machine(): string {
  try {
    // The name of the first table is the same on every machine, and so may be the host name: not what it is booted as.
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${hostname()} ${boot} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return hostname();
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}
