import { readFileSync } from 'node:fs';
import { glob } from 'glob';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startBrowser } from '../browser.ts';
import { drawAll } from '../draw-all.ts';
import { pageArea, shoot } from '../pixels.ts';
import { pageWith } from './planted.ts';

const HOST = 'http://site.example/';
let browser: Browser;

beforeAll(async () => {
  process.env.CHROME_PATH = inject('chromium');
  ({ browser } = await startBrowser());
});
afterAll(() => browser?.close());

describe('a page that the audit draws', () => {
  it('shows its web font even if it arrived late, so that taking a picture of it moves nothing', async () => {
    const [font = ''] = await glob('static/**/*.woff2');
    const html = pageWith({
      css: '@font-face { font-family: Late; src: url(/late.woff2); font-display: optional } p { font: 20px Late, monospace; width: max-content }',
    });
    const page = await browser.newPage();
    await page.route(`${HOST}**`, async (route) => {
      if (!route.request().url().endsWith('.woff2'))
        return route.fulfill({ body: html, contentType: 'text/html' });
      await new Promise((resolve) => setTimeout(resolve, 1000));
      return route.fulfill({ body: readFileSync(font), contentType: 'font/woff2' });
    });
    await page.goto(HOST);
    const width = () => page.locator('main p').evaluate((p) => p.getBoundingClientRect().width);
    const usual = await width();
    await drawAll(page);
    const drawn = await width();
    await shoot(page, await pageArea(page), true);
    expect([drawn === usual, await width()]).toEqual([false, drawn]);
  });
});
