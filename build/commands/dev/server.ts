import type { Server } from 'node:http';
import path from 'node:path';
import { digest } from '../../shared/digest.ts';
import { answer, answerFromSite } from '../server/answer.ts';
import { createLocalServer } from '../server/local-server.ts';
import type { SiteVersion } from './site-version.ts';
import type { Updates } from './updates.ts';

/** What the server shows. */
export interface Shown {
  /** The newest version that could be opened; undefined before the first one. */
  version?: SiteVersion;
  /** Changes when something changes that pages use, such as a picture. */
  edition: number;
  /** Text of the script that every page gets. */
  script: string;
  updates: Updates;
}

/** Replaces a page that cannot be shown. Its script waits until the page can. */
const EMPTY = '<!DOCTYPE html><title>A mistake</title><body></body>';

/** What is shown changes at any time. */
const FRESH = { 'Cache-Control': 'no-store' };

/** Script that listens for updates (client/dev/reload.ts). */
const SCRIPT = '/@dev/reload.js';

/**
 * A server that renders a page when it is requested.
 * @param root the site's folder, where enquiries are saved
 * @param onError is called when a page failed to render or a script failed to bundle
 * @param isOpen whether it also answers under the addresses that this machine has in its networks
 */
export function createDevServer(
  root: string,
  shown: Shown,
  onError: (error: unknown) => void,
  isOpen = false,
): Server {
  const { updates } = shown;
  return createLocalServer({
    inbox: { file: path.join(root, 'enquiries.jsonl'), print: console.log },
    isOpen,
    handler: async (request, response, pathname) => {
      if (pathname === SCRIPT) return answer(response, 200, 'reload.js', shown.script, FRESH);
      if (pathname === '/@dev/updates') {
        const { searchParams } = new URL(request.url ?? '', 'http://dev');
        const page = searchParams.get('page') ?? '/';
        const onGone = (leave: () => void) => response.once('close', leave);
        await updates.next(page, Number(searchParams.get('seen')), onGone);
        const { number, problems } = updates;
        const version = await versionAt(shown, page).catch(() => undefined);
        return answer(response, 200, 'updates.json', JSON.stringify({ number, problems, version }), FRESH);
      }
      const { version } = shown;
      // The overlay already says why there is none.
      if (!version) return answer(response, 500, 'page.html', withScript(EMPTY), FRESH);
      const page = async (address: string) =>
        withScript((await pageAt(version, address)) ?? 'Not Found', await versionAt(shown, address));
      const site = {
        ...version,
        isPage: (address: string) => version.paths.includes(address) && address !== version.notFound,
        page,
        notFound: page,
      };
      return answerFromSite(site, request, response, pathname, FRESH);
    },
    onError: (error, response) => {
      onError(error);
      answer(response, 500, 'page.html', withScript(EMPTY), FRESH);
    },
  });
}

/** The page at an address, or the one that says that there is none; undefined without that. */
async function pageAt(version: SiteVersion, pathname: string): Promise<string | undefined> {
  const { paths, notFound } = version;
  const shown = [pathname, notFound].find((each) => paths.includes(each));
  return shown && version.page(shown);
}

/** Says which version of a page there is now. */
async function versionAt({ version, edition }: Shown, pathname: string): Promise<string | undefined> {
  const html = version && (await pageAt(version, pathname));
  return html && digest(`${edition} ${html}`);
}

/**
 * Adds the script that listens for updates, and allows in the page's policy what it does.
 * @param version of the page
 */
export function withScript(html: string, version = ''): string {
  return html
    .replace(/<html/, () => `<html data-version="${version}"`)
    .replace(/connect-src (?:'self' ?)?/, `connect-src 'self' blob: `)
    .replace(/<\/body>/, () => `<script type="module" src="${SCRIPT}"></script></body>`);
}
