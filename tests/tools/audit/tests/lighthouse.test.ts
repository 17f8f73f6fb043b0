import { describe, expect, it } from 'vitest';
import { pageWith, plantedSite } from './planted.ts';
import { FAULTS } from './planted-faults.ts';

const run = plantedSite();

/** Three loads, each in a new browser. */
const SLOW = 300_000;

describe('the audit by Lighthouse', () => {
  it.each(FAULTS.filter(({ check }) => check === 'lighthouse'))(
    'finds $fault',
    async ({ check, parts, says }) => {
      const { findings, cells = [] } = await run(check, pageWith(parts));
      expect(findings.join(' ')).toMatch(says);
      expect(cells.map(Number).every((score) => score > 0 && score <= 100)).toBe(true);
    },
    SLOW,
  );
});
