import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { htaccess, serverHeaders } from '../../build/output/hosts/apache.ts';
import { HEADERS } from '../../build/output/hosts/headers.ts';
import { ROUTES } from '../routes.ts';
import { filesIn } from '../unit/small-site.ts';
import { type Apache, startApache, USUAL } from './apache-server.ts';
import { ask, askRaw, tableRows } from './ask.ts';
import { describeWith } from './programs.ts';
import { readmeRows } from './readme.ts';

const page = (file: string) => readFile(path.join('dist', file));
const NOT_FOUND = [
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
  '/_redirects',
];

/** Requests that Apache refuses before it looks into a folder; browsers never send the first ones. */
const UNREADABLE: [what: string, request: string, status: number][] = [
  ['a broken % code', 'GET /%zz HTTP/1.1\r\nHost: localhost', 400],
  ['a way out of the folder', 'GET /../../etc/passwd HTTP/1.1\r\nHost: localhost', 400],
  ['a request without a host', 'GET / HTTP/1.1', 400],
  ['a broken header', 'GET / HTTP/1.1\r\nHost: localhost\r\nbroken', 400],
  ['no request at all', 'hello', 400],
  ['a coded slash', 'GET /a%2fb HTTP/1.1\r\nHost: localhost', 404],
  ['a coded zero', 'GET /a%00b HTTP/1.1\r\nHost: localhost', 404],
  ['a name that is too long', `GET /${'a'.repeat(300)} HTTP/1.1\r\nHost: localhost`, 403],
];

