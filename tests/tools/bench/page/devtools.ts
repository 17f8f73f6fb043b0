import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';

// biome-ignore lint/suspicious/noExplicitAny: each command answers with something else
type Answer = any;

/**
 * Starts a Chromium with a new profile, and talks with it through a pipe. Playwright attaches to pages in a way in which
 * the browser prepares no page ahead ("PrerenderingDisabledByDevTools").
 * @param onPage called with the session of each page that the browser opens, also ahead of time
 */
export function startChromium(program: string, args: string[], onPage: (session: string) => void) {
  const profile = mkdtempSync(path.join(tmpdir(), 'bench-profile-'));
  const browser = spawn(
    program,
    [...args, '--headless=new', '--remote-debugging-pipe', `--user-data-dir=${profile}`, 'about:blank'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  );
  const [, , , commands, answers] = browser.stdio as unknown as [null, null, null, Writable, Readable];
  const waiting = new Map<number, (message: Answer) => void>();
  let count = 0;
  let rest = '';
  answers.setEncoding('utf8').on('data', (text: string) => {
    const messages = (rest + text).split('\0');
    rest = messages.pop() ?? '';
    for (const { id, method, params, ...answer } of messages.map((one) => JSON.parse(one))) {
      waiting.get(id)?.(answer);
      if (method === 'Target.attachedToTarget' && params.targetInfo.type === 'page') onPage(params.sessionId);
    }
  });

  /** Sends a command of the DevTools protocol. @throws Error with the browser's answer if it refuses */
  const send = (method: string, params: object = {}, sessionId?: string): Promise<Answer> =>
    new Promise((resolve, reject) => {
      count += 1;
      waiting.set(count, ({ result, error }) =>
        error ? reject(new Error(`${method}: ${error.message}`)) : resolve(result),
      );
      commands.write(`${JSON.stringify({ id: count, method, params, sessionId })}\0`);
    });
  const close = async () => {
    browser.kill();
    await new Promise((resolve) => browser.once('close', resolve));
    await rm(profile, { recursive: true, force: true, maxRetries: 10 });
  };
  return { send, close };
}
