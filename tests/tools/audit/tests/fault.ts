import type { Parts } from './planted.ts';

/** A fault that a check must report, and a part of its expected message. */
export interface Fault {
  check: string;
  fault: string;
  parts: Parts;
  says: RegExp;
}
