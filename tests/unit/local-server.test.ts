import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type RequestOptions,
  request,
} from 'node:http';
import path from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createDevServer } from '../../build/commands/dev/server.ts';
import type { SiteVersion } from '../../build/commands/dev/site-version.ts';
import { Updates } from '../../build/commands/dev/updates.ts';
import { createPreview } from '../../build/commands/preview.ts';
import { listen, networkHosts, readPort } from '../../build/commands/server/listening.ts';
import { checkRequest } from '../../build/commands/server/request-rules.ts';
import { startServer } from './server.ts';
import { type Site, site } from './small-site.ts';

const TRIGGER = '/start-trigger?key=preview';
const JSON_BODY = { 'Content-Type': 'application/json' };
const ENQUIRY = { name: 'Ada', email: 'ada@lantern.example', phone: '3605550100', message: 'Ten letters' };

/** Sends a request without normalizing it, like an attacker. */
const askAt =
  (port: number) =>
  async (path: string, { body, ...options }: RequestOptions & { body?: string } = {}) => {
    const sent = request({ host: '127.0.0.1', port, path, agent: false, ...options }).end(body);
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    const { statusCode: status, headers } = response;
    return { status, headers, body: (await response.toArray()).join('') };
  };

const previewOf = ({ root, out }: Site) => createPreview(out, path.join(root, 'enquiries.jsonl'), () => {});

/** `npm start` with the small site. */
async function preview(isOpen = false) {
  const small = await site({
    'secret.txt': 'secret',
    'dist-old/index.html': 'secret',
    'static/.well-known/security.txt': 'Contact: us',
    'content/redirects.yaml':
      'redirects:\n  - from: /old/\n    to: /packages/\n  - from: /gone/\n    gone: true\n',
  });
  await small.build();
  const port = await startServer(previewOf(small), isOpen);
  return { small, port, ask: askAt(port) };
}

/** `npm run dev` with a version of one page. */
async function dev(isOpen = false) {
  const small = await site();
  const version = {
    notFound: '/404/',
    page: async (path: string) =>
      ['/', '/404/'].includes(path) ? '<!DOCTYPE html><title>Lantern</title><body></body>' : undefined,
    file: async (name: string) => (name === '.well-known/security.txt' ? 'Contact: us' : undefined),
    redirect: (path: string) => (path === '/old/' ? { from: path, to: '/' } : undefined),
  } as Partial<SiteVersion> as SiteVersion;
  // Where `npm run dev` prints enquiries.
  vi.spyOn(console, 'log').mockImplementation(() => {});
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  const shown = { version, edition: 1, script: '', updates: new Updates() };
  const port = await startServer(
    createDevServer(small.root, shown, () => {}),
    isOpen,
  );
  return { port, ask: askAt(port) };
}

describe('a local server', () => {
  type Request = [url: string, headers?: Record<string, string>, method?: string];
  const rule = (...[url, headers = {}, method = 'GET']: Request) =>
    checkRequest(
      { method, url, headers: { host: 'localhost:3000', ...headers } },
      ['localhost', '[::1]'],
      3000,
    );

  it('answers at each name of this machine', () => {
    for (const host of ['localhost:3000', '[::1]:3000', 'LOCALHOST:3000']) {
      const origin = `http://${host}`;
      expect(rule('/a%20b/?c', { host })).toBe('/a b/');
      expect(rule(TRIGGER, { host, origin }, 'POST')).toBe('/start-trigger');
    }
  });

  const hosts = ['evil.example', 'localhost.evil.example', 'localhost', 'localhost:1'];
  const origins = ['https://evil.example', 'null', 'http://localhost:1', 'http://localhost'];
  const urls = (list: string): Request[] => list.split(' ').map((url) => [url]);

  it.each<[number, string, Request[]]>([
    [403, 'asks for another host name (DNS rebinding)', hosts.map((host) => ['/', { host }])],
    [403, 'an enquiry of another site', origins.map((origin) => [TRIGGER, { origin }, 'POST'])],
    [403, 'the preflight of another site', origins.map((origin) => [TRIGGER, { origin }, 'OPTIONS'])],
    // It would see what another server answers there later.
    [403, 'a service worker', [['/worker.js', { 'service-worker': 'script' }]]],
    [400, 'malformed', urls('/%E0%A4%A /% /%00 /\\..\\secret.txt //evil.example/x http://evil.example/ *')],
    [404, 'hidden', urls('/.htaccess /.built.json /_headers /_HEADERS /%2ehtaccess /.git/config /x/.env')],
    [404, 'outside', urls('/../enquiries.jsonl /..%2fenquiries.jsonl')],
    [405, 'neither GET nor HEAD', ['POST', 'PUT', 'OPTIONS'].map((method) => ['/', {}, method])],
  ])('refuses with status %i what is %s', (status, _what, requests) => {
    for (const request of requests) expect(rule(...request), String(request)).toMatchObject({ status });
  });
});

