import { get, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/**
 * Sends a request like a browser, but follows no redirect.
 * @param host name of the site, for servers with several
 * @param accept the encodings that the browser accepts
 * @param more further headers
 */
export function ask(
  port: number,
  address: string,
  host = 'localhost',
  accept = 'gzip, br',
  more: Record<string, string> = {},
): Promise<Answer> {
  const headers = { Host: host, 'Accept-Encoding': accept, ...more };
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path: address, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    }).on('error', reject);
  });
}

/** Sends lines unchanged, for requests that no browser would make. @returns the complete response */
export function askRaw(port: number, request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(`${request}\r\n\r\n`));
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('close', () => resolve(answer)).on('error', reject);
  });
}

/**
 * Requests each address in the README's table of responses from a host.
 * @param host its name in the table
 * @param files of the site; one script represents all hashed files
 * @returns the expected rows of the table
 */
export async function tableRows(
  host: string,
  files: readonly string[],
  visit: (address: string) => Promise<Answer>,
): Promise<string[]> {
  const script = files.find((file) => /menu.*\.js$/.test(file));
  const pages = ['/about-us', '/about-us/', '/services/', '/unknown'].map((page) => [page, page] as const);
  const rows = [];
  for (const [what, address] of [
    ...pages,
    ['hashed file', `/${script}`] as const,
    ['/.htaccess', '/.htaccess'] as const,
  ])
    rows.push(tableRow(host, what, await visit(address)));
  return rows;
}

function tableRow(host: string, what: string, { status, headers }: Answer): string {
  const location = headers.location?.replace(/^https?:\/\/[^/]+/, '') ?? '–';
  const cache = headers['cache-control'] ?? '–';
  const encoding = headers['content-encoding'] ?? '–';
  return `| ${host} | ${what} | ${status} | ${location} | ${cache} | ${encoding} |`;
}
