import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, inject, onTestFinished } from 'vitest';
import { DESKTOP } from '../desktop.ts';
import { end, START, startProgram } from '../hosts/programs.ts';
import { type Edits, site } from '../unit/small-site.ts';

type Command = 'dev' | 'edit';

/**
 * Starts `npm run dev` or `npm run edit`; the end of the test stops it.
 * @param cwd folder of the project
 * @returns the address of the site, or of the editor with its token, at 127.0.0.1
 */
export async function startDevProcess(command: Command, args: string[], cwd = '.') {
  const env = { ...process.env, PORT: '0', NODE_ENV: 'production' };
  const address = /http:\/\/localhost:(\d+)(\S+)\s/;
  const line = [...START, `build/commands/${command}.ts`, ...args];
  const { program, said, printed } = await startProgram(line, address, { cwd, env });
  onTestFinished(() => end(program, 'SIGKILL'));
  return { address: `http://127.0.0.1:${said[1]}${said[2]}`, printed };
}

/** Starts such a command for a small site, and opens it in a Chromium for the tests of one file. */
export function inChromium(command: Command) {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: inject('chromium'), args: ['--no-sandbox'] });
  });
  afterAll(() => browser?.close());
  return async (edits: Edits = {}, { route = '', viewport = DESKTOP, flags = [] as string[] } = {}) => {
    const small = await site(edits);
    const { address, printed } = await startDevProcess(command, [`--root=${small.root}`, ...flags]);
    const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
    onTestFinished(() => context.close());
    context.setDefaultTimeout(120_000);
    const page = await context.newPage();
    await page.goto(new URL(route, address).href);
    return { small, address, page, printed };
  };
}
