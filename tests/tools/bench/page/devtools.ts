import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';

/** Sends a command of the DevTools protocol. @throws Error with the browser's answer if it refuses */
export type Send = (method: string, params?: object, sessionId?: string) => Promise<Answer>;

// biome-ignore lint/suspicious/noExplicitAny: each command answers with something else
type Answer = any;

export interface Devtools {
  send: Send;
  /** Called with each page that the browser opens, also ahead of time. */
  onPage: (opened: (sessionId: string) => void) => void;
  close: () => Promise<void>;
}

/**
 * Starts a Chromium with a new profile, and talks with it through a pipe. Playwright attaches to pages in a way in which
 * the browser prepares no page ahead ("PrerenderingDisabledByDevTools").
 */
export function startChromium(program: string, args: string[]): Devtools {
  const profile = mkdtempSync(path.join(tmpdir(), 'bench-profile-'));
  const browser = spawn(
    program,
    [...args, '--headless=new', '--remote-debugging-pipe', `--user-data-dir=${profile}`, 'about:blank'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  ) as ChildProcess;
  const [, , , commands, answers] = browser.stdio as unknown as [null, null, null, Writable, Readable];
  const waiting = new Map<number, (message: Answer) => void>();
  const ended = new Promise<void>((resolve) => browser.once('close', () => resolve()));
  let opened: (sessionId: string) => void = () => {};
  let count = 0;
  let rest = '';

  answers.setEncoding('utf8').on('data', (text: string) => {
    const messages = (rest + text).split('\0');
    rest = messages.pop() ?? '';
    for (const message of messages.map((one) => JSON.parse(one) as Answer)) {
      if (message.id) waiting.get(message.id)?.(message);
      else if (message.method === 'Target.attachedToTarget' && message.params.targetInfo.type === 'page')
        opened(message.params.sessionId);
    }
  });

  const send: Send = (method, params = {}, sessionId = undefined) =>
    new Promise((resolve, reject) => {
      count += 1;
      waiting.set(count, ({ result, error }) =>
        error ? reject(new Error(`${method}: ${error.message}`)) : resolve(result),
      );
      ended.then(() => reject(new Error(`${method}: the browser has ended`)));
      commands.write(`${JSON.stringify({ id: count, method, params, sessionId })}\0`);
    });
  return {
    send,
    onPage: (listener) => {
      opened = listener;
    },
    close: async () => {
      await send('Browser.close').catch(() => {});
      await ended;
      await rm(profile, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}
