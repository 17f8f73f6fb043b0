import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import path from 'node:path';
import { contentType } from 'mime-types';
import { CACHE, HASH, HEADERS } from '../../build/output/hosts/headers.ts';
import { startAndStop } from '../start-and-stop.ts';

/**
 * Serves a built site on a free port like a host: compressed files, cache and security headers, Not Found with its
 * status. It also confirms enquiries, like the service.
 * @param folder the built site
 * @param network delays and slows down responses like that of a phone
 */
export async function startHost(folder: string, network?: { latency: number; bytesPerMs: number }) {
  let busyUntil = 0;
  /** One response after another, at the speed of the network. */
  const send = (response: ServerResponse, body: Buffer) => {
    if (!network) return response.end(body);
    const start = Math.max(Date.now() + network.latency, busyUntil);
    busyUntil = start + body.byteLength / network.bytesPerMs;
    return setTimeout(() => response.end(body), busyUntil - Date.now());
  };
  const server = createServer((request, response) => {
    const pathname = decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname);
    if (pathname === '/start-trigger') {
      response.setHeader('Content-Type', 'application/json');
      request.resume().on('end', () => send(response, Buffer.from('{"success":true}')));
      return;
    }
    const asked = path.join(folder, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    const isThere = statSync(asked, { throwIfNoEntry: false })?.isFile();
    const file = isThere ? asked : path.join(folder, '404.html');
    const isCompressed =
      existsSync(`${file}.br`) && String(request.headers['accept-encoding']).includes('br');
    response.writeHead(isThere ? 200 : 404, {
      ...HEADERS,
      'Content-Type': contentType(path.extname(file)) || 'application/octet-stream',
      'Cache-Control': new RegExp(HASH).test(file) ? CACHE.hashed : CACHE.other,
      ...(isCompressed && { 'Content-Encoding': 'br' }),
    });
    send(response, readFileSync(isCompressed ? `${file}.br` : file));
  });
  const { start, stop, origin } = startAndStop(server);
  await start();
  return { origin: origin().replace('127.0.0.1', 'localhost'), close: stop };
}
