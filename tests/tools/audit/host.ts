import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { lookup } from 'mime-types';
import { CACHE, HASH, HEADERS } from '../../../build/output/hosts/headers.ts';

const HASHED = new RegExp(HASH);

/** Encodings that have a twin beside the file, the better one first. */
const TWINS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/**
 * Shows a built site the way the README's hosts do: precompressed files, cache and security headers, Not Found with
 * its status. It also takes enquiries, as the service would.
 * @param folder the built site
 */
export function createHost(folder: string): Server {
  return createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    if (pathname === '/start-trigger') return takeEnquiry(request, response);
    const file = fileFor(folder, decodeURIComponent(pathname));
    if (file) send(request, response, file, 200);
    else send(request, response, path.join(folder, '404.html'), 404);
  });
}

/** @returns scheme, name and port once the server listens on a free port */
export async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

function fileFor(folder: string, pathname: string): string | undefined {
  const target = path.join(folder, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
  const inside = !path.relative(folder, target).startsWith('..');
  return inside && statSync(target, { throwIfNoEntry: false })?.isFile() ? target : undefined;
}

function send(request: IncomingMessage, response: ServerResponse, file: string, status: number): void {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const twin = TWINS.find(([encoding, end]) => accepted.includes(encoding) && existsSync(file + end));
  const body = readFileSync(twin ? file + twin[1] : file);
  const type = lookup(file) || 'application/octet-stream';
  response.writeHead(status, {
    ...HEADERS,
    'Content-Type': /^text|javascript|json|svg/.test(type) ? `${type}; charset=utf-8` : type,
    'Content-Length': body.byteLength,
    'Cache-Control': HASHED.test(path.basename(file)) ? CACHE.hashed : CACHE.other,
    Vary: 'Accept-Encoding',
    ...(twin ? { 'Content-Encoding': twin[0] } : {}),
  });
  response.end(body);
}

function takeEnquiry(request: IncomingMessage, response: ServerResponse): void {
  request.resume().on('end', () => {
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"success":true}');
  });
}
