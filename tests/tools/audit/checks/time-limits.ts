import type { Check } from '../check.ts';
import { PHONE } from '../check.ts';

/** A page may change by itself after this (WCAG 2.2.1: a limit longer than 20 hours). */
const HOURS = 20;

export const check: Check = {
  columns: ['time limits'],
  about: 'The page neither leaves nor reloads by itself, however long one reads (WCAG 2.2.1); 20 hours pass',
  async run(subject) {
    const findings: string[] = [];
    const page = await subject.open({
      viewport: PHONE,
      timers: 'running',
      before: (opened) => opened.clock.install({ time: 0 }),
    });
    const start = page.url();
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
        const { pathname } = new URL(request.url());
        const how = request.url() === start ? 'reloads' : `leaves for ${pathname}`;
        findings.push(`${how} by itself`);
      }
    });
    await page.clock.fastForward(HOURS * 3_600_000);
    await page.waitForTimeout(500);
    const refresh = await page.locator('meta[http-equiv=refresh i]').count();
    if (refresh > 0) findings.push('has a meta refresh');
    return { findings: [...new Set(findings)] };
  },
};
