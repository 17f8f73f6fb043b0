import '../shared/production.ts';
import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import path from 'node:path';
import { buildSite } from '../../build.ts';
import { findRedirect } from '../content/redirects.ts';
import { builtRedirects } from '../output/hosts/redirects-file.ts';
import { readOptions } from '../shared/options.ts';
import { runBuild } from './build.ts';
import { runCommand } from './run-command.ts';
import { answer, answerFromSite, type ShownSite } from './server/answer.ts';
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
    handler: (request, response, pathname) =>
      isFile(path.join(folder, NOT_FOUND))
        ? answerFromSite(builtSite(folder), request, response, pathname)
        : answer(response, 503, 'wait.html', WAITING, { 'Retry-After': '2', 'Cache-Control': 'no-store' }),
    onError: (error, response) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    },
  });
}

/** The files of a folder. Each is read completely, because a build may replace it at any moment. */
function builtSite(folder: string): ShownSite {
  const pageFile = (pathname: string) => path.join(pathname, 'index.html');
  const isThere = (name: string) => {
    const file = path.join(folder, name);
    return !path.relative(folder, file).startsWith('..') && isFile(file);
  };
  const isPage = (pathname: string) => pathname.endsWith('/') && isThere(pageFile(pathname));
  const read = (name: string) => readFile(path.join(folder, name));
  return {
    isPage,
    page: (pathname) => read(pageFile(pathname)),
    notFound: () => read(NOT_FOUND),
    file: async (name) => (isThere(name) ? read(name) : undefined),
    redirect: (pathname) => findRedirect(builtRedirects(folder), pathname),
  };
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
  await runBuild(buildSite, options);
  const note = `Ctrl+C stops it; enquiries are kept in ${path.basename(inboxFile)}`;
  console.log(`\n${formatAddresses(listening, isOpen, note)}`);
}

runCommand(import.meta.url, main);
