import { describe, expect, it } from 'vitest';
import { formatFindings, formatTable, tableOf } from '../../tools/audit/audit-table.ts';
import type { NamedCheck, Result } from '../../tools/audit/run.ts';

const check = (name: string, columns = [name]) =>
  ({ name, columns, about: '', run: async () => ({ findings: [] }) }) as NamedCheck;
const axe = check('axe');
const scores = check('lighthouse', ['Performance', 'SEO']);
const result = (part: Partial<Result>): Result => ({
  check: axe,
  route: '/',
  findings: [],
  met: [],
  ...part,
});

describe('the audit’s table', () => {
  it('has a row for each page and a column for each value, and is Markdown', () => {
    const results = [
      result({}),
      result({ route: '/a/', findings: ['x', 'y'] }),
      result({ check: scores, cells: ['99', '100'] }),
    ];
    expect(formatTable(tableOf(['/', '/a/'], [axe, scores], results))).toBe(
      `| Route | axe | Performance | SEO |
| ----- | --- | ----------- | --- |
| /     | ok  | 99          | 100 |
| /a/   | 2   | –           | –   |`,
    );
  });

  it('shows a check with two columns that failed to run as a finding in both', () => {
    const broken = result({ check: scores, findings: ['could not be checked: no browser'] });
    expect(tableOf(['/'], [scores], [broken])[1]).toEqual(['/', '1', '1']);
  });

  it('comes before the complete findings', () => {
    expect(formatFindings([result({}), result({ route: '/a/', findings: ['x', 'y'] })])).toBe(
      '/a/  axe\n    x\n    y',
    );
  });
});
