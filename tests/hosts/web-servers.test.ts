import { execFileSync } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import vm from 'node:vm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { resolveRedirects } from '../../build/content/redirects.ts';
import { htaccess, serverHeaders } from '../../build/output/hosts/apache.ts';
import { indexFunction } from '../../build/output/hosts/cloudfront.ts';
import { HEADERS } from '../../build/output/hosts/headers.ts';
import { nginxRedirects } from '../../build/output/hosts/nginx.ts';
import { redirectsFile } from '../../build/output/hosts/redirects-file.ts';
import { filesIn } from '../unit/small-site.ts';
import { startApache, USUAL } from './apache-server.ts';
import { ask, askRaw } from './ask.ts';
import { startNginx } from './nginx-server.ts';
import { describeUnless, missing, type WebServer } from './programs.ts';
import { readmeRows, runFromReadme } from './readme.ts';
import { BUCKET, startS3Server } from './s3-server.ts';
import { ASKED, MOVED, NOT_MOVED } from './sample-redirects.ts';
import { markAsRelease } from './site-versions.ts';

const redirects = resolveRedirects(MOVED);
const S3_WEBSITE = { Host: `${BUCKET}.s3-website-us-east-1.amazonaws.com` };

let base: string;
/** The site, released with these redirects. */
let site: string;
let files: string[];

/** A download whose name has a date, which is no hash. */
const DATED = '/prices.20261101.pdf';

beforeAll(async () => {
  base = await mkdtemp(path.join(tmpdir(), 'web-servers-'));
  await chmod(base, 0o755);
  site = path.join(base, 'site');
  await cp('dist', site, { recursive: true });
  await writeFile(path.join(site, DATED), '%PDF');
  await writeFile(path.join(site, '_redirects'), redirectsFile(redirects));
  await writeFile(path.join(site, '.htaccess'), htaccess({ url: 'https://localhost' }, redirects));
  await markAsRelease(site);
  files = await filesIn(site);
});
afterAll(() => rm(base, { recursive: true, force: true }));

/** Puts files into a web root that no visitor may see. */
async function addSecrets(web: string): Promise<void> {
  await mkdir(path.join(web, '.git'));
  for (const file of ['.env', '.git/config', '_headers', '_headers.gz', '_redirects', '.built.json'])
    await writeFile(path.join(web, file), 'secret');
}

const page = (file: string) => readFile(path.join(site, file));

/** The target of a redirect; on this site, only the path. */
const locationOf = ({ headers }: { headers: IncomingHttpHeaders }) =>
  headers.location?.replace(/^https?:\/\/(?:localhost|127\.0\.0\.1|[a-z-]+\.s3-website[^/:]*)(?::\d+)?/, '');

const SERVERS = {
  async Apache() {
    const web = path.join(base, 'apache');
    await cp(site, web, { recursive: true });
    await addSecrets(web);
    return startApache(web);
  },
  async nginx() {
    const web = path.join(base, 'web');
    await runFromReadme('npm run upload -- /var', { '/var/www/site': `${web} --dist=${site}` });
    await addSecrets(web);
    return startNginx(base, web, nginxRedirects(redirects));
  },
  async S3() {
    const server = await startS3Server(base);
    const place = `${server.at(server.port)} --dist=${site}`;
    await runFromReadme('npm run upload -- s3://', { 's3://BUCKET': place }, server.environment);
    return server;
  },
};
const APACHE = { apache2: 'apache2' };
const PROGRAMS = { Apache: APACHE, nginx: { nginx: 'nginx' }, S3: {} };

