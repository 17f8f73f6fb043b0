import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DEPARTURES, type Departure, partDepartures } from '../../audit/departures.ts';
import { type NamedCheck, type Result, staleDepartures } from '../../audit/run.ts';
import { cellsOf, formatDepartures } from '../../audit/table.ts';

const departure: Departure = { check: 'spin', route: '/a/', finding: /turns/, reason: 'It has to turn.' };
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
  it('is no finding, but no pass either: it is marked and told with its reason', () => {
    const result = parted('/a/', ['turns', 'falls']);
    expect(result.findings).toEqual(['falls']);
    expect(cellsOf(parted('/a/', ['turns']))).toEqual(['ok*']);
    expect(formatDepartures([result])).toBe('It has to turn.\n    /a/  spin: turns');
  });

  it('holds on its own route only', () => {
    expect(parted('/b/', ['turns']).findings).toEqual(['turns']);
  });

  it('that nothing fits any more is told', () => {
    expect(staleDepartures([parted('/a/', [])], [departure])).toHaveLength(1);
    expect(staleDepartures([parted('/a/', ['turns'])], [departure])).toEqual([]);
  });

  it('is not missed where its check or its route was left out', () => {
    expect(staleDepartures([parted('/b/', [])], [departure])).toEqual([]);
  });

  it('names a check that there is, and a reason', () => {
    const names = readdirSync('tests/audit/checks').map((file) => file.replace('.ts', ''));
    for (const { check: name, reason } of DEPARTURES) {
      expect(names).toContain(name);
      expect(reason.length).toBeGreaterThan(20);
    }
  });
});
