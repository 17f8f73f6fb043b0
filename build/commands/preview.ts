import '../shared/production.ts';
import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import path from 'node:path';
import mime from 'mime-types';
import { buildSite } from '../../build.ts';
import { formatReport } from '../checks/report.ts';
import { findRedirect } from '../content/redirects.ts';
import { builtRedirects } from '../output/hosts/redirects-file.ts';
import { readOptions } from '../shared/options.ts';
import { progressLine } from './progress-line.ts';
import { runCommand } from './run-command.ts';
import { formatAddresses, listen, readPort, takeHostFlag } from './server/listening.ts';
import { createLocalServer } from './server/local-server.ts';

/** Every built site has this page. */
const NOT_FOUND = '404.html';

/**
 * A server that shows a built site like a host, and receives its enquiries.
 * @param folder the built site
 * @param inboxFile where enquiries are saved, one JSON object per line
 * @param print prints each enquiry
 * @param isOpen whether it also answers under the addresses that this machine has in its networks
 */
export function createPreview(
  folder: string,
  inboxFile: string,
  print: (text: string) => void,
  isOpen = false,
): Server {
  return createLocalServer({
    inbox: { file: inboxFile, print },
    isOpen,
    handler: (request, response, pathname) => {
      if (!isFile(path.join(folder, NOT_FOUND))) return wait(response);
      const file = fileAt(folder, pathname);
      return file ? sendFile(file, pathname, request, response) : sendOther(folder, pathname, response);
    },
    onError: (error, response) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    },
  });
}

/**
 * The file for an address: itself, or the index.html of a page. Anything else is Not Found at once, including folders
 * such as /services/ and /assets/.
 */
function fileAt(folder: string, pathname: string): string | undefined {
  const target = path.join(folder, pathname);
  const isInside = !path.relative(folder, target).startsWith('..');
  return isInside ? [target, path.join(target, 'index.html')].find(isFile) : undefined;
}

/**
 * Sends a file, or redirects a page's address without a slash to the one with it. The file is read completely, because
 * a build may replace it at any moment.
 */
async function sendFile(
  file: string,
  pathname: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (!pathname.endsWith('/') && path.basename(file) !== path.posix.basename(pathname)) {
    const { search } = new URL(request.url ?? '/', 'http://preview');
    // Composed from its parts: two slashes at the beginning would lead to another host.
    const parts = pathname.split('/').filter((part) => part !== '');
    response.writeHead(301, { Location: `/${parts.map(encodeURIComponent).join('/')}/${search}` }).end();
    return;
  }
  const type = mime.contentType(path.basename(file)) || 'application/octet-stream';
  const bytes = await readFile(file);
  response.writeHead(200, { 'Content-Type': type, 'Content-Length': bytes.length }).end(bytes);
}

function isFile(file: string): boolean {
  try {
    return statSync(file).isFile();
  } catch {
    // There is none, or its name is too long.
    return false;
  }
}

/** Shown during the first build of a folder. It reloads itself until the site is there. */
const WAITING = `<!DOCTYPE html>
<html lang="en-US">
<head><meta charset="utf-8"><meta http-equiv="refresh" content="2"><title>The site is being built</title></head>
<body><h1>The site is being built</h1>
<p>The first time takes up to a minute, as every picture is drawn. This page goes on by itself; the terminal says what is being done.</p></body>
</html>
`;

function wait(response: ServerResponse): void {
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Retry-After': '2',
    'Cache-Control': 'no-store',
  };
  response.writeHead(503, headers).end(WAITING);
}

/** Redirects to the page that replaced another, and reports everything else as not found, or gone. */
async function sendOther(folder: string, pathname: string, response: ServerResponse): Promise<void> {
  const moved = findRedirect(builtRedirects(folder), pathname);
  if (moved?.to !== undefined) {
    response.writeHead(301, { Location: moved.to }).end();
    return;
  }
  response.writeHead(moved ? 410 : 404, { 'Content-Type': 'text/html; charset=utf-8' });
  response.end(await readFile(path.join(folder, NOT_FOUND)));
}

/** `npm start`: builds, then serves until it is stopped. */
async function main(): Promise<void> {
  const { isOpen, rest } = takeHostFlag(process.argv.slice(2));
  const options = readOptions(rest, process.env);
  const port = readPort(process.env.PORT);
  const inboxFile = path.join(options.root, 'enquiries.jsonl');
  const server = createPreview(options.out, inboxFile, console.log, isOpen);
  // The port first: if it is taken, nobody should have to wait for a build to find out.
  const listening = await listen(server, port, isOpen);
  const isFirst = !isFile(path.join(options.out, NOT_FOUND));
  const meanwhile = isFirst ? 'says so until the site is there' : 'shows the last build until then';
  console.log(`The site is being built; http://localhost:${listening}/ ${meanwhile}.`);
  const onStep = progressLine((text) => process.stdout.write(text));
  const report = await buildSite({ ...options, onStep }).finally(() => console.log('.\n'));
  console.log(formatReport(report));
  const note = `Ctrl+C stops it; enquiries are kept in ${path.basename(inboxFile)}`;
  console.log(`\n${formatAddresses(listening, isOpen, note)}`);
}

runCommand(import.meta.url, main);
