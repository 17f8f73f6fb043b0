import { get, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** As a browser sees it: unpacked. */
  body: Buffer;
}

/**
 * Sends a request like a browser, but follows no redirect.
 * @param headers instead of a browser's or besides them
 */
export function ask(port: number, address: string, headers: Record<string, string> = {}): Promise<Answer> {
  const all = { Host: 'localhost', 'Accept-Encoding': 'gzip, br', ...headers };
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path: address, headers: all, agent: false }, async (response) => {
      const body = await buffer(response);
      resolve({
        status: response.statusCode ?? 0,
        headers: response.headers,
        body: unpacked(body, response.headers['content-encoding']),
      });
    }).on('error', reject);
  });
}

function unpacked(body: Buffer, encoding: string | undefined): Buffer {
  if (encoding === 'br') return brotliDecompressSync(body);
  return encoding === 'gzip' ? gunzipSync(body) : body;
}

/** Sends lines unchanged, for requests that no browser would make. @returns the complete response */
export function askRaw(port: number, request: string): Promise<string> {
  const socket = connect(port, '127.0.0.1', () => socket.write(`${request}\r\n\r\n`));
  return text(socket);
}
