import { randomUUID } from 'node:crypto';
import { readFileSync, readlinkSync, rmSync, statSync, utimes, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { codeOf } from '../shared/disk-errors.ts';

/** How often a build shows that it is alive, and after how long without that it counts as dead. Milliseconds. */
const BEAT = 1_000;
const DEAD = 30_000;
/** How often a waiting build checks the lock. Milliseconds. */
const LOOK = 100;

interface Lock {
  /** Whether no other build has taken it over, as one does if this one shows no sign of life for DEAD. */
  isHeld(): boolean;
  release(): void;
}

/**
 * Waits until no other build holds the lock, and takes it. This separates two builds that share nothing but the folder,
 * such as those in two containers: both may be process 1 of a machine with the same name.
 * @param file of the lock, beside its folder
 * @param onWait called once if another build holds the lock
 * @param deadAfter milliseconds without a sign of life after which that build counts as dead
 */
export async function takeLock(file: string, onWait: () => void, deadAfter = DEAD): Promise<Lock> {
  const ours = JSON.stringify({ id: randomUUID(), machine: machine(), pid: process.pid });
  for (let waits = false; !writeNew(file, ours); waits = true) {
    const theirs = read(file);
    if (!waits) onWait();
    if (theirs === undefined) continue;
    await untilFree(file, theirs, deadAfter);
    if (read(file) === theirs) rmSync(file, { force: true });
  }
  // An error means that the folder around it is gone.
  const beat = setInterval(() => utimes(file, new Date(), new Date(), () => {}), BEAT).unref();
  const isHeld = () => read(file) === ours;
  const release = () => {
    clearInterval(beat);
    if (isHeld()) rmSync(file, { force: true });
  };
  return { isHeld, release };
}

/** @returns false if the file exists */
function writeNew(file: string, text: string): boolean {
  try {
    writeFileSync(file, text, { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    return false;
  }
}

/** Waits until a build has released its lock or is dead. @param text in the lock, which may be half written */
async function untilFree(file: string, text: string, deadAfter: number): Promise<void> {
  let beat = beatOf(file);
  let last = performance.now();
  while (read(file) === text && !isKilled(text) && performance.now() - last <= deadAfter) {
    await wait(LOOK);
    const now = beatOf(file);
    if (now !== beat) last = performance.now();
    beat = now;
  }
}

/** The text in a lock, empty if it cannot be read; undefined if it was released. */
function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    return codeOf(error) === 'ENOENT' ? undefined : '';
  }
}

const beatOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs;

/** Whether a lock is that of a build on this machine which no longer runs. */
function isKilled(text: string): boolean {
  try {
    const holder = JSON.parse(text);
    return holder.machine === machine() && !isRunning(holder.pid);
  } catch {
    return false;
  }
}

/** Identifies the process table: each container has its own. */
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
