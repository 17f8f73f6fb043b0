import { randomBytes, timingSafeEqual } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { z } from 'zod';
import { Refused } from '../../../client/edit/messages.ts';
import { MOST_BYTES } from '../../assets/photographs/read.ts';
import { siteKinds } from '../../content/own-kinds.ts';
import { digest } from '../../shared/digest.ts';
import { codeOf } from '../../shared/disk-errors.ts';
import { memoized } from '../../shared/memoized.ts';
import type { BuildOptions } from '../../shared/options.ts';
import { REPOSITORY } from '../../shared/source.ts';
import { bundle } from '../dev/bundle.ts';
import type { OpenVersion } from '../dev/site-version.ts';
import { readBody } from '../read-at-most.ts';
import { answer } from '../server/answer.ts';
import { listen } from '../server/listening.ts';
import { createLocalServer } from '../server/local-server.ts';
import { isJson } from '../server/request-rules.ts';
import { Editor, REQUESTS } from './editor.ts';
import { addPicture, drawIcon, readPicture } from './pictures.ts';

/** Bytes of an edit and its earlier states. A content file has 1 MB at most. */
const LONGEST_EDIT = 40_000_000;

const isRequest = (name: string): name is keyof typeof REQUESTS => Object.hasOwn(REQUESTS, name);

const CLIENT = 'client/edit';

/**
 * Starts the editor of a site, at a port of its own and below a token that only who started it knows: pages of the site
 * may run a script that somebody put into the content, which must not reach it.
 * @param sitePort port of the site, which the editor shows in a frame
 */
export async function startEditing(
  options: BuildOptions,
  open: OpenVersion,
  sitePort: number,
  isOpen: boolean,
) {
  const token = randomBytes(16).toString('hex');
  const editor = new Editor(options, open, await siteKinds(options.root));
  const script = memoized(() => bundle(`${CLIENT}/main.tsx`, { SITE_PORT: String(sitePort) }));
  const read = async (name: string): Promise<string | Uint8Array | undefined> => {
    if (name.startsWith(ICON)) return drawIcon(path.parse(name).name);
    if (name.startsWith(PICTURE)) return readPicture(options.root, name.slice(PICTURE.length));
    if (name === 'main.js') return script();
    const isOwn = name === INDEX || name === 'main.css';
    return isOwn ? readFile(path.join(REPOSITORY, CLIENT, name)) : undefined;
  };
  const perform = async (request: IncomingMessage, name: string): Promise<unknown> => {
    const isPicture = name.startsWith(PICTURE);
    const limit = isPicture ? MOST_BYTES : LONGEST_EDIT;
    const body = await readBody(request, limit);
    if (typeof body === 'string')
      throw new Refused(413, `This file is larger than ${limit / 1_000_000} MB. Save it smaller.`);
    if (isPicture) return { name: await addPicture(options.root, name.slice(PICTURE.length), body) };
    if (!isRequest(name)) throw new Refused(404, 'The editor cannot do this.');
    if (!isJson(request)) throw new Refused(415, 'Send JSON.');
    return editor[name](REQUESTS[name].parse(JSON.parse(body.toString('utf8'))) as never);
  };
  /** Of all that the editor answers: its own scripts and styles, framed by nobody; only the site in a frame. */
  const headers = {
    'Content-Security-Policy': `default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; frame-src http://*:${sitePort}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; object-src 'none'`,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    // Its address holds the token.
    'Referrer-Policy': 'same-origin',
  };
  const server = createLocalServer({
    handler: async (request, response, pathname) => {
      const [, given = '', ...rest] = pathname.split('/');
      const name = rest.join('/') || INDEX;
      if (!isSame(given, token)) throw new Refused(403, WRONG_TOKEN);
      if (request.method === 'POST')
        return answer(response, 200, 'answer.json', JSON.stringify(await perform(request, name)), headers);
      const body = await read(name);
      if (body === undefined) throw new Refused(404, 'The editor has nothing at this address.');
      answer(response, 200, name, body, headers);
    },
    onError: (error, response) => {
      const { status, message, more } = refusalOf(error);
      answer(response, status, 'answer.json', JSON.stringify({ message, ...more }), headers);
    },
  });
  const port = await listen(server, 0, isOpen);
  return {
    server,
    /** Its address: another origin than that of the site. */
    port,
    path: `/${token}/`,
    /** Script that every page of the site gets. */
    script: await bundle(`${CLIENT}/frame.ts`, { EDITOR_PORT: String(port) }),
  };
}

/** The document of the editor. */
const INDEX = 'index.html';

/** Begin the addresses of pictures and icons. */
const PICTURE = 'picture/';
const ICON = 'icon/';

const WRONG_TOKEN =
  'This is not the address of the editor, or of one that was stopped. Open the address that `npm run edit` prints.';

const DISK =
  'A file or folder of the site could not be read or written. Check that the disk has space and that you may write there, then try again.';

/** Takes the same time for every wrong token. */
const isSame = (given: string, token: string) =>
  timingSafeEqual(Buffer.from(digest(given)), Buffer.from(digest(token)));

function refusalOf(error: unknown): Refused {
  if (error instanceof Refused) return error;
  if (error instanceof z.ZodError || error instanceof SyntaxError)
    return new Refused(400, 'The editor does not understand this request.');
  const code = codeOf(error);
  if (/^E[A-Z]+$/.test(code)) return new Refused(500, `${DISK} (${code})`);
  console.error(error);
  return new Refused(500, `Something went wrong: ${String(error)}`);
}
