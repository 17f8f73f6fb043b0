import { existsSync, readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { lookup } from 'mime-types';
import { CACHE, HASH, HEADERS } from '../../build/output/hosts/headers.ts';
import { good } from '../browser/fake-enquiry-service.ts';

/** Headers that Apache itself adds to a compressed page. */
const OF_APACHE = {
  Date: 'Sat, 21 Nov 2026 10:00:00 GMT',
  Server: 'Apache',
  'Last-Modified': 'Sat, 21 Nov 2026 09:00:00 GMT',
  ETag: '"36a5-63c1f0a2b7d40"',
  'Accept-Ranges': 'bytes',
};

const hashed = new RegExp(HASH);

/** A host's response to an address. @returns head and body, compressed if the build made a `.br` file */
function answerOf(address: string) {
  const named = path.join('dist', address.endsWith('/') ? `${address}index.html` : address);
  const file = existsSync(named) ? named : 'dist/404.html';
  const isCompressed = existsSync(`${file}.br`);
  const body = readFileSync(isCompressed ? `${file}.br` : file);
  const headers = {
    ...OF_APACHE,
    ...HEADERS,
    'Cache-Control': hashed.test(file) ? CACHE.hashed : CACHE.other,
    'Content-Type': lookup(file) || 'application/octet-stream',
    'Content-Length': String(body.length),
    Vary: 'Accept-Encoding',
    ...(isCompressed && { 'Content-Encoding': 'br' }),
  };
  return { status: file === named ? 200 : 404, headers, body };
}

/** The same over HTTP/1.1: every byte, including status line and headers. */
export function wireBytes(address: string): Buffer {
  const { status, headers, body } = answerOf(address);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.concat([Buffer.from(`HTTP/1.1 ${status} OK\r\n${lines.join('')}\r\n`), body]);
}

/**
 * A host that sends the compressed files and the headers of the site like Apache, receives enquiries, and can withhold
 * responses.
 */
export function compressedSite() {
  const none = () => false;
  let withholds: (address: string) => boolean = none;
  let window = Number.POSITIVE_INFINITY;
  let posts: string[] = [];

  const page = (address: string, response: ServerResponse) => {
    if (window < Number.POSITIVE_INFINITY) {
      response.socket?.write(wireBytes(address).subarray(0, window));
      return;
    }
    const { status, headers, body } = answerOf(address);
    response.writeHead(status, headers).end(body);
  };

  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    if (request.method === 'POST') {
      posts.push((await request.toArray()).join(''));
      good(response, request);
    } else if (!withholds(pathname)) page(decodeURI(pathname), response);
  });
  // These tests break connections on purpose.
  server.on('clientError', (_error, socket) => socket.destroy());

  return {
    start: () => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)),
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
    port: () => (server.address() as AddressInfo).port,
    reset: () => {
      withholds = none;
      window = Number.POSITIVE_INFINITY;
      posts = [];
    },
    /** Never responds to requests for some addresses. */
    withhold: (which: (address: string) => boolean) => {
      withholds = which;
    },
    /** Sends only the first bytes of a response, including its head, and never the rest. */
    sendOnly: (bytes: number) => {
      window = bytes;
    },
    /** Bodies of the enquiries that arrived completely. */
    posts: () => posts,
  };
}