for (const name of ['Apache', 'nginx', 'S3'] as const) {
  describeUnless(missing(PROGRAMS[name]), `${name} with the settings of the site`, () => {
    const isS3 = name === 'S3';
    const isApache = name === 'Apache';
    let server: WebServer;
    const visit = (address: string, headers = {}) =>
      ask(server.port, address, { ...(isS3 && S3_WEBSITE), ...headers });

    beforeAll(async () => {
      server = await SERVERS[name]();
    });
    afterAll(() => server?.stop());

    it('answers as the table in the README says', async () => {
      const rows = [];
      for (const [what, address] of [
        ['/about-us', '/about-us'],
        ['/about-us/', '/about-us/'],
        ['/services/', '/services/'],
        ['/unknown', '/unknown'],
        ['hashed file', `/${files.find((file) => /menu.*\.js$/.test(file))}`],
        ['/.htaccess', '/.htaccess'],
      ] as const) {
        const answer = await visit(address);
        const { 'cache-control': caching = '–', 'content-encoding': packed = '–' } = answer.headers;
        const cells = [name, what, answer.status, locationOf(answer) ?? '–', caching, packed];
        rows.push(`| ${cells.join(' | ')} |`);
      }
      expect(rows).toEqual(readmeRows(name));
    });

    it('serves every page compressed', async () => {
      for (const file of files.filter((name) => name.endsWith('index.html'))) {
        const { status, headers, body } = await visit(`/${file.replace(/index\.html$/, '')}`);
        expect([file, status, headers['content-encoding']]).toEqual([file, 200, isApache ? 'br' : 'gzip']);
        if (!isS3) expect(headers.vary).toContain('Accept-Encoding');
        expect(body.equals(await page(file))).toBe(true);
      }
    });

    it('lets browsers keep every hashed file for a year, but not the answer for a missing one', async () => {
      const hashed = files.filter((file) => /^assets\/.*\.(?:js|svg|woff2|png)$/.test(file));
      expect(hashed.length).toBeGreaterThan(40);
      for (const file of hashed) {
        const { status, headers } = await visit(`/${file}`);
        const answer = [file, status, headers['cache-control']];
        expect(answer).toEqual([file, 200, 'public, max-age=31536000, immutable']);
      }
      const { status, headers } = await visit('/assets/client/menu.ABCDEFGH.js');
      expect([status, headers['cache-control'] ?? 'no-cache']).toEqual([404, 'no-cache']);
      expect((await visit(DATED)).headers['cache-control']).toBe('no-cache');
    });

    it.each([
      ['.js', /^(?:text|application)\/javascript/],
      ['.svg', /^image\/svg\+xml/],
      ['.woff2', /^font\/woff2$/],
      ['.png', /^image\/png$/],
      ['sitemap.xml', /^(?:text|application)\/xml/],
      ['.webmanifest', /^application\/manifest\+json/],
    ])('serves files that end in %s as what they are', async (ending, type) => {
      const { headers } = await visit(`/${files.find((file) => file.endsWith(ending))}`);
      expect(headers['content-type']).toMatch(type);
    });

    it.each([
      '/services',
      '/assets/client/',
      '/.env',
      '/.git/config',
      '/.built.json',
      '/_headers',
      '/_headers.gz',
      '/%5fheaders',
      '/_redirects',
      '/robots.txt/x',
      // On S3 that is another file's name.
      ...(isS3 ? [] : ['//_headers']),
    ])('answers %s with Not Found', async (address) => {
      const { status, headers, body } = await visit(address);
      expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
      expect(body.equals(await page('404.html'))).toBe(true);
    });

    it('redirects each old address to its new one with its query, and reports pages that are gone', async () => {
      for (const [address, to] of ASKED) {
        let answer = await visit(address);
        // S3 first redirects to the address with a slash.
        if (isS3 && answer.status === 302) answer = await visit(answer.headers.location ?? '');
        const status = to === undefined ? (isS3 ? 404 : 410) : 301;
        expect([address, answer.status, locationOf(answer)]).toEqual([address, status, to]);
      }
      for (const address of NOT_MOVED) expect((await visit(address)).status, address).toBe(404);
      expect((await visit('/spring-offer/')).body.toString()).toContain('<h1');
      const query = '?utm_source=mail&b=%2F';
      if (!isS3) expect(locationOf(await visit(`/prices.html${query}`))).toBe(`/packages/${query}`);
    });

    it.skipIf(isS3)('redirects nobody to another site', async () => {
      const evil = ['//evil.example/', '/%5c%5cevil.example', '//evil.example/../about-us'];
      for (const address of [...evil, '//about-us', '/\\about-us']) {
        const { headers } = await visit(address);
        expect(new URL(headers.location ?? '/', 'http://localhost').hostname, address).toBe('localhost');
      }
    });

    // Apache needs them in the server's settings for the built-in pages of errors, which no folder can change.
    it.skipIf(isS3)('sends the security headers once, also to requests that it cannot parse', async () => {
      const strict = isApache ? await startApache(site, USUAL, serverHeaders()) : server;
      const rest = 'HTTP/1.1\r\nHost: localhost\r\nConnection: close';
      for (const [{ port }, request, status] of [
        [server, `GET / ${rest}`, 200],
        [server, `GET /about-us ${rest}`, 301],
        [server, `GET /unknown ${rest}`, 404],
        [server, `GET /robots.txt ${rest}`, 200],
        [strict, `GET /about-us/ ${rest}`, 200],
        [strict, `GET /%zz ${rest}`, 400],
        [strict, `GET /../../etc/passwd ${rest}`, 400],
        [strict, 'GET / HTTP/1.1', 400],
        [strict, `GET /${'a'.repeat(300)} ${rest}`, isApache ? 403 : 404],
      ] as const) {
        const lines = (await askRaw(port, request)).split('\r\n');
        expect([request, lines[0]]).toEqual([request, expect.stringContaining(` ${status} `)]);
        for (const [name, value] of Object.entries(HEADERS))
          expect(lines.filter((line) => line.startsWith(`${name}:`))).toEqual([`${name}: ${value}`]);
      }
      if (isApache) await strict.stop();
    });
  });
}

