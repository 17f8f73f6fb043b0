import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FileSystemConfigLoader, HtmlValidate } from 'html-validate/node';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import config from '../../../../.htmlvalidate.mjs';
import { type SiteHost, startHost } from '../../site-host.ts';
import { pagesOf, startBrowser } from '../browser.ts';
import { DEPARTURES } from '../departures.ts';
import { readPages } from '../read-pages.ts';
import { renderReport } from '../report.tsx';
import { loadChecks, type NamedCheck, type Result } from '../run.ts';
import { runAxe } from '../run-axe.ts';
import { takeShots } from '../shots.ts';
import { pageWith } from './planted.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'report-'));
let html: string;
let host: SiteHost;
let started: Awaited<ReturnType<typeof startBrowser>>;

beforeAll(async () => {
  process.env.CHROME_PATH = inject('chromium');
  for (const file of ['index.html', '404.html']) writeFileSync(path.join(folder, file), pageWith());
  host = await startHost(folder);
  started = await startBrowser();
  const pages = await readPages(folder);
  const checks = await loadChecks();
  const departure = DEPARTURES[0] as (typeof DEPARTURES)[number];
  const results: Result[] = checks.map((check: NamedCheck) => ({
    check,
    route: '/',
    findings: ['<b> & "so" on'],
    met: [{ departure, route: '/', finding: 'met' }],
  }));
  const shots = new Map();
  for (const page of pages)
    shots.set(page.route, await takeShots(page, started.browser, host.origin, folder));
  const routes = pages.map(({ route }) => route);
  html = renderReport({ head: 'Audit of 2 pages', routes, checks, results, stale: ['old'], shots });
  writeFileSync(path.join(folder, 'report.html'), html);
});
afterAll(async () => {
  await started?.browser.close();
  host?.close();
  rmSync(folder, { recursive: true });
});

describe('the report of the audit', () => {
  it('is valid and accessible HTML', async () => {
    const report = await new HtmlValidate(new FileSystemConfigLoader(config)).validateString(html);
    expect(report.results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
    for (const width of [390, 1440]) {
      const page = await pagesOf(started.browser).open(`${host.origin}/report.html`, {
        viewport: { width, height: 900 },
      });
      const { violations } = await runAxe(page);
      expect(violations.map(({ id }) => id)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });

  it('shows every page at both widths, with the table and the findings', async () => {
    const page = await pagesOf(started.browser).open(`${host.origin}/report.html`);
    const widths = await page.locator('.shots img').evaluateAll(async (images) => {
      for (const image of images as HTMLImageElement[]) image.loading = 'eager';
      await Promise.all((images as HTMLImageElement[]).map((image) => image.decode()));
      return (images as HTMLImageElement[]).map(({ naturalWidth }) => naturalWidth);
    });
    expect(widths).toEqual([390, 1440, 390, 1440]);
    expect(await page.locator('tbody tr').count()).toBe(2);
    expect(await page.getByText('<b> & "so" on').count()).toBeGreaterThan(0);
    expect(await page.locator('td.found').count()).toBeGreaterThan(10);
    expect(await page.locator('h1').textContent()).toMatch(/\d+ findings/);
  });
});