describe.each([
  ['npm start', preview],
  ['npm run dev', dev],
])('%s', (_name, serve) => {
  it('serves pages, and .well-known, where others look for a contact', async () => {
    const { ask } = await serve();
    expect(await ask('/')).toMatchObject({ status: 200, body: expect.stringContaining('Lantern') });
    expect(await ask('/.well-known/security.txt')).toMatchObject({ status: 200, body: 'Contact: us' });
    expect(await ask('/', { method: 'HEAD' })).toMatchObject({ status: 200, body: '' });
    expect(await ask('/nothing', { method: 'HEAD' })).toMatchObject({ status: 404, body: '' });
    expect((await ask('/', { method: 'PUT' })).headers.allow).toBe('GET, HEAD');
  });

  it('accepts enquiries, but none that a page of another site could post without a preflight', async () => {
    const { ask } = await serve();
    const body = JSON.stringify(ENQUIRY);
    const post = (headers: OutgoingHttpHeaders) => ask(TRIGGER, { method: 'POST', headers, body });
    expect(await post(JSON_BODY)).toMatchObject({ status: 200, body: '{"success":true}' });
    expect((await post({ 'Content-Type': 'text/plain' })).status).toBe(415);
    expect((await post({ ...JSON_BODY, Host: 'evil.example' })).status).toBe(403);
  });

  const [host = ''] = networkHosts();

  it.skipIf(!host)(
    'can be reached from the network only with --host, by addresses of this machine',
    async () => {
      const closed = await serve();
      await expect(closed.ask('/', { host })).rejects.toThrow('ECONNREFUSED');
      const { port, ask } = await serve(true);
      for (const [name, status] of Object.entries({ [host]: 200, localhost: 200, 'evil.example': 403 }))
        expect((await ask('/', { host, headers: { Host: `${name}:${port}` } })).status, name).toBe(status);
    },
  );
});

describe('npm run dev', () => {
  it('has the browser ask anew for each address, also for one that has moved, as that may be undone', async () => {
    const { ask } = await dev();
    const answers = await Promise.all(['/', '/old/', '/nothing/'].map((path) => ask(path)));
    expect(answers.map(({ status, headers }) => [status, headers['cache-control']])).toEqual([
      [200, 'no-store'],
      [301, 'no-store'],
      [404, 'no-store'],
    ]);
  });
});

describe('npm start', () => {
  it('redirects an address without its slash and an old one, never to another host', async () => {
    const { ask } = await preview();
    const asked = async (address: string) => {
      const { status, headers } = await ask(address);
      return [status, headers.location];
    };
    expect(await asked('/packages?from=mail')).toEqual([301, '/packages/?from=mail']);
    expect(await asked('/old')).toEqual([301, '/packages/']);
    expect(await asked('/gone')).toEqual([410, undefined]);
    for (const address of ['//packages', '///packages', '/%2f/packages', '/\\packages'])
      expect((await ask(address)).headers.location ?? '/').toMatch(/^\/(?![\\/])/);
  });

  it('shows Not Found for an unknown address, a folder, and whatever is outside the site', async () => {
    const { small, ask } = await preview();
    const notFound = { status: 404, body: await small.read('404.html') };
    for (const address of ['/nothing/', '/nothing', '/404/', '/services', '/services/', '/assets/'])
      expect(await ask(address), address).toMatchObject(notFound);
    for (const address of ['/../secret.txt', '/..%2fdist-old/', '/x/..%2f..%2fsecret.txt']) {
      const { status, body } = await ask(address);
      expect([status, body], address).toEqual([404, expect.not.stringContaining('secret')]);
    }
  });

  it('says so while a build replaces the site', async () => {
    const small = await site();
    const ask = askAt(await startServer(previewOf(small)));
    const absent = { status: 503, body: 'The site is being built. Reload this page.\n' };
    expect(await ask('/packages/')).toMatchObject(absent);
    await small.build();
    expect((await ask('/packages/')).status).toBe(200);
  });

  it('uses port 3000 unless PORT names another one', () => {
    expect([readPort(undefined), readPort('8080')]).toEqual([3000, 8080]);
    for (const value of ['http', '80.5', '65536'])
      expect(() => readPort(value)).toThrow(`from 0 to 65535, but it is "${value}".`);
  });

  it('says what to do if its port is in use', async () => {
    const port = await startServer(createServer());
    await expect(listen(createServer(), port)).rejects.toThrow(
      `Port ${port} is used by another program. Stop that one, or set another port before the command: PORT=${port + 1}, in PowerShell $env:PORT=${port + 1};`,
    );
  });
});
