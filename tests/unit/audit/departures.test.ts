import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cellsOf, formatDepartures } from '../../tools/audit/audit-table.ts';
import { DEPARTURES, type Departure, partDepartures } from '../../tools/audit/departures.ts';
import { type NamedCheck, type Result, staleDepartures } from '../../tools/audit/run.ts';

const everywhere: Departure = {
  check: 'spin',
  finding: /turns/,
  reason: 'It has to turn.',
  cause: 'demanded',
};
const departure: Departure = { ...everywhere, route: '/a/' };
const HEAD = '* Departures that the specification demands\n\nIt has to turn.\n';
const check = {
  name: 'spin',
  columns: ['spin'],
  about: '',
  run: async () => ({ findings: [] }),
} as NamedCheck;

const parted = (route: string, findings: string[]): Result => {
  const { outcome, met } = partDepartures('spin', route, { findings }, [departure]);
  return { ...outcome, met, check, route };
};

describe('a departure', () => {
  it('is neither a finding nor a pass: it is marked and listed with its reason', () => {
    const result = parted('/a/', ['turns', 'falls']);
    expect(result.findings).toEqual(['falls']);
    expect(cellsOf(parted('/a/', ['turns']))).toEqual(['ok*']);
    expect(formatDepartures([result])).toBe(`${HEAD}    spin, /a/: turns`);
  });

  it('required by the specification is listed apart from what a checker does not know', () => {
    const results = [departure, { ...departure, cause: 'unknown' as const }].map((one) =>
      partDepartures('spin', '/a/', { findings: ['turns'] }, [one]),
    );
    expect(formatDepartures(results).match(/^\* .*/gm)).toEqual([
      '* Departures that the specification demands',
      '* What a checker takes for wrong because it does not know it',
    ]);
  });

  it('shared by many pages is listed once', () => {
    const results = ['/a/', '/b/', '/c/', '/d/'].map((route, line) =>
      partDepartures('spin', route, { findings: [`${line}:1 turns`] }, [everywhere]),
    );
    expect(formatDepartures(results)).toBe(`${HEAD}    spin, 4 pages: turns`);
  });

  it('applies only to its own route', () => {
    expect(parted('/b/', ['turns']).findings).toEqual(['turns']);
  });

  it('that no longer applies is reported', () => {
    expect(staleDepartures([parted('/a/', [])], true, [departure])).toHaveLength(1);
    expect(staleDepartures([parted('/a/', ['turns'])], true, [departure])).toEqual([]);
  });

  it('is not reported as unused if its check, route or page was skipped', () => {
    expect(staleDepartures([parted('/a/', [])], false, [everywhere])).toEqual([]);
    expect(staleDepartures([{ ...parted('/a/', []), isLeftOut: true }], true, [departure])).toEqual([]);
    expect(staleDepartures([parted('/b/', [])], true, [departure])).toEqual([]);
  });

  it('names an existing check, and a reason', () => {
    const names = readdirSync('tests/tools/audit/checks').map((file) => file.replace('.ts', ''));
    for (const { check: name, reason } of DEPARTURES) {
      expect(names).toContain(name);
      expect(reason.length).toBeGreaterThan(20);
    }
  });
});
