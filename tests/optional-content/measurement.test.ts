import { rmSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PHONE, serveSite, type Visit } from '../browser/serve-site.ts';
import { fillInForm } from '../browser/start-island.ts';
import { RECEIVED, SUBMIT, WORDS } from '../engines/form.ts';
import { buildAgencySite, copyAgencySite } from '../photographs/agency-site.ts';
import { applyEdits } from '../unit/small-site.ts';
import { COUNTERS, standInCounter } from './counters.ts';

async function sendEnquiry({ page }: Visit): Promise<void> {
  await fillInForm(page, WORDS);
  await page.click(SUBMIT);
}

const roots = await Promise.all(COUNTERS.map(() => copyAgencySite()));

describe.each(COUNTERS.map((service, index) => ({ ...service, root: roots[index] ?? '' })))(
  '$what',
  ({ root, ...service }) => {
    const counter = standInCounter(service);
    const site = serveSite(path.join(root, 'dist'));
    const visited = [service.site, 'visit'];

    beforeAll(async () => {
      await counter.start();
      const lines = [`service: ${service.service}`, `src: ${counter.origin()}${service.src}`];
      if (service.attributes) lines.push(service.attributes(counter.origin()));
      const measurement = `measurement:\n  ${lines.join('\n  ')}\n`;
      await applyEdits(root, { 'content/site.yaml': (text) => text + measurement });
      buildAgencySite(root, '--draft');
    });
    beforeEach(() => counter.reset());
    afterAll(async () => {
      await counter.stop();
      rmSync(root, { recursive: true, force: true });
    });

    const open = (route: string, prepare: (page: Page) => Promise<unknown> = async () => {}) =>
      site.visit(route, { viewport: PHONE }, async (page) => {
        await page.addInitScript(() => {
          addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
            console.error(`refused: ${violatedDirective} ${blockedURI}`);
          });
        });
        await prepare(page);
      });
    const visits = () => expect.poll(counter.counted);

    it('counts a visit once the page has loaded, not before, and a received enquiry', async () => {
      const visit = await open('/contact-us/');
      await visits().toEqual([visited]);
      const times = await visit.page.evaluate((src) => {
        const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
        const [script] = performance.getEntriesByName(src);
        return { loaded: page?.loadEventEnd ?? 0, asked: script?.startTime ?? 0 };
      }, counter.origin() + service.src);
      expect(times.loaded).toBeGreaterThan(0);
      expect(times.asked).toBeGreaterThanOrEqual(times.loaded);
      await sendEnquiry(visit);
      await visit.page.getByText(RECEIVED).waitFor();
      await visits().toEqual([visited, [service.site, service.event]]);
      expect(visit.errors).toEqual([]);
    });

    it.each([
      ['Global Privacy Control', 'globalPrivacyControl', true],
      ['Do Not Track', 'doNotTrack', '1'],
    ])('is not contacted at all under %s, and the page says so', async (_what, key, value) => {
      const visit = await open('/contact-us/', (page) =>
        page.addInitScript(
          ([name, set]) => Object.defineProperty(navigator, name as string, { value: set }),
          [key, value] as const,
        ),
      );
      await sendEnquiry(visit);
      await visit.page.getByText(RECEIVED).waitFor();
      await visit.page.goto(`${site.origin()}/about-us/`, { waitUntil: 'networkidle' });
      expect(counter.asked()).toEqual([]);
      await visit.page.locator('footer').getByText('Your browser asks not to be counted').waitFor();
      expect(visit.errors).toEqual([]);
    });
  },
);
