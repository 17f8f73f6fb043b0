import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import mime from 'mime-types';
import { CACHE, HASH, HEADERS } from '../../../../build/output/hosts/headers.ts';

/** A site that is being served. */
export interface Host {
  origin: string;
  close: () => void;
}

/**
 * Serves a built site on a free port the way the hosts of the README do: precompressed Brotli files, security
 * headers, cache headers, the Not Found page. Takes enquiries and says that they were received.
 * @param folder the built site; neighbors get the very same host
 */
export async function startHost(folder: string): Promise<Host> {
  const server: Server = createServer((request, response) => {
    if (request.method === 'POST') return takeEnquiry(request, response);
    send(folder, new URL(request.url ?? '/', 'http://host').pathname, request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function send(folder: string, pathname: string, request: IncomingMessage, response: ServerResponse): void {
  const file = findFile(folder, pathname);
  const shown = file ?? path.join(folder, '404.html');
  if (!existsSync(shown)) {
    response.writeHead(404).end();
    return;
  }
  const brotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '') && existsSync(`${shown}.br`);
  const body = readFileSync(brotli ? `${shown}.br` : shown);
  response.writeHead(file ? 200 : 404, {
    ...HEADERS,
    'Content-Type': mime.contentType(path.extname(shown)) || 'application/octet-stream',
    'Content-Length': body.length,
    'Cache-Control': new RegExp(HASH).test(path.basename(shown)) ? CACHE.hashed : CACHE.other,
    Vary: 'Accept-Encoding',
    ...(brotli && { 'Content-Encoding': 'br' }),
  });
  response.end(body);
}

/** @returns the file behind an address, a folder's index.html too; undefined for anything outside the site */
function findFile(folder: string, pathname: string): string | undefined {
  const target = path.join(folder, decodeURIComponent(pathname));
  if (path.relative(folder, target).startsWith('..')) return undefined;
  return [target, path.join(target, 'index.html')].find((file) =>
    statSync(file, { throwIfNoEntry: false })?.isFile(),
  );
}

function takeEnquiry(request: IncomingMessage, response: ServerResponse): void {
  request.resume().on('end', () => {
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"success":true}');
  });
}
