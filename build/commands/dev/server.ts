import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import path from 'node:path';
import mime from 'mime-types';
import { digest } from '../../shared/digest.ts';
import { createLocalServer } from '../server/local-server.ts';
import type { Browsers } from './browsers.ts';
import type { SiteVersion } from './site-version.ts';

/** What the server shows. */
export interface Shown {
  /** The newest version that could be opened; undefined before the first one. */
  version(): SiteVersion | undefined;
  /** Called when a page failed to render or a script failed to bundle. */
  onError(error: unknown): void;
}

/** What `npm run edit` adds to the server. */
export interface Extension {
  /** Answers requests below EDITOR. */
  answer(request: IncomingMessage, response: ServerResponse, pathname: string): Promise<void>;
}

/** Where the editor is. */
export const EDITOR = '/@edit/';

/**
 * Beside an editor a page runs no script of another company, which could reach the editor, and no other site may
 * frame it.
 */
const BESIDE_EDITOR = "script-src 'self' 'unsafe-inline'; frame-ancestors 'self'";

/** Replaces a page that cannot be shown. Its script waits until the page can. */
const EMPTY = '<!DOCTYPE html><title>A mistake</title><body></body>';

/** Script that listens for updates (client/dev/reload.ts). */
const SCRIPT = '/@dev/reload.js';

/**
 * A server that renders a page when it is requested.
 * @param root the site's folder, where enquiries are saved
 * @param script text of client/dev/reload.ts
 * @param isOpen whether it also answers under the addresses that this machine has in its networks
 * @param extension the editor, if there is one
 */
export function createDevServer(
  root: string,
  shown: Shown,
  browsers: Browsers,
  script: string,
  isOpen: boolean,
  extension?: Extension,
): Server {
  return createLocalServer({
    inboxFile: path.join(root, 'enquiries.jsonl'),
    print: console.log,
    isOpen,
    postsBelow: extension && EDITOR,
    handler: (request, response, pathname) => {
      if (extension && pathname.startsWith(EDITOR)) return extension.answer(request, response, pathname);
      if (extension) response.setHeader('Content-Security-Policy', BESIDE_EDITOR);
      if (pathname === '/@dev/events' && request.method === 'GET') return browsers.connect(request, response);
      if (pathname === SCRIPT) return answer(response, 200, 'reload.js', script);
      return answerFromSite(pathname, shown, response);
    },
    onError: (error, response) => {
      shown.onError(error);
      answer(response, 500, 'page.html', withScript(EMPTY));
    },
  });
}

async function answerFromSite(pathname: string, shown: Shown, response: ServerResponse): Promise<void> {
  const version = shown.version();
  // The overlay already says why there is none.
  if (!version) return answer(response, 500, 'page.html', withScript(EMPTY));
  if (version.paths.includes(pathname) && pathname !== version.notFound)
    return answer(response, 200, 'page.html', withScript(await version.page(pathname)));
  if (version.paths.includes(`${pathname}/`)) {
    response.writeHead(301, { Location: `${pathname}/` }).end();
    return;
  }
  const file = await version.file(pathname.slice(1));
  if (file !== undefined) return answer(response, 200, pathname, file);
  const moved = version.redirect(pathname);
  if (moved?.to !== undefined) {
    response.writeHead(301, { Location: moved.to }).end();
    return;
  }
  const missing = version.paths.includes(version.notFound)
    ? await version.page(version.notFound)
    : 'Not Found';
  answer(response, moved ? 410 : 404, 'page.html', withScript(missing));
}

function answer(response: ServerResponse, status: number, name: string, body: string | Uint8Array): void {
  const type = mime.contentType(path.basename(name)) || 'application/octet-stream';
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' });
  response.end(body);
}

/** Adds the script that listens for updates, and allows it in the page's policy; says which version of the page it is. */
export function withScript(html: string): string {
  return html
    .replace(/<html/, () => `<html data-version="${digest(html)}"`)
    .replace(/connect-src (?!'self')/, `connect-src 'self' `)
    .replace(/<\/body>/, () => `<script type="module" src="${SCRIPT}"></script></body>`);
}
