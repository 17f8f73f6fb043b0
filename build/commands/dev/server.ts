import type { Server } from 'node:http';
import path from 'node:path';
import { answer, answerFromSite } from '../server/answer.ts';
import { createLocalServer } from '../server/local-server.ts';
import type { SiteVersion } from './site-version.ts';
import type { Updates } from './updates.ts';

/** What the server shows. */
export interface Shown {
  /** The newest version that could be opened; undefined before the first one. */
  version?: SiteVersion;
  /** The newest version with an edit in progress, of which browsers ask for files such as pictures. */
  unsaved?: SiteVersion;
  /** Number of the version: a page of another one reloads. */
  edition: number;
  /** Text of the script that every page gets. */
  script: string;
  updates: Updates;
}

/** Replaces a page that cannot be shown. Its script waits until the page can. */
const EMPTY = '<!DOCTYPE html><html><title>A mistake</title><body></body></html>';

/** What is shown changes at any time. */
const FRESH = { 'Cache-Control': 'no-store' };

/** Script that waits for updates (client/dev/reload.ts). */
const SCRIPT = '/@dev/reload.js';

/**
 * A server that renders a page when it is requested.
 * @param root the site's folder, where enquiries are saved
 * @param onError is called when a page failed to render or a script failed to bundle
 */
export function createDevServer(root: string, shown: Shown, onError: (error: unknown) => void): Server {
  const { updates } = shown;
  return createLocalServer({
    inbox: { file: path.join(root, 'enquiries.jsonl'), print: console.log },
    handler: async (request, response, pathname) => {
      if (pathname === SCRIPT) return answer(response, 200, 'reload.js', shown.script, FRESH);
      if (pathname === '/@dev/updates') {
        const { searchParams } = new URL(request.url ?? '', 'http://dev');
        await updates.next(searchParams.get('page') ?? '/', Number(searchParams.get('seen')), response);
        const { number, problems } = updates;
        const news = { number, problems, edition: String(shown.edition) };
        return answer(response, 200, 'updates.json', JSON.stringify(news), FRESH);
      }
      const { version, edition } = shown;
      // The overlay already says why there is none.
      if (!version) return answer(response, 500, 'page.html', withScript(EMPTY, edition), FRESH);
      const page = async (address: string) => {
        const html = await version.page(address);
        return html && withScript(html, edition);
      };
      const site = {
        ...version,
        file: async (name: string) => (await version.file(name)) ?? shown.unsaved?.file(name),
        page: async (address: string) => (address === version.notFound ? undefined : page(address)),
        notFound: async () => (await page(version.notFound)) ?? withScript(EMPTY, edition),
      };
      return answerFromSite(site, request, response, pathname, FRESH);
    },
    onError: (error, response) => {
      onError(error);
      answer(response, 500, 'page.html', withScript(EMPTY, shown.edition), FRESH);
    },
  });
}

/**
 * Adds the script that waits for updates, and allows in the page's policy what it does.
 * @param edition of the page; without it, the page reloads at the next update
 */
export function withScript(html: string, edition?: number): string {
  return html
    .replace(/<html/, () => `<html data-edition="${edition ?? ''}"`)
    .replace(/connect-src (?:'self' ?)?/, `connect-src 'self' blob: `)
    .replace(/<\/body>/, () => `<script type="module" src="${SCRIPT}"></script></body>`);
}
