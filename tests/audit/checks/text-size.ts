import type { Page } from 'playwright-core';
import { type Check, PHONE } from '../check.ts';
import { layoutFindings, readLayout } from '../layout.ts';

/** CSS px. Browsers' setting is 16. */
const DOUBLE = 32;

export const check: Check = {
  columns: ['200 % text'],
  about:
    "A browser's text size set to 200 % (WCAG 1.4.4) at 390 and 1280 px: nothing cut off, upon each other or sideways",
  async run(subject) {
    const findings: string[] = [];
    for (const viewport of [PHONE, { width: 1280, height: 900 }]) {
      const usual = await readLayout(await subject.open({ viewport }));
      const large = await subject.open({ viewport, before: setTextSize });
      findings.push(...layoutFindings(await readLayout(large), usual, `${viewport.width} px`));
    }
    return { findings };
  },
};

/** What a visitor sets in the browser: `rem` and the widths in media queries follow it. */
async function setTextSize(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.enable');
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: DOUBLE, fixed: 26 } });
}