describeUnless(missing(APACHE), 'Apache with the settings of the site', () => {
  it('sends what the browser accepts', async () => {
    const server = await startApache(site);
    for (const [accept, encoding] of [
      ['gzip', 'gzip'],
      ['br, gzip', 'br'],
      ['br;q=0, gzip', 'gzip'],
      ['identity', undefined],
    ]) {
      const { headers, body } = await ask(server.port, '/about-us/', { 'Accept-Encoding': accept ?? '' });
      expect([accept, headers['content-encoding']]).toEqual([accept, encoding]);
      expect(headers.vary).toContain('Accept-Encoding');
      expect(body.equals(await page('about-us/index.html'))).toBe(true);
    }
    await server.stop();
  });

  it('redirects to https if the content says so, also behind a proxy, and never twice', async () => {
    const web = path.join(base, 'secure');
    await cp(site, web, { recursive: true });
    const settings = htaccess({ url: 'https://www.lantern.example', redirectToHttps: true }, []);
    await writeFile(path.join(web, '.htaccess'), settings);
    const server = await startApache(web);
    const { status, headers } = await ask(server.port, '/about-us/', { Host: 'evil.example' });
    expect([status, headers.location]).toEqual([301, 'https://www.lantern.example/about-us/']);
    const secure = await ask(server.port, '/about-us/', { 'X-Forwarded-Proto': 'https' });
    expect(secure.status).toBe(200);
    await server.stop();
  });

  it.each(USUAL)('also works without mod_%s', async (missing) => {
    const web = await mkdtemp(path.join(base, 'poorer-'));
    await chmod(web, 0o755);
    await cp(site, web, { recursive: true });
    await addSecrets(web);
    const modules = USUAL.filter((name) => name !== missing);
    const server = await startApache(web, modules);
    const visit = (address: string) => ask(server.port, address, { 'Accept-Encoding': 'identity' });
    for (const address of ['/about-us/', '/services/seo/'])
      expect([address, (await visit(address)).status]).toEqual([address, 200]);
    expect((await visit('/unknown')).status).toBe(404);
    for (const address of ['/_headers', '/.built.json', '/.env']) {
      const { status, body } = await visit(address);
      expect([403, 404], address).toContain(status);
      expect(body.toString()).not.toContain('secret');
    }
    await server.stop();
  });
});

// Its rules: tests/unit/cloudfront-function.test.ts.
describeUnless(missing({ njs: 'njs' }), 'the function for CloudFront with the redirects of the site', () => {
  it('answers in the JavaScript of CloudFront as in that of Node', async () => {
    const events = [...ASKED.map(([uri]) => uri), ...NOT_MOVED].map((uri) => ({
      request: { uri, querystring: {} },
    }));
    const each = 'forEach(function (event) { console.log(JSON.stringify(handler(event))); })';
    const program = `${indexFunction(redirects)}; ${JSON.stringify(events)}.${each}`;
    const file = path.join(base, 'function.js');
    await writeFile(file, program);
    const output = execFileSync('njs', [file], { encoding: 'utf8', timeout: 30_000 });
    const lines: string[] = [];
    vm.runInNewContext(program, { console: { log: (line: string) => lines.push(line) } });
    expect(output.trim().split('\n')).toEqual(lines);
  });
});
