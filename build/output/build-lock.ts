import { randomUUID } from 'node:crypto';
import { readFileSync, readlinkSync, rmSync, statSync, utimes, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { codeOf, explained, isWritten } from '../shared/disk-errors.ts';

/** How often a build shows that it is alive, and after how long without that it counts as dead. Milliseconds. */
const HEARTBEAT = 1_000;
const DEAD = 30_000;
/** How often a waiting build checks the lock. Milliseconds. */
const LOOK = 100;

/**
 * Waits until no other build holds the lock, and acquires it. This separates two builds that share nothing but the
 * folder, such as those in two containers: both may be process 1 of a machine with the same name.
 * @param file of the lock, beside its folder
 * @param onWait called once if another build holds the lock
 * @param deadAfter milliseconds without a sign of life after which that build counts as dead
 * @throws BuildError that describes the disk error
 */
export async function acquireLock(file: string, onWait: () => void, deadAfter = DEAD) {
  const ours = JSON.stringify({ id: randomUUID(), machine: machine(), pid: process.pid });
  let last: { state: string; time: number } | undefined;
  const writeNew = () => writeFileSync(file, ours, { flag: 'wx' });
  while (!explained(file, () => isWritten(writeNew, ['EEXIST']))) {
    if (!last) onWait();
    const theirs = read(file);
    // The heartbeat of a build changes the time of its lock.
    const state = `${statSync(file, { throwIfNoEntry: false })?.mtimeMs} ${theirs}`;
    if (last?.state !== state) last = { state, time: performance.now() };
    const isDead = isKilled(theirs) || performance.now() - last.time > deadAfter;
    if (isDead) rmSync(file, { force: true });
    else await wait(LOOK);
  }
  // An error means that the folder around it is gone.
  const heartbeat = setInterval(() => utimes(file, new Date(), new Date(), () => {}), HEARTBEAT).unref();
  /** Whether no other build has taken it over, as one does if this one shows no sign of life for DEAD. */
  const isHeld = () => read(file) === ours;
  const release = () => {
    clearInterval(heartbeat);
    if (isHeld()) rmSync(file, { force: true });
  };
  return { isHeld, release };
}

/** The text in a lock, which may be half written; empty if it was released or cannot be read. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Whether a lock is that of a build on this machine which no longer runs. */
function isKilled(text: string): boolean {
  try {
    const holder = JSON.parse(text);
    return holder.machine === machine() && !process.kill(holder.pid, 0);
  } catch (error) {
    return codeOf(error) === 'ESRCH';
  }
}

/** Identifies the process table: each container has its own. */
function machine(): string {
  try {
    // The first process table has the same name on every machine, and host names may be equal too; boot ids differ.
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8');
    return `${hostname()} ${boot} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return hostname();
  }
}
