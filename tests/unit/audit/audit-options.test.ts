import { describe, expect, it } from 'vitest';
import { assertKnown, readAuditOptions } from '../../tools/audit/audit-options.ts';

describe('the command line of the audit', () => {
  it('takes a built site, routes, checks to leave out and a place for the report', () => {
    expect(readAuditOptions(['--dist=out', '--only=/a/, /b/', '--skip=nu,lighthouse', '--html=r'])).toEqual({
      dist: 'out',
      html: 'r',
      only: ['/a/', '/b/'],
      skip: ['nu', 'lighthouse'],
    });
  });

  it('without anything means all of a new build', () => {
    expect(readAuditOptions([])).toEqual({ only: [], skip: [] });
  });

  it('refuses what it does not know, so that a typing error is no pass', () => {
    expect(() => readAuditOptions(['--skipp=nu'])).toThrow(/skipp/);
    expect(() => assertKnown(['/abuot/'], ['/', '/about/'], 'route')).toThrow(
      'Unknown route /abuot/. There are: /, /about/.',
    );
  });
});
