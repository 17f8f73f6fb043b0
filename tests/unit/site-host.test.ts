import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SiteHost, startHost } from '../tools/site-host.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'host-'));
let host: SiteHost;

const ask = (address: string, encoding = 'br, gzip') =>
  new Promise<IncomingMessage>((resolve) =>
    get(host.origin + address, { headers: { 'accept-encoding': encoding } }, (answer) =>
      resolve(answer.resume()),
    ),
  );

beforeAll(async () => {
  writeFileSync(path.join(folder, 'index.html'), 'Home');
  writeFileSync(path.join(folder, 'index.html.br'), brotliCompressSync('Home'));
  writeFileSync(path.join(folder, '404.html'), 'Missing');
  writeFileSync(path.join(folder, 'menu.D7T22QRF.js'), '0');
  host = await startHost(folder);
});
afterAll(() => {
  host.close();
  rmSync(folder, { recursive: true });
});

describe('the web server of audit and benchmarks', () => {
  it('sends the precompressed file to a browser that accepts it, and to no other', async () => {
    expect((await ask('/')).headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    });
    expect((await ask('/', 'gzip')).headers['content-encoding']).toBeUndefined();
    expect((await ask('/', 'identity')).headers['content-encoding']).toBeUndefined();
  });

  it('lets browsers keep hashed files for a year', async () => {
    expect((await ask('/menu.D7T22QRF.js')).headers['cache-control']).toMatch(/max-age=31536000, immutable/);
  });

  it('responds to unknown addresses, and those outside the site, with Not Found', async () => {
    for (const address of ['/nothing/', '/..%2f..%2fetc/passwd']) {
      const answer = await fetch(host.origin + address);
      expect([answer.status, await answer.text()]).toEqual([404, 'Missing']);
    }
  });

  it('receives enquiries', async () => {
    const answer = await fetch(`${host.origin}/start-trigger?key=preview`, { method: 'POST', body: '{}' });
    expect(await answer.json()).toEqual({ success: true });
  });
});
