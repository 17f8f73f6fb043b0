import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import { DESKTOP, FLAGS } from '../browser/serve-site.ts';

/**
 * A browser that reaches nothing but this machine, for the tests of one file. Nothing intercepts its requests, which
 * would change how they are sent and what is cached.
 * @param omitted flags of the driver that the browser starts without
 * @returns opens an empty page
 */
export function ownBrowser(omitted: string[] = []): (options?: BrowserContextOptions) => Promise<Page> {
  let browser: Browser;
  const contexts: BrowserContext[] = [];
  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: inject('chromium'),
      args: [...FLAGS, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
      ignoreDefaultArgs: omitted,
    });
  });
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()));
  });
  afterAll(() => browser?.close());
  return async (options) => {
    const context = await browser.newContext({ viewport: DESKTOP, reducedMotion: 'reduce', ...options });
    contexts.push(context);
    return context.newPage();
  };
}
