import { setTimeout } from 'node:timers/promises';
import type { Page, Request } from 'playwright-core';

/**
 * Waits until everything a page has requested has arrived or failed, and nothing new is requested for half a second.
 * The driver's own `networkidle` never comes if an idle page requests a file just before it has loaded.
 */
export async function atRest(page: Page): Promise<void> {
  let last: Request | undefined;
  for (;;) {
    const requests = await page.requests();
    if (requests.at(-1) === last) return;
    last = requests.at(-1);
    await Promise.all(requests.map(async (request) => (await request.response())?.body().catch(() => {})));
    await setTimeout(500);
  }
}
