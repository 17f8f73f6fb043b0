import { existsSync, renameSync } from 'node:fs';
import koffi from 'koffi';

/** Exchanges two names in one step: after it each stands for what the other stood for. Throws where that fails. */
type Exchange = (one: string, other: string) => void;

/** linux/fs.h: RENAME_EXCHANGE of renameat2(2), and the number that stands for the working folder. */
const LINUX = { exchange: 2, here: -100 };
/** sys/stdio.h of macOS: RENAME_SWAP of renamex_np(2). */
const DARWIN = { swap: 2 };

/** How this system exchanges two names; undefined where it cannot, as on Windows. */
function systemExchange(): Exchange | undefined {
  const call = systemCall();
  if (!call) return undefined;
  return (one, other) => {
    if (call(one, other) !== 0) throw new Error(`errno ${koffi.errno()}`);
  };
}

function systemCall(): ((one: string, other: string) => number) | undefined {
  try {
    const library = koffi.load(null);
    if (process.platform === 'linux') {
      const rename = library.func('int renameat2(int, const char*, int, const char*, unsigned int)');
      return (one, other) => rename(LINUX.here, one, LINUX.here, other, LINUX.exchange);
    }
    if (process.platform === 'darwin') {
      const rename = library.func('int renamex_np(const char*, const char*, unsigned int)');
      return (one, other) => rename(one, other, DARWIN.swap);
    }
  } catch {
    // An old system library without the call.
  }
  return undefined;
}

/**
 * Puts the folder `next` in the place of `current`, so that every moment shows the one or the other, whole.
 * Where the system or the file system cannot exchange names, `current` is away for an instant: `aside` has it then.
 * @param aside a free name beside them
 * @returns where the replaced folder is now; undefined if there was none
 */
export function replaceFolder(next: string, current: string, aside: string): string | undefined {
  if (!existsSync(current)) {
    renameSync(next, current);
    return undefined;
  }
  try {
    const exchange = systemExchange();
    if (!exchange) throw new Error('This system has no such call.');
    exchange(next, current);
    return next;
  } catch {
    return replaceInTwoSteps(next, current, aside);
  }
}

function replaceInTwoSteps(next: string, current: string, aside: string): string {
  renameSync(current, aside);
  try {
    renameSync(next, current);
  } catch (error) {
    renameSync(aside, current);
    throw error;
  }
  return aside;
}
