import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { loadChecks } from '../run.ts';
import { pageWith, plantedSite } from './planted.ts';
import { FAULTS, HARMLESS } from './planted-faults.ts';

const run = plantedSite();
const checks = await loadChecks();
const hasJava = spawnSync('java', ['-version']).status === 0;
// Lighthouse takes long, and has its own file (lighthouse.test.ts).
const quick = checks.map(({ name }) => name).filter((name) => name !== 'lighthouse');

/** A check goes through many states, perhaps on a busy machine. */
const SLOW = 120_000;

describe('the audit', () => {
  it('has a planted fault for each check', () => {
    expect([...new Set(FAULTS.map(({ check }) => check))].sort()).toEqual(checks.map(({ name }) => name));
  });

  it.each(quick)(
    'finds nothing on a page without a fault: %s',
    async (name) => {
      expect((await run(name, pageWith())).findings).toEqual([]);
    },
    SLOW,
  );

  it.each(FAULTS.filter(({ check }) => quick.includes(check)))(
    'finds $fault: $check',
    async ({ check, parts, says }) => {
      if (check === 'nu' && !hasJava) return;
      const { findings } = await run(check, pageWith(parts), { 'a.js': '0' });
      expect(findings.join(' ')).toMatch(says);
    },
    SLOW,
  );

  it.each(HARMLESS)(
    'reports the planted fault in $what: $check',
    async ({ check, parts }) => {
      expect((await run(check, pageWith(parts))).findings).toEqual([]);
    },
    SLOW,
  );

  it('says so if Java is missing, instead of passing', async () => {
    const { PATH } = process.env;
    process.env.PATH = '';
    try {
      expect((await run('nu', pageWith({ main: '<p color="red">Red</p>' }))).cells).toEqual(['no Java']);
    } finally {
      process.env.PATH = PATH;
    }
  });
});
