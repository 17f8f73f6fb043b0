import type { Fault } from './fault.ts';
import { code } from './faults/code.ts';
import { look } from './faults/look.ts';
import { text } from './faults/text.ts';
import { use } from './faults/use.ts';
import type { Parts } from './planted.ts';

/** At least one for each check, which planted.test.ts verifies. */
export const FAULTS: Fault[] = [...look, ...text, ...use, ...code];

/** What looks like a fault but is not. */
export const HARMLESS: { check: string; what: string; parts: Parts }[] = [
  {
    check: 'motion',
    what: 'words that come late without moving',
    parts: {
      css: '@keyframes late { to { visibility: visible } } main p { animation: late 0s 15s forwards }',
    },
  },
  {
    check: 'forced-colors',
    what: 'a decoration that goes away',
    parts: { css: '@media (forced-colors: active) { hr { display: none } }', main: '<p>Words</p><hr>' },
  },
];
