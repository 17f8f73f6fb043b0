import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { HEADERS } from '../../build/output/hosts/headers.ts';
import { type Answer, ask, tableRows } from './ask.ts';
import { readmeRows } from './readme.ts';

/** A web server that serves the site. */
export interface WebServer {
  port: number;
  /** The site as it was built. */
  folder: string;
  /** Its files. */
  files: readonly string[];
}

/** The body as a browser sees it. */
export function unpacked({ headers, body }: Answer): Buffer {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(body);
  return headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
}

/**
 * Declares what every web server with the site's settings does.
 * @param host its name in the README's table of responses
 * @param encoding the best one that it has
 * @param server known once the tests run
 */
export function itServesTheSite(host: string, encoding: 'br' | 'gzip', server: () => WebServer): void {
  const visit = (address: string) => ask(server().port, address);
  const file = (name: string) => readFile(path.join(server().folder, name));

  it('serves every page precompressed', async () => {
    for (const page of server().files.filter((name) => name.endsWith('index.html'))) {
      const answer = await visit(`/${page.replace(/index\.html$/, '')}`);
      expect([page, answer.status, answer.headers['content-encoding']]).toEqual([page, 200, encoding]);
      expect(unpacked(answer).equals(await file(page))).toBe(true);
    }
  });

  it.each(['/about-us', '/services/seo'])('redirects %s to the address with a slash', async (address) => {
    const { status, headers } = await visit(address);
    expect([status, headers.location?.replace(/^http:\/\/localhost(:\d+)?/, '')]).toEqual([
      301,
      `${address}/`,
    ]);
  });

  it.each([
    '/unknown',
    '/services',
    '/services/',
    '/assets/',
    '/assets/client/',
    '/.env',
    '/.git/config',
    '/.built.json',
    '/_headers',
    '/_headers.gz',
    '//_headers',
    '/%5fheaders',
    '/_redirects',
  ])('answers %s with Not Found', async (address) => {
    const answer = await visit(address);
    expect([answer.status, answer.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(unpacked(answer).equals(await file('404.html'))).toBe(true);
  });

  it('lets browsers keep every hashed file for a year, but not the answer for a missing one', async () => {
    const hashed = server().files.filter((name) => /^assets\/.*\.(?:js|svg|woff2|png)$/.test(name));
    expect(hashed.length).toBeGreaterThan(40);
    for (const name of hashed) {
      const { status, headers } = await visit(`/${name}`);
      const caching = headers['cache-control'];
      expect([name, status, caching]).toEqual([name, 200, 'public, max-age=31536000, immutable']);
    }
    const missing = await visit('/assets/client/menu.ABCDEFGH.js');
    expect(missing.status).toBe(404);
    expect(missing.headers['cache-control'] ?? 'no-cache').toBe('no-cache');
  });

  it.each(['/', '/about-us', '/unknown', '/robots.txt'])(
    'sends the security headers with %s',
    async (address) => {
      const { headers } = await visit(address);
      for (const [name, value] of Object.entries(HEADERS))
        expect([name, headers[name.toLowerCase()]]).toEqual([name, value]);
    },
  );

  it.each([
    '//evil.example/',
    '//about-us',
    '/\\about-us',
    '/%5c%5cevil.example',
    '//evil.example/..',
    '//evil.example/../about-us',
  ])('redirects nobody to another site: %s', async (address) => {
    const { headers } = await visit(address);
    expect(new URL(headers.location ?? '/', 'http://localhost').hostname).toBe('localhost');
  });

  it('answers as the table in the README says', async () => {
    expect(readmeRows(host)).toEqual(await tableRows(host, server().files, visit));
  });
}
