import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { htaccess, serverHeaders } from '../../build/output/hosts/apache.ts';
import { HEADERS } from '../../build/output/hosts/headers.ts';
import { filesIn } from '../unit/small-site.ts';
import { type Apache, startApache, USUAL } from './apache-server.ts';
import { ask, askRaw } from './ask.ts';
import { describeWith } from './programs.ts';
import { itServesTheSite, unpacked } from './web-server-answers.ts';

const page = (file: string) => readFile(path.join('dist', file));
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
  let files: string[];
  const visit = (address: string, accept?: string) => ask(apache.port, address, 'localhost', accept);

  beforeAll(async () => {
    web = await mkdtemp(path.join(tmpdir(), 'web-'));
    await chmod(web, 0o755);
    await cp('dist', web, { recursive: true });
    await mkdir(path.join(web, '.git'));
    await writeFile(path.join(web, '.git/config'), 'secret');
    await writeFile(path.join(web, '.env'), 'secret');
    files = await filesIn('dist');
    apache = await startApache(web);
  });

  afterAll(async () => {
    await apache?.stop();
    await rm(web, { recursive: true, force: true });
  });

  itServesTheSite('Apache', 'br', () => ({ port: apache.port, folder: 'dist', files }));

  it.each([
    ['gzip', 'gzip'],
    ['br, gzip', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', undefined],
  ])('sends what the browser accepts: %s', async (accept, encoding) => {
    for (const [address, file] of [
      ['/about-us/', 'about-us/index.html'],
      ['/', 'index.html'],
      ['/sitemap.xml', 'sitemap.xml'],
    ] as const) {
      const answer = await visit(address, accept);
      expect([address, answer.headers['content-encoding']]).toEqual([address, encoding]);
      expect(answer.headers.vary).toContain('Accept-Encoding');
      expect(unpacked(answer).equals(await page(file))).toBe(true);
    }
  });

  it('does not serve its own settings', async () => {
    const { status, body } = await visit('/.htaccess', 'identity');
    expect(status).toBe(403);
    expect(body.equals(await page('404.html'))).toBe(true);
  });

  it.each([
    ['.js', 'text/javascript; charset=utf-8'],
    ['.svg', 'image/svg+xml; charset=utf-8'],
    ['.woff2', 'font/woff2'],
    ['.png', 'image/png'],
  ])('serves files that end in %s as %s', async (extension, type) => {
    const file = files.find((name) => name.startsWith('assets/') && name.endsWith(extension));
    expect((await visit(`/${file}`)).headers['content-type']).toBe(type);
  });

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
