import './production.ts';
import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import serveStatic from 'serve-handler';
import { buildSite } from '../build.ts';
import { createInbox } from './inbox.ts';
import { readOptions } from './options.ts';
import { formatReport } from './report.ts';

/** How `npm run serve` and this preview both answer: addresses with a slash, no folder listings. */
const HOST_RULES = { cleanUrls: true, trailingSlash: true, directoryListing: false } as const;

/**
 * A server that shows a built site as a host would, and takes its enquiries.
 * @param folder the built site
 * @param inboxFile where enquiries are kept, one JSON object a line
 * @param print where each enquiry is shown
 */
export function createPreview(folder: string, inboxFile: string, print: (text: string) => void): Server {
  const inbox = createInbox(inboxFile, print);
  return createServer(async (request, response) => {
    try {
      const { pathname } = new URL(request.url ?? '/', 'http://preview');
      if (pathname === '/start-trigger') return await inbox(request, response);
      if (!answers(folder, pathname)) return await notFound(folder, response);
      await serveStatic(request, response, { public: folder, ...HOST_RULES });
    } catch (error) {
      console.error(error);
      if (!response.headersSent) response.writeHead(400);
      response.end();
    }
  });
}

/**
 * Whether a file answers this address: a page's index.html, or the file itself. Anything else is Not Found at
 * once, folders such as /services/ and /assets/ among them (decision 3).
 */
function answers(folder: string, pathname: string): boolean {
  const target = path.join(folder, decodePath(pathname));
  if (path.relative(folder, target).startsWith('..')) return false;
  return statSync(target, { throwIfNoEntry: false })?.isFile() || existsSync(path.join(target, 'index.html'));
}

/** A broken code such as %E0%A4%A names nothing, as any other unknown address. */
function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return '\0';
  }
}

async function notFound(folder: string, response: ServerResponse): Promise<void> {
  response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
  response.end(await readFile(path.join(folder, '404.html')));
}

/** @returns the port from the environment, 3000 if it names none */
export function readPort(value: string | undefined): number {
  const port = Number(value ?? 3000);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new Error(`PORT must be a whole number from 0 to 65535, but it is "${value}".`);
}

/** Starts listening. @throws an Error that says what to do when the port is taken */
export function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = `Port ${port} is taken by another program. Stop that one, or choose another port: PORT=${port + 1} npm start`;
      reject(error.code === 'EADDRINUSE' ? new Error(taken) : error);
    });
    server.listen(port, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

/** `npm start`: builds, then serves until it is stopped. */
async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2), process.env);
  const port = readPort(process.env.PORT);
  const inboxFile = path.join(options.root, 'enquiries.jsonl');
  const server = createPreview(options.out, inboxFile, console.log);
  // The port first: who has to choose another one should not wait for a build to learn it.
  const listening = await listen(server, port);
  console.log(formatReport(await buildSite(options)));
  console.log(
    `\nhttp://localhost:${listening}/  (Ctrl+C stops it; enquiries are kept in ${path.basename(inboxFile)})`,
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  main().catch((error) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
}
