import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { HEADERS } from '../../build/output/hosts/headers.ts';
import { ROUTES } from '../routes.ts';
import { ask, askRaw, tableRows } from './ask.ts';
import { type Nginx, startNginx } from './nginx-server.ts';
import { describeWith } from './programs.ts';
import { readmeRows, runFromReadme } from './readme.ts';
import { makeVersions, type Version, type Versions } from './site-versions.ts';

describeWith(
  { nginx: 'nginx' },
  'nginx, configured as in the README, with a site uploaded to its folder',
  () => {
    let versions: Versions;
    let port: number;
    let server: Nginx;

    const visit = (address: string) => ask(port, address);
    const page = (file: string) => readFile(path.join(versions.second.folder, file));

    beforeAll(async () => {
      versions = await makeVersions();
      const web = path.join(versions.base, 'web');
      const upload = ({ folder }: Version) =>
        runFromReadme('npm run upload -- /var', { '/var/www/site': `${web} --dist=${folder}` }, {});
      await upload(versions.first);
      await upload(versions.second);
      server = await startNginx(versions.base, web);
      port = server.port;
    });

    afterAll(async () => {
      await server?.stop();
      await versions?.remove();
    });

    it('serves every route precompressed', async () => {
      for (const route of ROUTES.filter((address) => address !== '/refund-policy/')) {
        const { status, headers, body } = await visit(route);
        expect([route, status, headers['content-encoding']]).toEqual([route, 200, 'gzip']);
        expect(gunzipSync(body).equals(await page(`${route.slice(1)}index.html`))).toBe(true);
      }
    });

    it.each(['/about-us', '/services/seo'])('redirects %s to the address with a slash', async (address) => {
      const { status, headers } = await visit(address);
      expect([status, headers.location]).toEqual([301, `http://localhost:${port}${address}/`]);
    });

    it.each([
      '/unknown',
      '/services/',
      '/services',
      '/assets/',
      '/refund-policy/',
      '/.htaccess',
      '/.built.json',
      '/_headers',
      '/_redirects',
    ])('answers %s with Not Found', async (address) => {
      const { status, headers, body } = await visit(address);
      expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
      expect(gunzipSync(body).equals(await page('404.html'))).toBe(true);
    });

    it('keeps the hashed files of both versions, which browsers may keep for a year', async () => {
      const files = [...versions.superseded, ...versions.second.files].filter((file) =>
        /\.(?:js|svg)$/.test(file),
      );
      expect(files.length).toBeGreaterThan(20);
      for (const file of files) {
        const { status, headers } = await visit(`/${file}`);
        expect([file, status, headers['cache-control']]).toEqual([
          file,
          200,
          'public, max-age=31536000, immutable',
        ]);
      }
    });

    it.each(['/', '/unknown', '/services/seo/'])('sends the security headers with %s', async (address) => {
      const { headers } = await visit(address);
      for (const [name, value] of Object.entries(HEADERS)) {
        expect([name, headers[name.toLowerCase()]]).toEqual([name, value]);
      }
    });

    it('does not serve the settings of other hosts that are in its folder', async () => {
      for (const file of ['_headers', '_headers.gz', '_redirects', '.built.json', '.env'])
        await writeFile(path.join(versions.base, 'web', file), 'secret');
      for (const address of [
        '/_headers',
        '/_headers.gz',
        '//_headers',
        '/%5fheaders',
        '/_redirects',
        '/.built.json',
        '/.env',
      ]) {
        const { status, body } = await visit(address);
        expect([address, status]).toEqual([address, 404]);
        expect(body.toString()).not.toContain('secret');
      }
    });

    it('sends the headers also with its answers to requests that it cannot parse', async () => {
      for (const request of [
        'GET /%zz HTTP/1.1\r\nHost: localhost',
        'GET / HTTP/1.1',
        'GET /../../etc/passwd HTTP/1.1\r\nHost: localhost',
      ]) {
        const answer = await askRaw(port, request);
        expect(answer).toMatch(/^HTTP\/1\.1 400 /);
        for (const [name, value] of Object.entries(HEADERS))
          expect(answer).toContain(`\r\n${name}: ${value}\r\n`);
      }
    });

    it.each(['//evil.example/', '//about-us', '//evil.example/../about-us', '/%5c%5cevil.example'])(
      'redirects nobody to another site: %s',
      async (address) => {
        const { headers } = await visit(address);
        expect(new URL(headers.location ?? '/', `http://localhost:${port}`).host).toBe(`localhost:${port}`);
      },
    );

    it('does not let browsers keep the answer for a missing hashed file', async () => {
      const { status, headers } = await visit('/assets/client/menu.ABCDEFGH.js');
      expect([status, headers['cache-control']]).toEqual([404, undefined]);
    });

    it('answers as the table in the README says', async () => {
      expect(readmeRows('nginx')).toEqual(await tableRows('nginx', versions.second.files, visit));
    });
  },
);
