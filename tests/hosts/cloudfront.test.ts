import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { indexFunction } from '../../build/output/hosts/cloudfront.ts';
import { ATTACKS, FILES, REDIRECTS, type Request, type Result } from './cloudfront-requests.ts';
import { describeWith, find } from './programs.ts';

// A small engine for ECMAScript 5.1 and a few later features, as used in servers.
describeWith({ njs: 'njs' }, 'the function for CloudFront, in an engine of a server', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'function-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  function run(requests: Request[]): Result[] {
    const file = path.join(folder, 'function.js');
    const calls = requests.map((request) => `handler(${JSON.stringify({ request })})`);
    writeFileSync(file, `${indexFunction()}\nconsole.log(JSON.stringify([${calls.join(',')}]));\n`);
    return JSON.parse(execFileSync(find('njs') ?? 'njs', [file], { encoding: 'utf8', timeout: 30_000 }));
  }

  it('finds files, adds slashes and keeps the query, and redirects nobody to another site', () => {
    const files = run(FILES.map(([uri]) => ({ uri, querystring: {} })));
    expect(files.map(({ uri }) => uri)).toEqual(FILES.map(([, file]) => file));
    const redirects = run(REDIRECTS.map(([, request]) => request));
    expect(redirects.map(({ headers }) => headers?.location.value)).toEqual(REDIRECTS.map(([, , to]) => to));
    const attacks = run(ATTACKS.map((uri) => ({ uri, querystring: {} })));
    expect(attacks.map(({ uri, statusCode }) => [uri, statusCode])).toEqual(
      ATTACKS.map((uri) => [uri, undefined]),
    );
  });
});
