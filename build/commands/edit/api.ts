import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { z } from 'zod';
import type { Refusal } from '../../../client/edit/messages.ts';
import type { BuildOptions } from '../../shared/options.ts';
import { EDITOR } from '../dev/server.ts';
import type { Editing, OpenSite } from '../dev.ts';
import { readBody } from '../server/read-body.ts';
import { isJson } from '../server/request-rules.ts';
import { bundleEditor, HEADERS, shell } from './bundle.ts';
import { Editor } from './editor.ts';
import { addPicture, LARGEST_PICTURE, thumbnail } from './pictures.ts';
import { Refused } from './refused.ts';

/** Bytes of a draft. A content file has 1 MB at most. */
const LONGEST_DRAFT = 4_000_000;

const pathSchema = z.array(z.union([z.string(), z.int().min(0)])).max(40);
const draftSchema = z.object({
  file: z.string(),
  digest: z.string(),
  value: z.record(z.string(), z.unknown()),
});

/** What may be asked for by a POST with JSON: the name, and the function that answers. */
type Actions = Record<string, (asked: unknown) => unknown>;

const actionsOf = (editor: Editor): Actions => ({
  overview: () => editor.overview(),
  open: (asked) => editor.open(z.object({ file: z.string() }).parse(asked).file),
  preview: (asked) => editor.preview(draftSchema.extend({ page: z.string() }).parse(asked)),
  save: (asked) => {
    const { real, ...draft } = draftSchema.extend({ real: z.array(pathSchema) }).parse(asked);
    return editor.save(draft, real);
  },
  undo: (asked) => {
    const { id, seen } = z.object({ id: z.string(), seen: z.string().optional() }).parse(asked);
    return editor.undo(id, seen);
  },
  release: () => editor.release(),
});

/** The editor of a site, below an address with a token that only who started it knows. */
export async function createEditing(options: BuildOptions, open: OpenSite): Promise<Editing> {
  const { root } = options;
  const token = randomBytes(16).toString('hex');
  const editor = await Editor.create(options, open);
  const actions = actionsOf(editor);
  let bundled: ReturnType<typeof bundleEditor> | undefined;
  const listeners = new Set<ServerResponse>();

  const get = async (request: IncomingMessage, response: ServerResponse, name: string) => {
    if (name === '') return send(response, 200, 'text/html; charset=utf-8', shell());
    if (name === 'events') return listen(listeners, request, response);
    bundled ??= bundleEditor();
    const file = (await bundled).get(name);
    if (file) return send(response, 200, file.type, file.text);
    const small = name.startsWith('picture/')
      ? await thumbnail(root, name.slice('picture/'.length))
      : undefined;
    if (small) return send(response, 200, 'image/webp', small);
    throw new Refused(404, { message: 'The editor has nothing at this address.' });
  };
  const post = async (request: IncomingMessage, response: ServerResponse, name: string) => {
    const isPicture = name.startsWith('picture/');
    const body = await readBody(request, isPicture ? LARGEST_PICTURE : LONGEST_DRAFT);
    if (body === 'cut off') return;
    if (body === 'too long') throw new Refused(413, { message: 'This is too large.' });
    if (isPicture)
      return json(response, 200, { name: await addPicture(root, name.slice('picture/'.length), body) });
    const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
    if (!action) throw new Refused(404, { message: 'The editor cannot do this.' });
    if (!isJson(request)) throw new Refused(415, { message: 'Send JSON.' });
    json(response, 200, await action(JSON.parse(body.toString('utf8'))));
  };

  return {
    path: `${EDITOR}${token}/`,
    file: (name) => editor.draftFile(name),
    changed: (saved) => {
      const names = saved.map((file) => path.relative(root, file).replaceAll(path.sep, '/'));
      for (const response of listeners) response.write(`data: ${JSON.stringify(names)}\n\n`);
    },
    answer: async (request, response, pathname) => {
      for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
      const [given = '', ...rest] = pathname.slice(EDITOR.length).split('/');
      try {
        if (!isSame(given, token)) throw new Refused(403, { message: WRONG_TOKEN });
        await (request.method === 'POST' ? post : get)(request, response, rest.join('/'));
      } catch (error) {
        const { status, refusal } = refusalOf(error);
        json(response, status, refusal);
      }
    },
  };
}

const WRONG_TOKEN =
  'This is not the address of the editor, or of one that was stopped. Open the address that `npm run edit` prints.';

const isSame = (given: string, token: string) =>
  given.length === token.length &&
  timingSafeEqual(Buffer.from(given.padEnd(32)).subarray(0, 32), Buffer.from(token));

function refusalOf(error: unknown): { status: number; refusal: Refusal } {
  if (error instanceof Refused) return error;
  if (error instanceof z.ZodError || error instanceof SyntaxError)
    return { status: 400, refusal: { message: 'The editor does not understand this.' } };
  console.error(error);
  return { status: 500, refusal: { message: `This did not work: ${String(error)}` } };
}

/** Sends the names of files that were saved, as server-sent events. */
function listen(listeners: Set<ServerResponse>, request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(200, { 'Content-Type': 'text/event-stream' });
  response.flushHeaders();
  listeners.add(response);
  request.on('close', () => listeners.delete(response));
}

function send(response: ServerResponse, status: number, type: string, body: string | Uint8Array): void {
  response.writeHead(status, { 'Content-Type': type }).end(body);
}

const json = (response: ServerResponse, status: number, body: unknown): void =>
  send(response, status, 'application/json', JSON.stringify(body));
