import { writeFile } from 'node:fs/promises';
import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request, type Server } from 'node:http';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { Browsers } from '../../build/commands/dev/browsers.ts';
import { createDevServer } from '../../build/commands/dev/server.ts';
import { createPreview } from '../../build/commands/preview.ts';
import {
  formatAddresses,
  listen,
  networkHosts,
  takeHostFlag,
} from '../../build/commands/server/listening.ts';
import { site } from './small-site.ts';

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

interface Question {
  method?: string;
  headers?: OutgoingHttpHeaders;
  body?: string;
  host?: string;
}

/** Sends a request without normalizing it, like an attacker. */
const askAt =
  (port: number) =>
  (address: string, question: Question = {}) =>
    new Promise<Answer>((resolve, reject) => {
      const { method = 'GET', headers = {}, body, host = '127.0.0.1' } = question;
      const sent = request({ host, port, path: address, method, headers, agent: false }, async (response) => {
        const text = (await response.toArray()).join('');
        resolve({ status: response.statusCode, headers: response.headers, body: text });
      });
      sent.on('error', reject);
      sent.end(body);
    });

/** Starts listening; the server stops at the end of the test. */
async function start(server: Server, isOpen = false) {
  const port = await listen(server, 0, isOpen);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { port, ask: askAt(port) };
}

const PAGE = '<!DOCTYPE html><title>Lamps</title><body>Lamps</body>';

/** `npm start` with a site of one page. */
async function preview(isOpen = false) {
  const { root } = await site({
    'dist/index.html': PAGE,
    'dist/404.html': 'Not Found',
    'dist/.htaccess': 'secret',
    'dist/.built.json': 'secret',
    'dist/_headers': 'secret',
    'dist/_redirects': 'secret',
    'dist/.well-known/security.txt': 'Contact: us',
  });
  const server = createPreview(path.join(root, 'dist'), path.join(root, 'enquiries.jsonl'), () => {}, isOpen);
  return { root, errors: [] as unknown[], ...(await start(server, isOpen)) };
}

/** `npm run dev` with a version of one page. */
async function dev(isOpen = false) {
  const { root } = await site();
  const errors: unknown[] = [];
  const version = {
    paths: ['/', '/404/'],
    notFound: '/404/',
    page: async () => PAGE,
    file: async (name: string) => (name === '.well-known/security.txt' ? 'Contact: us' : undefined),
    check: async () => {},
    redirect: () => undefined,
    weight: async () => 0,
    rendered: () => 0,
    drawings: new Map(),
  };
  // Where `npm run dev` prints enquiries.
  vi.spyOn(console, 'log').mockImplementation(() => {});
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  const shown = { version: () => version, onError: (error: unknown) => errors.push(error) };
  const server = createDevServer(root, shown, new Browsers(), '', isOpen);
  return { root, errors, ...(await start(server, isOpen)) };
}

const ENQUIRY = JSON.stringify({
  name: 'Ada Byron',
  email: 'ada@lantern.example',
  phone: '3605550100',
  message: 'Ten letters',
});
const JSON_BODY = { 'Content-Type': 'application/json' };
const TRIGGER = '/start-trigger?key=preview';

