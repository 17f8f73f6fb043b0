import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import path from 'node:path';
import { buildSite } from '../../build.ts';
import { findRedirect } from '../content/redirects.ts';
import { builtRedirects } from '../output/hosts/redirects-file.ts';
import { isWithin } from '../output/output-folder.ts';
import { codeOf } from '../shared/disk-errors.ts';
import { runBuild } from './build.ts';
import { answer, answerFromSite, type ShownSite } from './server/answer.ts';
import { formatAddresses, listen, readPort, readServerOptions } from './server/listening.ts';
import { createLocalServer } from './server/local-server.ts';

/** There is none, or a folder, or the name is too long. */
const NO_FILE = ['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG'];

/** A server that shows a built site like a host, and receives its enquiries. */
export function createPreview(folder: string, inboxFile: string, print: (text: string) => void): Server {
  return createLocalServer({
    inbox: { file: inboxFile, print },
    handler: (request, response, pathname) => answerFromSite(builtSite(folder), request, response, pathname),
    onError: (error, response) => {
      // While a build replaces the folder, it is absent for an instant.
      if (codeOf(error) === 'ENOENT') {
        const headers = { 'Retry-After': '1', 'Cache-Control': 'no-store' };
        return answer(response, 503, 'busy.txt', 'The site is being built. Reload this page.\n', headers);
      }
      console.error(error);
      answer(response, 500, 'error.txt', 'The terminal shows what failed.\n');
    },
  });
}

/** The files of a folder. Each is read completely, because a build may replace it at any moment. */
function builtSite(folder: string): ShownSite {
  const file = async (name: string) => {
    const place = path.join(folder, name);
    if (!isWithin(place, folder)) return undefined;
    return readFile(place).catch((error): undefined => {
      if (!NO_FILE.includes(codeOf(error))) throw error;
    });
  };
  return {
    file,
    page: async (pathname) => (pathname.endsWith('/') ? file(`${pathname}index.html`) : undefined),
    notFound: () => readFile(path.join(folder, '404.html')),
    redirect: (pathname) => findRedirect(builtRedirects(folder), pathname),
  };
}

/** `npm start`: builds, then serves until it is stopped. */
export async function main(): Promise<void> {
  const { options, isOpen } = readServerOptions();
  const inboxFile = path.join(options.root, 'enquiries.jsonl');
  const server = createPreview(options.out, inboxFile, console.log);
  // First: nobody waits for a build to learn that the port is in use.
  const port = await listen(server, readPort(process.env.PORT), isOpen);
  const { hasInbox } = await runBuild(buildSite, options);
  const place = hasInbox ? `are saved in ${path.basename(inboxFile)}` : 'go to your service';
  const note = `Ctrl+C stops it; enquiries ${place}`;
  console.log(`\n${formatAddresses(port, isOpen, note)}`);
}
