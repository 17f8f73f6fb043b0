import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHost, listen } from '../../tools/audit/host.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'host-'));
const host = createHost(folder);
let origin: string;

const ask = (address: string, encoding = 'br, gzip') =>
  new Promise<IncomingMessage>((resolve) =>
    get(origin + address, { headers: { 'accept-encoding': encoding } }, (answer) => resolve(answer.resume())),
  );

beforeAll(async () => {
  writeFileSync(path.join(folder, 'index.html'), 'Home');
  writeFileSync(path.join(folder, 'index.html.br'), brotliCompressSync('Home'));
  writeFileSync(path.join(folder, '404.html'), 'Missing');
  writeFileSync(path.join(folder, 'menu.D7T22QRF.js'), '0');
  origin = await listen(host);
});
afterAll(() => {
  host.close();
  host.closeAllConnections();
  rmSync(folder, { recursive: true });
});

describe('the host of the audit', () => {
  it('sends the precompressed file to a browser that takes it, and to no other', async () => {
    expect((await ask('/')).headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
    });
    expect((await ask('/', 'identity')).headers['content-encoding']).toBeUndefined();
  });

  it('lets browsers keep hashed files for a year', async () => {
    expect((await ask('/menu.D7T22QRF.js')).headers['cache-control']).toMatch(/max-age=31536000, immutable/);
  });

  it('answers unknown addresses, and those outside of the site, with Not Found', async () => {
    expect((await ask('/nothing/')).statusCode).toBe(404);
    expect((await ask('/..%2f..%2fetc/passwd')).statusCode).toBe(404);
  });

  it('receives enquiries', async () => {
    const answer = await fetch(`${origin}/start-trigger?key=preview`, { method: 'POST', body: '{}' });
    expect(await answer.json()).toEqual({ success: true });
  });
});
