import { existsSync, readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { lookup } from 'mime-types';
import { CACHE, HASH, HEADERS } from '../../build/output/hosts/headers.ts';
import { type Behavior, good } from '../browser/fake-enquiry-service.ts';

/** Headers that Apache itself adds to a compressed page. */
const OF_APACHE = {
  Date: 'Sat, 21 Nov 2026 10:00:00 GMT',
  Server: 'Apache',
  'Last-Modified': 'Sat, 21 Nov 2026 09:00:00 GMT',
  ETag: '"36a5-63c1f0a2b7d40"',
  'Accept-Ranges': 'bytes',
};

const hashed = new RegExp(HASH);

/** The file for an address, and its status. */
function fileOf(folder: string, address: string): { file: string; status: 200 | 404 } {
  const named = path.join(folder, address.endsWith('/') ? `${address}index.html` : address);
  return existsSync(named)
    ? { file: named, status: 200 }
    : { file: path.join(folder, '404.html'), status: 404 };
}

/** A host's response to an address. @returns head and body, compressed if the build made a `.br` file */
function answerOf(folder: string, address: string) {
  const { file, status } = fileOf(folder, address);
  const precompressed = `${file}.br`;
  const isCompressed = existsSync(precompressed);
  const body = readFileSync(isCompressed ? precompressed : file);
  const headers = {
    ...OF_APACHE,
    ...HEADERS,
    'Cache-Control': hashed.test(file) ? CACHE.hashed : CACHE.other,
    'Content-Type': lookup(file) || 'application/octet-stream',
    'Content-Length': String(body.length),
    Vary: 'Accept-Encoding',
    ...(isCompressed && { 'Content-Encoding': 'br' }),
  };
  return { status, headers, body };
}

/** The same over HTTP/1.1: every byte, including status line and headers. */
export function wireBytes(address: string, folder = 'dist'): Buffer {
  const { status, headers, body } = answerOf(folder, address);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.concat([Buffer.from(`HTTP/1.1 ${status} OK\r\n${lines.join('')}\r\n`), body]);
}

/**
 * A host that sends compressed files and the headers of the site like Apache, receives enquiries, and can withhold
 * responses.
 */
export function compressedSite(folder = 'dist') {
  const none = () => false;
  let withholds: (address: string) => boolean = none;
  let window = Number.POSITIVE_INFINITY;
  let enquiry: Behavior = good;
  let posts: string[] = [];

  const page = (address: string, response: ServerResponse) => {
    if (window < Number.POSITIVE_INFINITY) {
      response.socket?.write(wireBytes(address, folder).subarray(0, window));
      return;
    }
    const { status, headers, body } = answerOf(folder, address);
    response.writeHead(status, headers).end(body);
  };

  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    if (request.method === 'POST') {
      posts.push((await request.toArray()).join(''));
      enquiry(response, request);
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
      enquiry = good;
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
    onEnquiry: (behavior: Behavior) => {
      enquiry = behavior;
    },
    /** Bodies of the enquiries that arrived completely. */
    posts: () => posts,
  };
}