describe.each([
  ['npm start', preview],
  ['npm run dev', dev],
])('%s', (_name, serve) => {
  it('serves the site under each name of this machine', async () => {
    const { port, ask } = await serve();
    for (const host of ['localhost', '127.0.0.1', '[::1]', 'LOCALHOST']) {
      const { status, body } = await ask('/', { headers: { Host: `${host}:${port}` } });
      expect([status, body]).toEqual([200, expect.stringContaining('Lamps')]);
    }
  });

  it.each(['evil.example', 'localhost.evil.example', 'localhost', 'localhost:1', '192.168.1.20'])(
    'refuses a request for another host name (DNS rebinding): Host "%s"',
    async (host) => {
      const { ask } = await serve();
      const page = await ask('/', { headers: { Host: host } });
      expect([page.status, page.body]).toEqual([403, expect.not.stringContaining('Lamps')]);
      const headers = { ...JSON_BODY, Host: host };
      expect((await ask(TRIGGER, { method: 'POST', headers, body: ENQUIRY })).status).toBe(403);
    },
  );

  it.each(['https://evil.example', 'null', 'http://localhost:1', 'http://localhost'])(
    'accepts no enquiry from a page of another site: Origin "%s"',
    async (origin) => {
      const { ask } = await serve();
      const headers = { ...JSON_BODY, Origin: origin };
      expect((await ask(TRIGGER, { method: 'POST', headers, body: ENQUIRY })).status).toBe(403);
      expect((await ask(TRIGGER, { method: 'OPTIONS', headers })).status).toBe(403);
    },
  );

  it('accepts an enquiry from its own page', async () => {
    const { port, ask } = await serve();
    for (const host of ['localhost', '127.0.0.1', '[::1]']) {
      const headers = { ...JSON_BODY, Host: `${host}:${port}`, Origin: `http://${host}:${port}` };
      const { status, body } = await ask(TRIGGER, { method: 'POST', headers, body: ENQUIRY });
      expect([status, body]).toEqual([200, '{"success":true}']);
    }
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', ''])(
    'accepts no enquiry that a page could post without a preflight: %s',
    async (type) => {
      const { ask } = await serve();
      const headers = { 'Content-Type': type };
      expect((await ask(TRIGGER, { method: 'POST', headers, body: ENQUIRY })).status).toBe(415);
    },
  );

  it.each(['/%E0%A4%A', '/%', '/%00', '/\\..\\secret.txt', '//evil.example/x', 'http://evil.example/', '*'])(
    'reports the address %s as malformed, and nothing else happens',
    async (address) => {
      const { ask, errors } = await serve();
      expect((await ask(address)).status).toBe(400);
      expect(errors).toEqual([]);
    },
  );

  it.each([
    '/.htaccess',
    '/.built.json',
    '/_headers',
    '/_redirects',
    '/_HEADERS',
    '/%2ehtaccess',
    '/.git/config',
    '/x/.env',
    '/../enquiries.jsonl',
    '/..%2fenquiries.jsonl',
  ])('does not serve %s', async (address) => {
    const { root, ask } = await serve();
    await writeFile(path.join(root, 'enquiries.jsonl'), 'secret');
    const { status, body } = await ask(address);
    expect([status, body]).toEqual([404, expect.not.stringContaining('secret')]);
  });

  it('serves .well-known, where others look for a contact', async () => {
    const { ask } = await serve();
    expect(await ask('/.well-known/security.txt')).toMatchObject({ status: 200, body: 'Contact: us' });
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('has no page for %s', async (method) => {
    const { ask } = await serve();
    const { status, headers } = await ask('/', { method });
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
    expect((await ask('/%E0%A4%A', { method })).status).toBe(400);
  });

  it('answers HEAD without a body', async () => {
    const { ask } = await serve();
    expect(await ask('/', { method: 'HEAD' })).toMatchObject({ status: 200, body: '' });
    expect(await ask('/nothing', { method: 'HEAD' })).toMatchObject({ status: 404, body: '' });
  });

  it('survives an address longer than a file name can be, and prints nothing', async () => {
    const { ask, errors } = await serve();
    expect((await ask(`/${'x'.repeat(5000)}`)).status).toBe(404);
    expect(errors).toEqual([]);
  });

  it('prints no error when a visitor disconnects in the middle of a message', async () => {
    const { port, ask, errors } = await serve();
    const socket = connect(port, '127.0.0.1');
    const head = `POST ${TRIGGER} HTTP/1.1\r\nHost: localhost:${port}\r\nContent-Type: application/json\r\n`;
    await new Promise((resolve) => socket.write(`${head}Content-Length: 100\r\n\r\n{"na`, resolve));
    socket.resetAndDestroy();
    expect((await ask('/')).status).toBe(200);
    expect(errors).toEqual([]);
  });

  const [foreign] = Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4');

  it.skipIf(!foreign)('cannot be reached from the network', async () => {
    const { ask } = await serve();
    await expect(ask('/', { host: foreign?.address ?? '' })).rejects.toThrow('ECONNREFUSED');
  });

  it.skipIf(!foreign)('can be reached with --host, by the addresses of this machine only', async () => {
    const { port, ask } = await serve(true);
    const host = foreign?.address ?? '';
    const asked = (name: string) => ask('/', { host, headers: { Host: `${name}:${port}` } });
    expect((await asked(host)).status).toBe(200);
    expect((await asked('localhost')).status).toBe(200);
    expect((await asked('evil.example')).status).toBe(403);
  });
});

describe('npm start', () => {
  it('prints only the address of this machine by default', () => {
    expect(formatAddresses(3000, false, 'Ctrl+C stops it')).toBe('http://localhost:3000/  (Ctrl+C stops it)');
  });

  it('prints each address with --host, and what that means', () => {
    const said = formatAddresses(3000, true, 'Ctrl+C stops it');
    const [first] = networkHosts();
    expect(said).toContain(first ? `http://${first}:3000/  (for a phone` : 'in no network');
    if (first) expect(said).toContain('Everybody in that network can see the site and send enquiries here');
  });

  it('recognizes --host, and nothing that merely looks like it', () => {
    expect(takeHostFlag(['--host', '--out=x'])).toEqual({ isOpen: true, rest: ['--out=x'] });
    expect(takeHostFlag(['--hosts'])).toEqual({ isOpen: false, rest: ['--hosts'] });
  });

  it('also answers clients that resolve localhost to ::1, if there is such an address', async () => {
    const { ask } = await preview();
    const hasIPv6 = Object.values(networkInterfaces())
      .flatMap((list) => list ?? [])
      .some(({ address }) => address === '::1');
    if (hasIPv6) expect((await ask('/', { host: '::1' })).status).toBe(200);
    else await expect(ask('/', { host: '::1' })).rejects.toThrow();
  });
});
