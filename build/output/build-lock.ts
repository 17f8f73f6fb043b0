import { randomUUID } from 'node:crypto';
import { readFileSync, readlinkSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { codeOf } from '../shared/disk-errors.ts';

/** The process that holds a lock. */
interface Holder {
  id: string;
  /** Identifies the process table of `pid`: each container has its own. */
  machine: string;
  pid: number;
}

/** How often a build shows that it is alive, and after how long without that it counts as dead. Milliseconds. */
const BEAT = 1_000;
const DEAD = 30_000;
/** How often a waiting build checks the lock. Milliseconds. */
const LOOK = 100;

/**
 * Waits until no other build holds the lock, and takes it. This separates two builds that share nothing but the folder,
 * such as those in two containers: both may be process 1 of a machine with the same name.
 * @param file of the lock, beside its folder
 * @param onWait called once if another build holds the lock
 * @param deadAfter milliseconds without a sign of life after which that build counts as dead
 * @returns releases the lock
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

/** A lock that was released while it was read, or is not written yet. */
const NOBODY: Holder = { id: '', machine: '', pid: 0 };

/** Waits until a build has released its lock or is dead. */
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
    // The first process table has the same name on every machine, and host names may be equal too; boot ids differ.
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
