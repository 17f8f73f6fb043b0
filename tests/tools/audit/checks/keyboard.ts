import type { Page } from 'playwright-core';
import { type Check, DESKTOP, PHONE } from '../check.ts';
import { focusedStop, hiddenFocus, type Stop, unreached } from '../tab-stops.ts';

/** More stops than any page has: a longer walk goes round in circles. */
const ENDLESS = 1000;

export const check: Check = {
  columns: ['keyboard'],
  about:
    'Tab through the page at 390 and 1440 px, and with the menu opened by Enter: everything interactive is reached in reading order, each focus can be seen, the end is reached (WCAG 2.1.1, 2.1.2, 2.4.3, 2.4.7, 2.4.11)',
  async run(subject) {
    const findings: string[] = [];
    for (const [where, viewport, opens] of [
      ['390 px', PHONE, false],
      ['390 px, menu open', PHONE, true],
      ['1440 px', DESKTOP, false],
      ['1440 px, dropdown open', DESKTOP, true],
    ] as const) {
      const page = await subject.open({ viewport });
      if (opens && !(await openByKeyboard(page))) continue;
      findings.push(
        ...(await walk(page, opens ? 'header' : 'page')).map((finding) => `${where}: ${finding}`),
      );
      await page.context().close();
    }
    return { findings };
  },
};

/** @returns whether the header has something to open */
async function openByKeyboard(page: Page): Promise<boolean> {
  const summary = page.locator('header summary:visible').first();
  if ((await summary.count()) === 0) return false;
  await summary.focus();
  await page.waitForSelector('[data-island=menu][data-ready]', { state: 'attached' });
  await page.keyboard.press('Enter');
  return true;
}

/** Tabs through the page, or what was opened in its header, until the focus leaves it. */
async function walk(page: Page, within: 'page' | 'header'): Promise<string[]> {
  const findings: string[] = [];
  let last: Stop = await focusedStop(page);
  for (let count = 0; count < ENDLESS; count += 1) {
    await page.keyboard.press('Tab');
    const stop = await focusedStop(page);
    // Out of the page, or back to its first stop via the browser's own buttons.
    if (stop.number === -1 || (stop.number === 0 && count > 0)) break;
    if (within === 'header' && !stop.inHeader) break;
    const withinFrame = stop.isFrame && stop.number === last.number;
    if (stop.again && !withinFrame) {
      findings.push(`goes from ${last.name} back to ${stop.name}, and so never ends`);
      break;
    }
    if (stop.backwards) findings.push(`goes from ${last.name} up to ${stop.name}`);
    const hidden = stop.isFrame ? undefined : await hiddenFocus(page, stop);
    if (hidden) findings.push(`${stop.name} ${hidden}`);
    last = stop;
  }
  return [...findings, ...(await unreached(page, within)).map((name) => `${name} is never reached`)];
}
