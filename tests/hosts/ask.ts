import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

const UNPACK: Record<string, (body: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };

/**
 * Sends a request like a browser, but follows no redirect.
 * @param headers instead of a browser's or besides them
 */
export async function ask(port: number, address: string, headers: Record<string, string> = {}) {
  const all = { Host: 'localhost', 'Accept-Encoding': 'gzip, br', ...headers };
  const request = get({ host: '127.0.0.1', port, path: address, headers: all, agent: false });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const body = await buffer(response);
  const unpacked = UNPACK[response.headers['content-encoding'] ?? '']?.(body) ?? body;
  return { status: response.statusCode, headers: response.headers, body: unpacked };
}

/** Sends lines unchanged, for requests that no browser would make. @returns the complete response */
export function askRaw(port: number, request: string): Promise<string> {
  const socket = connect(port, '127.0.0.1', () => socket.write(`${request}\r\n\r\n`));
  return text(socket);
}
