import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createPreview } from '../../build/commands/preview.ts';
import { CACHE } from '../../build/output/hosts/headers.ts';
import { record } from '../screen-readers/announcements.ts';
import { startAndStop } from '../start-and-stop.ts';
import { clock, errorLog, noClipboard } from './page-scripts.ts';

/** By the name in their URL. */
const PAGE_SCRIPTS = { clock, errors: errorLog, noClipboard, record };

/** A script that the server adds to each page. */
type PageScript = keyof typeof PAGE_SCRIPTS;

/**
 * Serves a built site like `npm start`, with additions for tests: a log of errors in every page, and responses that can
 * be held back, the same in every engine.
 * @param folder the built site
 * @param change what to change in each page, such as the address of another company's server
 */
export function createTestSite(folder: string, change: (html: string) => string) {
  const inboxFile = path.join(tmpdir(), `enquiries-${process.pid}.jsonl`);
  const preview = createPreview(path.resolve(folder), inboxFile, () => {});
  let requests: string[] = [];
  let held: { what: RegExp; let: () => void; until: Promise<void> } | undefined;
  let refused: RegExp | undefined;
  let added: PageScript[] = [];
  let isCached = false;

  const server = createServer(async (request, response): Promise<unknown> => {
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    requests.push(pathname);
    if (isCached) response.setHeader('Cache-Control', CACHE.hashed);
    if (held?.what.test(pathname)) await held.until;
    if (refused?.test(pathname)) return response.destroy();
    const [, name] = /^\/test-(\w+)\.js$/.exec(pathname) ?? [];
    if (name) {
      response.writeHead(200, { 'Content-Type': 'text/javascript' });
      return response.end(`(${PAGE_SCRIPTS[name as PageScript]})()`);
    }
    if (request.method !== 'GET' || path.extname(pathname) !== '' || pathname === '/start-trigger') {
      return preview.emit('request', request, response);
    }
    const file = path.join(folder, pathname, 'index.html');
    const found = await readFile(file, 'utf8').catch(() => undefined);
    const html = change(found ?? (await readFile(path.join(folder, '404.html'), 'utf8')));
    const elements = ['errors', ...added].map((name) => `<script src="/test-${name}.js"></script>`);
    // After the character set and the policy, before all scripts of the page.
    const ready = html.replace(
      /(<meta http-equiv="Content-Security-Policy"[^>]*>)/,
      `$1${elements.join('')}`,
    );
    response.writeHead(found ? 200 : 404, { 'Content-Type': 'text/html; charset=utf-8' }).end(ready);
  });

  const release = () => {
    held?.let();
    held = undefined;
  };

  return {
    ...startAndStop(server),
    reset: () => {
      release();
      refused = undefined;
      added = [];
      requests = [];
      isCached = false;
    },
    /** Paths of all requests so far. */
    requests: () => requests,
    /** Holds matching requests until `release`. */
    hold: (what: RegExp) => {
      let free = () => {};
      const until = new Promise<void>((resolve) => {
        free = resolve;
      });
      held = { what, let: free, until };
    },
    release,
    /** From now on, browsers may keep what they get, as hosts allow it for the files in assets/. */
    allowCaching: () => {
      isCached = true;
    },
    /** Breaks matching requests off from now on; without an argument, none. */
    refuse: (what?: RegExp) => {
      refused = what;
    },
    /** Stops the clock of pages that are opened from now on: see page-scripts.ts. */
    stopTheClock: () => {
      added.push('clock');
    },
    /** From now on, pages record their announcements in `announcements` of the window. */
    recordAnnouncements: () => {
      added.push('record');
    },
    /** From now on, the browser refuses to copy. */
    refuseToCopy: () => {
      added.push('noClipboard');
    },
  };
}

export type TestSite = ReturnType<typeof createTestSite>;
