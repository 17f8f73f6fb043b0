import type { Page } from 'playwright-core';
import { type Check, DESKTOP, PHONE, type Subject } from '../check.ts';
import { eachState } from '../states.ts';

/** Long enough for what a page does by itself once it is idle. */
const IDLE = 2500;

export const check: Check = {
  columns: ['privacy'],
  about:
    'No request to another origin before a visitor does anything, and no cookie or permanent storage after page, menu and form',
  async run(subject) {
    const findings: string[] = [];
    for (const viewport of [PHONE, DESKTOP]) {
      const asked = await foreignRequests(subject, viewport);
      findings.push(...asked.map((url) => `${viewport.width} px, before any use: asks ${url}`));
    }
    await eachState(subject, async ({ page, where }) => {
      findings.push(...(await kept(page)).map((what) => `${where}: keeps ${what}`));
    });
    return { findings: [...new Set(findings)] };
  },
};

async function foreignRequests(subject: Subject, viewport: typeof PHONE): Promise<string[]> {
  const asked: string[] = [];
  const page = await subject.open({
    viewport,
    before: (opened) => void opened.on('request', (request) => void asked.push(request.url())),
  });
  await page.waitForTimeout(IDLE);
  return [...new Set(asked)].filter((url) => url.startsWith('http') && !url.startsWith(subject.origin));
}

/** What stays on the visitor's device when the tab is closed. */
async function kept(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies();
  const stored = await page.evaluate(async () => [
    ...document.cookie.split(';').filter((cookie) => cookie.trim() !== ''),
    ...Object.keys(localStorage).map((key) => `${key} (local storage)`),
    ...(await indexedDB.databases()).map(({ name }) => `${name} (database)`),
  ]);
  return [...cookies.map(({ name }) => `cookie ${name}`), ...stored];
}
