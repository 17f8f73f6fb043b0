import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { createPreview } from '../../build/commands/preview.ts';
import { DESKTOP } from '../desktop.ts';
import { startAndStop } from '../start-and-stop.ts';
import { sharedChromium } from './chromium.ts';

export { DESKTOP, PHONE } from '../desktop.ts';

/** Renders the sections that are out of view, which have no width to measure and no contrast. */
export const renderAll = (page: Page) =>
  page.locator('main > *').evaluateAll((sections) => {
    for (const section of sections) (section as HTMLElement).style.contentVisibility = 'visible';
  });

/** A page on the built site, with everything that went wrong on it. */
export interface Visit {
  page: Page;
  context: BrowserContext;
  /** Console errors and uncaught exceptions so far, except for other machines. */
  errors: string[];
}

/** What the console says of a request to another machine, such as the map's: the browser can reach none. */
const UNREACHABLE = /ERR_PROXY_CONNECTION_FAILED/;

/**
 * Serves a built site and opens its pages for the tests of one file.
 * @param folder the built site
 * @param browser the browser that shows them
 * @returns `visit` opens a route; its `prepare` runs on the empty page before that
 */
export function serveSite(folder = 'dist', browser = sharedChromium) {
  const contexts: BrowserContext[] = [];
  const enquiries: string[] = [];
  const inboxFile = path.join(tmpdir(), `enquiries-${randomUUID()}.jsonl`);
  const server = createPreview(path.resolve(folder), inboxFile, (text) => enquiries.push(text));
  const { start, stop, origin } = startAndStop(server);

  beforeAll(start);
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()));
    enquiries.length = 0;
  });
  afterAll(async () => {
    await stop();
    await rm(inboxFile, { force: true });
  });

  const visit = async (
    route: string,
    options: BrowserContextOptions = {},
    prepare: (page: Page) => Promise<unknown> = async () => {},
  ): Promise<Visit> => {
    const context = await (await browser()).newContext({
      viewport: DESKTOP,
      reducedMotion: 'reduce',
      ...options,
    });
    contexts.push(context);
    // The same as the tests' own limit: delays on a busy machine are not errors.
    context.setDefaultTimeout(120_000);
    const page = await context.newPage();
    const opened: Visit = { page, context, errors: [] };
    page.on('console', (message) => {
      const isError = message.type() === 'error' && !UNREACHABLE.test(message.text());
      if (isError) opened.errors.push(message.text());
    });
    page.on('pageerror', (error) => opened.errors.push(error.message));
    await prepare(page);
    await page.goto(origin() + route);
    return opened;
  };
  return { visit, enquiries, origin };
}
