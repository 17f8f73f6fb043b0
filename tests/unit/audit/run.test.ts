import type { Browser } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { cellsOf } from '../../tools/audit/audit-table.ts';
import type { Check } from '../../tools/audit/check.ts';
import { runCheck, runChecks } from '../../tools/audit/run.ts';

const page = { route: '/a/', path: '/a/', file: 'a/index.html', html: '' };
const context = { browser: {} as Browser, chromium: '', origin: 'http://localhost' };
const named = (name: string, run: Check['run'], alone = false) => ({
  name,
  columns: [name],
  about: '',
  alone,
  run,
});

describe('the run of the audit', () => {
  it('reports a check that fails to run as a finding, never as a pass', async () => {
    const broken = named('spin', async () => {
      throw new Error('the menu never opened');
    });
    const result = await runCheck(page, broken, context);
    expect(result.findings).toEqual(['could not be checked: the menu never opened']);
    expect(cellsOf(result)).toEqual(['1']);
  });

  it('runs a check that measures time alone', async () => {
    let running = 0;
    const most: Record<string, number> = {};
    const counted = (name: string, alone: boolean) =>
      named(
        name,
        async () => {
          running += 1;
          most[name] = Math.max(most[name] ?? 0, running);
          await new Promise((resolve) => setTimeout(resolve, 5));
          running -= 1;
          return { findings: [] };
        },
        alone,
      );
    const pages = ['/a/', '/b/', '/c/'].map((route) => ({ ...page, route }));
    const results = await runChecks(pages, [counted('alone', true), counted('beside', false)], context);
    expect(results).toHaveLength(6);
    expect(most).toEqual({ alone: 1, beside: 2 });
  });
});
