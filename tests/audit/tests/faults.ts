import { code } from './faults/code.ts';
import { look } from './faults/look.ts';
import { text } from './faults/text.ts';
import { use } from './faults/use.ts';
import type { Parts } from './planted.ts';

/** A fault that a check has to see, and a sign of it in what the check says. */
export interface Fault {
  check: string;
  fault: string;
  parts: Parts;
  says: RegExp;
}

/** At least one for each check: planted.test.ts asserts that. */
export const FAULTS: Fault[] = [...look, ...text, ...use, ...code];
