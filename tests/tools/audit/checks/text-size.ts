import type { Page } from 'playwright-core';
import type { Check } from '../check.ts';
import { findingsAfter } from '../layout.ts';

/** CSS px. The default of browsers is 16. */
const DOUBLE = 32;

export const check: Check = {
  columns: ['200 % text'],
  about:
    "A browser's text size set to 200 % (WCAG 1.4.4) at 390 and 1440 px, in every state: nothing cut off, overlapping or sideways",
  async run(subject) {
    return { findings: await findingsAfter(subject, setTextSize) };
  },
};

/** The browser's setting, which `rem` and the widths in media queries follow. */
async function setTextSize(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.enable');
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: DOUBLE, fixed: 26 } });
}
