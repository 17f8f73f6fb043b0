import { describe, expect, it } from 'vitest';
import { assertKnown, readAuditOptions } from '../../tools/audit/audit-options.ts';

describe('the command line of the audit', () => {
  it('accepts a built site, routes, checks to skip and a folder for the report', () => {
    expect(readAuditOptions(['--dist=out', '--only=/a/, /b/', '--skip=nu,lighthouse', '--html=r'])).toEqual({
      dist: 'out',
      html: 'r',
      only: ['/a/', '/b/'],
      skip: ['nu', 'lighthouse'],
    });
  });

  it('audits everything of a new build by default', () => {
    expect(readAuditOptions([])).toEqual({ only: [], skip: [] });
  });

  it('refuses unknown options, so that a typo does not pass', () => {
    expect(() => readAuditOptions(['--skipp=nu'])).toThrow(/skipp/);
    expect(() => assertKnown(['/abuot/'], ['/', '/about/'], 'route')).toThrow(
      'Unknown route /abuot/. There are: /, /about/.',
    );
  });
});