describeWith({ apache2: 'apache2' }, 'Apache with the .htaccess of the site', () => {
  let web: string;
  let apache: Apache;
  const visit = (address: string, accept?: string) => ask(apache.port, address, 'localhost', accept);

  beforeAll(async () => {
    web = await mkdtemp(path.join(tmpdir(), 'web-'));
    await chmod(web, 0o755);
    await cp('dist', web, { recursive: true });
    await mkdir(path.join(web, '.git'));
    await writeFile(path.join(web, '.git/config'), 'secret');
    await writeFile(path.join(web, '.env'), 'secret');
    apache = await startApache(web);
  });

  afterAll(async () => {
    await apache?.stop();
    await rm(web, { recursive: true, force: true });
  });

  it('serves every route precompressed', async () => {
    for (const route of ROUTES) {
      const { status, headers, body } = await visit(route);
      expect([route, status, headers['content-encoding'], headers['content-type']]).toEqual([
        route,
        200,
        'br',
        'text/html; charset=utf-8',
      ]);
      expect(body.equals(await page(`${route.slice(1)}index.html.br`))).toBe(true);
    }
  });

  it.each([
    ['gzip', 'gzip', gunzipSync],
    ['br, gzip', 'br', brotliDecompressSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
    ['identity', undefined, (body: Buffer) => body],
  ])('sends what the browser accepts: %s', async (accept, encoding, unpack) => {
    for (const [address, file] of [
      ['/about-us/', 'about-us/index.html'],
      ['/', 'index.html'],
      ['/sitemap.xml', 'sitemap.xml'],
    ] as const) {
      const { headers, body } = await visit(address, accept);
      expect([address, headers['content-encoding']]).toEqual([address, encoding]);
      expect(headers.vary).toContain('Accept-Encoding');
      expect(unpack(body).equals(await page(file))).toBe(true);
    }
  });

  it.each(['/about-us', '/services/seo'])('redirects %s to the address with a slash', async (address) => {
    const { status, headers } = await visit(address);
    expect([status, headers.location]).toEqual([301, `http://localhost${address}/`]);
  });

  it.each(NOT_FOUND)('answers %s with Not Found', async (address) => {
    const { status, headers, body } = await visit(address, 'identity');
    expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(body.equals(await page('404.html'))).toBe(true);
  });

  it('does not serve its own settings', async () => {
    const { status, body } = await visit('/.htaccess', 'identity');
    expect(status).toBe(403);
    expect(body.equals(await page('404.html'))).toBe(true);
  });

  it('serves every hashed file with its type, to be kept for a year', async () => {
    const files = (await filesIn('dist')).filter((file) => /^assets\/.*\.(?:js|svg|woff2|png)$/.test(file));
    expect(files.length).toBeGreaterThan(40);
    const types = {
      js: 'text/javascript; charset=utf-8',
      svg: 'image/svg+xml; charset=utf-8',
      woff2: 'font/woff2',
      png: 'image/png',
    };
    for (const file of files) {
      const { status, headers } = await visit(`/${file}`);
      const type = types[path.extname(file).slice(1) as keyof typeof types];
      expect([file, status, headers['cache-control'], headers['content-type']]).toEqual([
        file,
        200,
        'public, max-age=31536000, immutable',
        type,
      ]);
    }
  });

  it.each(['/', '/about-us', '/unknown', '/services/', '/robots.txt'])(
    'sends the security headers with %s',
    async (address) => {
      const { headers } = await visit(address);
      for (const [name, value] of Object.entries(HEADERS)) {
        expect([name, headers[name.toLowerCase()]]).toEqual([name, value]);
      }
    },
  );

  it('sends the security headers with its built-in error pages too, once they are in the server’s settings', async () => {
    const server = await startApache(web, USUAL, serverHeaders());
    try {
      for (const [what, request, status] of UNREADABLE) {
        const lines = (await askRaw(server.port, request)).split('\r\n');
        expect([what, lines[0]]).toEqual([what, expect.stringContaining(` ${status} `)]);
        for (const [name, value] of Object.entries(HEADERS))
          expect([what, lines.filter((line) => line.startsWith(`${name}:`))]).toEqual([
            what,
            [`${name}: ${value}`],
          ]);
      }
      const page = await askRaw(
        server.port,
        'GET /about-us/ HTTP/1.1\r\nHost: localhost\r\nConnection: close',
      );
      for (const name of Object.keys(HEADERS)) expect(page.split(`${name}: `)).toHaveLength(2);
    } finally {
      await server.stop();
    }
  });

  it.each(['//evil.example/', '//about-us', '/\\about-us', '/%5c%5cevil.example', '//evil.example/..'])(
    'redirects nobody to another site: %s',
    async (address) => {
      const { headers } = await visit(address);
      const to = headers.location ?? '/';
      expect(new URL(to, 'http://localhost').host).toBe('localhost');
    },
  );

  it('does not let browsers keep the answer for a missing hashed file', async () => {
    const { status, headers } = await visit('/assets/client/menu.ABCDEFGH.js');
    expect(status).toBe(404);
    expect(headers['cache-control'] ?? 'no-cache').toBe('no-cache');
  });

  it('redirects to https if the content says so, also behind a proxy, and never twice', async () => {
    const file = path.join(web, '.htaccess');
    await writeFile(file, htaccess(true));
    try {
      const { status, headers } = await visit('/about-us/');
      expect([status, headers.location]).toEqual([301, 'https://localhost/about-us/']);
      const secure = await ask(apache.port, '/about-us/', 'localhost', 'br', {
        'X-Forwarded-Proto': 'https',
      });
      expect(secure.status).toBe(200);
    } finally {
      await writeFile(file, htaccess(false));
    }
  });

  it('answers as the table in the README says', async () => {
    expect(readmeRows('Apache')).toEqual(await tableRows('Apache', await filesIn('dist'), visit));
  });

  it.each(USUAL)('also works without mod_%s', async (missing) => {
    const poorer = await startApache(
      web,
      USUAL.filter((name) => name !== missing),
    );
    try {
      for (const [address, status] of [
        ['/about-us/', 200],
        ['/services/seo/', 200],
        ['/unknown', 404],
      ] as const) {
        const answer = await ask(poorer.port, address, 'localhost', 'identity');
        expect([address, answer.status]).toEqual([address, status]);
      }
      for (const address of ['/_headers', '/.built.json', '/.env']) {
        const { status, body } = await ask(poorer.port, address, 'localhost', 'identity');
        expect([address, status === 404 || status === 403]).toEqual([address, true]);
        expect(body.toString()).not.toMatch(/secret|immutable|generator/);
      }
    } finally {
      await poorer.stop();
    }
  });
});
