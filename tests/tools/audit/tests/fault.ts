import type { Parts } from './planted.ts';

/** A fault that a check has to see, and a sign of it in what the check says. */
export interface Fault {
  check: string;
  fault: string;
  parts: Parts;
  says: RegExp;
}
