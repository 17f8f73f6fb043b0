import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createPreview } from '../../build/commands/preview.ts';
import { clock, errorLog } from './page-scripts.ts';

/** A request as the server saw it. */
export interface Request {
  pathname: string;
  /** ms, as performance.now() has it. */
  at: number;
}

/**
 * Serves a built site the way `npm start` does, with what a test needs: an errorLog for errors in every page, and answers
 * that can be held back, in every engine alike.
 * @param folder the built site
 */
export function createTestSite(folder: string) {
  const enquiries: string[] = [];
  const preview = createPreview(
    path.resolve(folder),
    path.join(tmpdir(), `enquiries-${process.pid}.jsonl`),
    (text) => enquiries.push(text),
  );
  let requests: Request[] = [];
  let held: { what: RegExp; let: () => void; until: Promise<void> } | undefined;
  let refused: RegExp | undefined;
  let stopped = false;

  const server = createServer(async (request, response): Promise<unknown> => {
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    requests.push({ pathname, at: performance.now() });
    if (held?.what.test(pathname)) await held.until;
    if (refused?.test(pathname)) return response.destroy();
    if (pathname === '/test-errors.js') return script(response, errorLog);
    if (pathname === '/test-clock.js') return script(response, clock);
    if (request.method !== 'GET' || path.extname(pathname) !== '' || pathname === '/start-trigger') {
      return preview.emit('request', request, response);
    }
    return page(response, folder, pathname, stopped);
  });

  const release = () => {
    held?.let();
    held = undefined;
  };

  return {
    start: () => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)),
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
    reset: () => {
      release();
      refused = undefined;
      stopped = false;
      requests = [];
      enquiries.length = 0;
    },
    origin: () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: () => requests,
    /** What the inbox printed of each enquiry. */
    enquiries,
    /** Lets requests wait until `release`. */
    hold: (what: RegExp) => {
      let free = () => {};
      const until = new Promise<void>((resolve) => {
        free = resolve;
      });
      held = { what, let: free, until };
    },
    release,
    /** Breaks such requests off from now on; nothing any more without an argument. */
    refuse: (what?: RegExp) => {
      refused = what;
    },
    /** From now on the time of pages that are opened stands still: see page-scripts.ts. */
    stopTheClock: () => {
      stopped = true;
    },
  };
}

export type TestSite = ReturnType<typeof createTestSite>;

function script(response: ServerResponse, run: () => void): void {
  response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(`(${run})()`);
}

async function page(
  response: ServerResponse,
  folder: string,
  pathname: string,
  stopped: boolean,
): Promise<void> {
  const found = await readFile(path.join(folder, pathname, 'index.html'), 'utf8').catch(() => undefined);
  const html = found ?? (await readFile(path.join(folder, '404.html'), 'utf8'));
  const scripts = ['errors', ...(stopped ? ['clock'] : [])].map(
    (name) => `<script src="/test-${name}.js"></script>`,
  );
  // After the encoding and the policy, before all scripts of the page.
  const ready = html.replace(/(<meta http-equiv="Content-Security-Policy"[^>]*>)/, `$1${scripts.join('')}`);
  response.writeHead(found ? 200 : 404, { 'Content-Type': 'text/html; charset=utf-8' }).end(ready);
}
