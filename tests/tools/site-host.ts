import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { contentType } from 'mime-types';
import { CACHE, HASH, HEADERS } from '../../build/output/hosts/headers.ts';

/** A running server of a built site. */
export interface SiteHost {
  /** Scheme, host and port. */
  origin: string;
  close: () => void;
}

const HASHED = new RegExp(HASH);

/** Encodings of precompressed files, the better one first. */
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/**
 * Serves a built site on a free port like real hosts (build/output/hosts/README.md): precompressed files, cache and
 * security headers, Not Found with its status. It also confirms enquiries, like the service.
 * @param folder the built site
 */
export async function startHost(folder: string): Promise<SiteHost> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    if (pathname === '/start-trigger') return takeEnquiry(request, response);
    const file = findFile(folder, decodeURIComponent(pathname));
    if (file) send(request, response, file, 200);
    else send(request, response, path.join(folder, '404.html'), 404);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** The file for a path; undefined for anything outside the site. */
function findFile(folder: string, pathname: string): string | undefined {
  const target = path.join(folder, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
  const isInside = !path.relative(folder, target).startsWith('..');
  return isInside && statSync(target, { throwIfNoEntry: false })?.isFile() ? target : undefined;
}

function send(request: IncomingMessage, response: ServerResponse, file: string, status: number): void {
  if (!existsSync(file)) {
    response.writeHead(404).end();
    return;
  }
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const encoded = ENCODINGS.find(([encoding, end]) => accepted.includes(encoding) && existsSync(file + end));
  const body = readFileSync(encoded ? file + encoded[1] : file);
  response.writeHead(status, {
    ...HEADERS,
    'Content-Type': contentType(path.extname(file)) || 'application/octet-stream',
    'Content-Length': body.byteLength,
    'Cache-Control': HASHED.test(path.basename(file)) ? CACHE.hashed : CACHE.other,
    Vary: 'Accept-Encoding',
    ...(encoded && { 'Content-Encoding': encoded[0] }),
  });
  response.end(body);
}

function takeEnquiry(request: IncomingMessage, response: ServerResponse): void {
  request.resume().on('end', () => {
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"success":true}');
  });
}
