import path from 'node:path';
import { BuildError } from './problems.ts';

/** The code of a system error, `ENOSPC`. */
export const codeOf = (error: unknown): string => String((error as NodeJS.ErrnoException).code);

const REASONS: Record<string, string> = {
  ENOSPC: 'The disk is full. Free some space, then build again.',
  EDQUOT: 'Your disk quota is used up. Free some space, then build again.',
  EROFS: 'The disk is read-only. Build on another one: npm run build -- --out=FOLDER',
  ENAMETOOLONG: 'This name is too long. Choose a shorter one: npm run build -- --out=FOLDER',
  EACCES:
    'You do not have permission to write to this folder. Change that, or build elsewhere: npm run build -- --out=FOLDER',
  ENOTDIR:
    'Part of this path is a file, not a folder. Rename that file, or build elsewhere: npm run build -- --out=FOLDER',
};
REASONS.EBUSY =
  'This folder is a disk of its own or in use by another program, so it cannot be replaced. Build into a folder inside it: npm run build -- --out=FOLDER';
REASONS.EXDEV = REASONS.EBUSY as string;
REASONS.EPERM = REASONS.EACCES as string;
REASONS.EEXIST = REASONS.ENOTDIR as string;

/**
 * Writes something new.
 * @param taken codes of the errors that say that something is there
 * @returns false after one of those
 */
export function isWritten(write: () => void, taken: string[]): boolean {
  try {
    write();
    return true;
  } catch (error) {
    if (!taken.includes(codeOf(error))) throw error;
    return false;
  }
}

/**
 * Runs a step that writes.
 * @param out the folder of the step
 * @throws BuildError that describes the disk error
 */
export function explained<Result>(out: string, step: () => Result): Result {
  try {
    return step();
  } catch (error) {
    const message = REASONS[codeOf(error)];
    if (message === undefined || error instanceof BuildError) throw error;
    throw new BuildError([{ where: path.relative(process.cwd(), path.dirname(out)) || '.', message }]);
  }
}
