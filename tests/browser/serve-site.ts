import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type LaunchOptions,
  type Page,
} from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { createPreview } from '../../build/commands/preview.ts';
import { DESKTOP } from '../desktop.ts';
import { startAndStop } from '../start-and-stop.ts';

export { DESKTOP, PHONE } from '../desktop.ts';

// Own flags only: those of the npm browser turn web security off, which hides errors.
export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-sync',
];

/** A page on the built site, with everything that went wrong on it. */
export interface Visit {
  page: Page;
  context: BrowserContext;
  /** Console errors and uncaught exceptions so far. */
  errors: string[];
  /** Every console message so far. */
  messages: string[];
  /** Addresses requested so far. */
  requests: string[];
}

/**
 * Serves a built site and opens its pages for the tests of one file. Requests to other origins are blocked and
 * recorded, because tests must not depend on the network.
 * @param folder the built site
 * @param network `open` allows requests to other origins, such as a fake enquiry service
 * @param launch additional flags of the browser, and the driver's flags to omit
 * @returns `visit` opens a route; its `prepare` runs on the empty page before that
 */
export function serveSite(
  folder = 'dist',
  network: 'closed' | 'open' = 'closed',
  launch: Pick<LaunchOptions, 'args' | 'ignoreDefaultArgs'> = {},
) {
  let browser: Browser;
  const contexts: BrowserContext[] = [];
  const enquiries: string[] = [];
  const inboxFile = path.join(tmpdir(), `enquiries-${process.pid}-${Date.now()}.jsonl`);
  const server = createPreview(path.resolve(folder), inboxFile, (text) => enquiries.push(text));
  const { start, stop, origin } = startAndStop(server);

  beforeAll(async () => {
    await start();
    browser = await chromium.launch({
      ...launch,
      executablePath: inject('chromium'),
      args: [...FLAGS, ...(launch.args ?? [])],
    });
  });
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()));
    enquiries.length = 0;
  });
  afterAll(async () => {
    await browser?.close();
    await stop();
  });

  const visit = async (
    route: string,
    options: BrowserContextOptions = {},
    prepare: (page: Page) => Promise<unknown> = async () => {},
  ): Promise<Visit> => {
    const context = await browser.newContext({ viewport: DESKTOP, reducedMotion: 'reduce', ...options });
    contexts.push(context);
    // The same as the tests' own limit: delays on a busy machine are not errors.
    context.setDefaultTimeout(120_000);
    const page = await context.newPage();
    const opened: Visit = { page, context, errors: [], messages: [], requests: [] };
    page.on('console', (message) => message.type() === 'error' && opened.errors.push(message.text()));
    page.on('console', (message) => opened.messages.push(message.text()));
    page.on('pageerror', (error) => opened.errors.push(error.message));
    page.on('request', (request) => opened.requests.push(request.url()));
    // A driver that intercepts requests answers their CORS preflight itself, which some tests must prevent.
    if (network === 'closed') {
      await context.route(
        (url) => url.origin !== origin(),
        (handler) => handler.abort('blockedbyclient'),
      );
    }
    await prepare(page);
    await page.goto(origin() + route);
    return opened;
  };
  return { visit, enquiries, origin };
}

/** Fails the test if anything went wrong on the page, except what the test expects. */
export function expectQuiet({ errors }: Visit): void {
  expect(errors).toEqual([]);
}
