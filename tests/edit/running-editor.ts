import { readFileSync } from 'node:fs';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { type OpenVersion, openVersion } from '../../build/commands/dev/site-version.ts';
import { startEditing } from '../../build/commands/edit/api.ts';
import type { Opened, Overview, Refusal } from '../../client/edit/messages.ts';
import { type Edits, filesIn, type Site, site } from '../unit/small-site.ts';

export const HOME = 'content/home.yaml';

/** Text of a file of a site. */
export const textOf = ({ root }: Site, file: string) => readFileSync(path.join(root, file), 'utf8');

/** The editor of a small site, as a browser or an attacker reaches it. */
export type RunningEditor = Awaited<ReturnType<typeof startEditor>>;

/** The editor shows the site in a frame, but asks nothing of it. */
export const SITE_PORT = 1;

// biome-ignore lint/suspicious/noExplicitAny: the content of a small site, whose shape its files show.
export type Value = Record<string, any>;

/** Why the editor did not do something. */
export class Denied extends Error {
  constructor(
    readonly status: number,
    readonly refusal: Refusal,
  ) {
    super(`${status}: ${refusal.message}`);
  }
}

/** Starts the editor on a small site; the end of the test stops it. */
export async function startEditor({ root, out }: Site) {
  const environment = { CONTACT_ENDPOINT: 'https://hooks.example.com/start-trigger' };
  const options = { root, out, release: false, environment };
  const draft: OpenVersion = (unsaved) => openVersion({ ...options, unsaved });
  const { server, port, path: token } = await startEditing(options, draft, SITE_PORT, false);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const origin = `http://localhost:${port}`;
  const address = `${origin}${token}`;
  /** Asks as the editor's page does. @throws Denied with the status and what the server says */
  const ask = async <Answer>(name: string, body: unknown = {}): Promise<Answer> => {
    const response = await fetch(address + name, {
      method: 'POST',
      headers: { Origin: origin, 'Content-Type': 'application/json' },
      body: body instanceof Uint8Array ? Buffer.from(body) : JSON.stringify(body),
    });
    const answer = await response.json();
    if (!response.ok) throw new Denied(response.status, answer);
    return answer as Answer;
  };
  const open = (file: string) => ask<Opened>('open', { file });
  return {
    origin,
    /** Of the editor, with its token. */
    address,
    ask,
    open,
    fetch: (name: string, init?: RequestInit) =>
      fetch(path.posix.isAbsolute(name) ? origin + name : address + name, init),
    /** Saves a file with its value changed. */
    change: async (file: string, edit: (value: Value) => unknown) => {
      const { digest, value } = await open(file);
      edit(value);
      return ask<Opened>('save', { file, digest, value, real: [] });
    },
  };
}

/** Starts the editor on a small site with these edits. */
export async function edited(edits?: Edits) {
  const small = await site(edits);
  const editor = await startEditor(small);
  /** All files of the site but what the editor keeps for itself, with their texts. */
  const files = async () => {
    const names = (await filesIn(small.root)).filter((name) => !name.startsWith('.edits'));
    return new Map(names.map((name) => [name, readFileSync(path.join(small.root, name), 'latin1')]));
  };
  return { small, editor, files, before: await files() };
}

/** Undoes the last save. @param seen digests of what it may overwrite. @returns its file; undefined if there is none */
export async function undoLast(editor: RunningEditor, seen: string[] = []) {
  const { last } = await editor.ask<Overview>('overview');
  if (last) await editor.ask('undo', { id: last.id, seen });
  return last?.file;
}

/** What a step was denied with. */
export async function denialOf(step: Promise<unknown>): Promise<Denied> {
  try {
    await step;
  } catch (error) {
    if (error instanceof Denied) return error;
    throw error;
  }
  throw new Error('Nothing was denied.');
}
