import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { findChromium } from '../chromium/find.ts';
import type { Opening } from './check.ts';

// Own flags only: those of the npm browser turn web security off, which hides errors.
const FLAGS = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'];

// tsx adds a helper that names inner functions, which is missing for functions sent to the page.
const NAMES = 'globalThis.__name ??= (named) => named';

/** Stops the redirect of Not Found: the site has no other timer of two seconds or more that starts by itself. */
export const HOLD_TIMERS = `{
  const start = globalThis.setTimeout;
  globalThis.setTimeout = (run, ms, ...rest) => (ms >= 2000 && ms <= 3000 ? 0 : start(run, ms, ...rest));
}`;

/** Opens pages, each in its own context. */
export interface Pages {
  /** @param url of the page @param isBrief whether the page redirects by itself */
  open(url: string, opening?: Opening & { isBrief?: boolean }): Promise<Page>;
  /** Closes all pages opened so far. */
  close(): Promise<void>;
}

/** The browser of the tests, started. */
export async function startBrowser(flags: string[] = []): Promise<{ browser: Browser; program: string }> {
  const program = await findChromium();
  return { browser: await chromium.launch({ executablePath: program, args: [...FLAGS, ...flags] }), program };
}

/**
 * Pages of one check. Animations are off unless the check needs them, and requests to other origins are blocked: an
 * audit must not depend on the network.
 */
export function pagesOf(browser: Browser): Pages {
  const contexts: BrowserContext[] = [];
  return {
    async open(url, { before, timers = 'held', isBrief = false, ...options } = {}) {
      const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
      contexts.push(context);
      await context.addInitScript({ content: NAMES });
      if (isBrief && timers === 'held') await context.addInitScript({ content: HOLD_TIMERS });
      const page = await context.newPage();
      page.setDefaultTimeout(60_000);
      await before?.(page);
      const { origin } = new URL(url);
      await context.route(
        (asked) => asked.origin !== origin && asked.protocol.startsWith('http'),
        (route) => route.abort('blockedbyclient'),
      );
      await page.goto(url);
      return page;
    },
    async close() {
      await Promise.all(contexts.splice(0).map((context) => context.close()));
    },
  };
}
