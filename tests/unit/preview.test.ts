import { createServer, get } from 'node:http';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { progressLine } from '../../build/commands/build/progress-line.ts';
import { createPreview } from '../../build/commands/preview.ts';
import { listen, readPort } from '../../build/commands/server/listening.ts';
import { buildSite } from '../../build.ts';
import { site } from './small-site.ts';

interface Answer {
  status: number | undefined;
  location: string | undefined;
  body: string;
}

/** Builds the small site and serves it; the server stops at the end of the test. */
async function preview() {
  const small = await site({ 'secret.txt': 'not for visitors', 'dist-old/index.html': 'not for visitors' });
  await small.build();
  const server = createPreview(small.out, path.join(small.root, 'enquiries.jsonl'), () => {});
  const port = await listen(server, 0);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  // Not fetch, which normalizes the address and follows redirects.
  const visit = (address: string) =>
    new Promise<Answer>((resolve, reject) => {
      get({ port, path: address }, (response) => {
        let body = '';
        response.setEncoding('utf8');
        response.on('data', (chunk) => {
          body += chunk;
        });
        response.on('end', () =>
          resolve({ status: response.statusCode, location: response.headers.location, body }),
        );
      }).on('error', reject);
    });
  return { small, port, visit };
}

describe('the preview', () => {
  it('serves a page at its address', async () => {
    const { small, visit } = await preview();
    expect(await visit('/')).toMatchObject({ status: 200, body: await small.read('index.html') });
    expect(await visit('/packages/')).toMatchObject({
      status: 200,
      body: await small.read('packages/index.html'),
    });
    expect(await visit('/packages/?from=mail')).toMatchObject({ status: 200 });
  });

  it('serves a file', async () => {
    const { visit } = await preview();
    expect(await visit('/licence.txt')).toMatchObject({ status: 200, body: 'Nothing asks for this file.\n' });
  });

  it('redirects an address without its slash', async () => {
    const { visit } = await preview();
    expect(await visit('/packages')).toMatchObject({ status: 301, location: '/packages/' });
    expect(await visit('/packages?from=mail')).toMatchObject({
      status: 301,
      location: '/packages/?from=mail',
    });
  });

  it('never redirects a visitor to another host', async () => {
    const { visit } = await preview();
    for (const address of ['//packages', '///packages', '/%2f/packages', '/\\packages']) {
      const { location = '/' } = await visit(address);
      expect(location).toMatch(/^\/(?![\\/])/);
    }
  });

  it.each(['/nothing/', '/nothing', '/packages/nothing.html', '/404/'])(
    'answers an unknown address with the Not Found page: %s',
    async (address) => {
      const { small, visit } = await preview();
      expect(await visit(address)).toMatchObject({ status: 404, body: await small.read('404.html') });
    },
  );

  it.each(['/services', '/services/', '/assets/', '/assets/images/'])(
    'lists no folder: %s',
    async (address) => {
      const { small, visit } = await preview();
      expect(await visit(address)).toMatchObject({ status: 404, body: await small.read('404.html') });
    },
  );

  it.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/..%2fdist-old/',
    '/packages/..%2f..%2fsecret.txt',
    '/..%5csecret.txt',
    '/%00',
    '/%',
  ])('serves nothing outside the site: %s', async (address) => {
    const { visit } = await preview();
    const { status, body } = await visit(address);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(body).not.toContain('not for visitors');
  });

  it('accepts enquiries', async () => {
    const { port } = await preview();
    const headers = { 'Content-Type': 'application/json' };
    const response = await fetch(`http://localhost:${port}/start-trigger?key=other`, {
      method: 'POST',
      headers,
    });
    expect(response.status).toBe(403);
  });
});

describe('the preview of a site that is being built for the first time', () => {
  it('says so at every address, on a page that reloads until the site is there', async () => {
    const small = await site();
    const server = createPreview(small.out, path.join(small.root, 'enquiries.jsonl'), () => {});
    const port = await listen(server, 0);
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    for (const address of ['/', '/packages/']) {
      const response = await fetch(`http://localhost:${port}${address}`);
      expect(response.status).toBe(503);
      const html = await response.text();
      expect(html).toContain('<h1>The site is being built</h1>');
      expect(html).toContain('<meta http-equiv="refresh" content="2">');
    }
    await small.build();
    expect((await fetch(`http://localhost:${port}/packages/`)).status).toBe(200);
  });
});

it('a build prints each step when it begins, on one line', async () => {
  const small = await site();
  let line = '';
  const onStep = progressLine((text) => {
    line += text;
  });
  await buildSite({ root: small.root, out: small.out, release: false, environment: {}, onStep });
  expect(line).toMatch(/^Building: read content, draw illustrations, .*make pages, .*compress, .*publish/);
});

describe('the port of the preview', () => {
  it('is 3000 unless PORT says otherwise', () => {
    expect(readPort(undefined)).toBe(3000);
    expect(readPort('8080')).toBe(8080);
  });

  it.each(['http', '80.5', '-1', '65536'])('is refused if PORT is not a port: %s', (value) => {
    expect(() => readPort(value)).toThrow(
      `PORT must be a whole number from 0 to 65535, but it is "${value}".`,
    );
  });

  it('is reported if it is in use, with what to do', async () => {
    const first = createServer();
    const port = await listen(first, 0);
    onTestFinished(() => {
      first.close();
    });
    await expect(listen(createServer(), port)).rejects.toThrow(
      `Port ${port} is used by another program. Stop that one, or choose another port: PORT=${port + 1} npm start`,
    );
  });
});
