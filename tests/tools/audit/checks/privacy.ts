import type { Page } from 'playwright-core';
import { type Check, DESKTOP, PHONE, type Subject } from '../check.ts';
import { eachState } from '../states.ts';

/** Timers of a page that end within this time run, ms. */
const STAY = 3_600_000;

/** A page without new requests for this long is done, ms. */
const QUIET = 400;

export const check: Check = {
  columns: ['privacy'],
  about:
    'No request to another origin before a visitor does anything, for an hour, and no cookie or permanent storage after page, menu and form',
  async run(subject) {
    const foreign = await Promise.all([PHONE, DESKTOP].map((viewport) => foreignRequests(subject, viewport)));
    const findings = foreign.flat();
    await eachState(subject, async ({ page, where }) => {
      findings.push(...(await kept(page)).map((what) => `${where}: keeps ${what}`));
    });
    return { findings: [...new Set(findings)] };
  },
};

/** The clock is advanced, so whatever a page does when idle, or later, happens at once. */
async function foreignRequests(subject: Subject, viewport: typeof PHONE): Promise<string[]> {
  const asked: string[] = [];
  const page = await subject.open({
    viewport,
    async before(opened) {
      await opened.clock.install({ time: 0 });
      opened.on('request', (request) => void asked.push(request.url()));
    },
  });
  await page.waitForLoadState('networkidle');
  await page.clock.fastForward(STAY);
  for (let count = -1; count < asked.length; ) {
    count = asked.length;
    await page.waitForTimeout(QUIET);
  }
  return asked
    .filter((url) => url.startsWith('http') && !url.startsWith(subject.origin))
    .map((url) => `${viewport.width} px, before any use: asks ${url}`);
}

/** What remains on the visitor's device when the tab is closed. */
async function kept(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies();
  const stored = await page.evaluate(async () => [
    ...document.cookie.split(';').filter((cookie) => cookie.trim() !== ''),
    ...Object.keys(localStorage).map((key) => `${key} (local storage)`),
    ...(await indexedDB.databases()).map(({ name }) => `${name} (database)`),
  ]);
  return [...cookies.map(({ name }) => `cookie ${name}`), ...stored];
}
