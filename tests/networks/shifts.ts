import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { inPage, observe, type Seen } from '../tools/bench/page/observe.ts';
import type { Shift } from '../tools/bench/page/web-vitals.ts';

/** Address of a page that moves, to prove that a test would notice. */
export const PLANTED = '/planted/';

const FONT = /\/assets\/fonts\/[^"]+/.exec(readFileSync('dist/index.html', 'utf8'))?.[0];

/** Each paragraph is below something that arrives late, opens or is invalid, and then takes up space. */
const MOVING_PAGE = `<!DOCTYPE html><title>A page that moves</title>
<style>@font-face{font-family:Late;src:url(${FONT});font-display:swap} h1{font:40px Late,monospace}</style>
<h1>These words take up more lines as long as their font is not there</h1>
<p>Below the heading</p>
<img src="/assets/drawings/late.svg" alt="">
<p>Below the drawing</p>
<div data-island="menu"><details><summary>Menu</summary><nav>Entries</nav></details></div>
<p>Below the menu</p>
<form onsubmit="return setTimeout(() => result.hidden = false, 900), false">
<p hidden id="result">Something is wrong</p><button>Submit</button></form>
<p>Below the form</p>`;

const LATE_DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><path d="M0 0h9v9z"/></svg>';

/**
 * Records what moves on a page; Not Found stays.
 * @param late which files are late: `font`, `drawings`
 * @param ms the delay
 */
export const watched =
  (late?: 'font' | 'drawings', ms = 0) =>
  async (page: Page): Promise<void> => {
    await page.addInitScript(inPage(observe));
    await page.addInitScript(() => addEventListener('load', () => dispatchEvent(new Event('wheel'))));
    await page.route(`**${PLANTED}`, (request) =>
      request.fulfill({ contentType: 'text/html', body: MOVING_PAGE }),
    );
    await page.route('**/late.svg', (request) =>
      request.fulfill({ contentType: 'image/svg+xml', body: LATE_DRAWING }),
    );
    if (late === undefined) return;
    await page.route(late === 'font' ? '**/assets/fonts/*' : '**/*.svg', async (request) => {
      await new Promise((resolve) => setTimeout(resolve, ms));
      await request.fallback();
    });
  };

/** Files of Arimo, which has Arial's widths: installed fonts differ between machines, and most visitors have Arial. */
const ARIMO = path.resolve('node_modules/@fontsource/arimo/files');

/** Gives a page Arial's widths as its fallback font. For a context with `bypassCSP`: it changes the page's styles. */
export async function useArial(page: Page): Promise<void> {
  // A browser requests no second font of a list while the first is loading.
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      for (const weight of [400, 800]) document.fonts.load(`${weight} 1em "Overpass Fallback"`);
    }),
  );
  await page.route('**/arimo-*', (request) =>
    request.fulfill({ path: path.join(ARIMO, path.basename(request.request().url())) }),
  );
  await page.route(
    (url) => url.pathname.endsWith('/') && url.pathname !== PLANTED,
    async (request) => {
      const response = await request.fetch();
      const text = await response.text();
      const body = text
        .replace(/local\("Arial"\)/, 'url(/arimo-latin-400-normal.woff2)')
        .replace(/local\("Arial Bold"\)/, 'url(/arimo-latin-700-normal.woff2)');
      if (body === text) throw new Error('The page names no Arial to put another font in the place of.');
      await request.fulfill({ response, body });
    },
  );
}

/** Waits until the site's own font is there, and discards the shifts that it caused. */
export async function forgetFont(page: Page): Promise<void> {
  await shiftsOf(page);
  await page.evaluate(() => {
    (window as unknown as { seen: Seen }).seen.shifts.length = 0;
  });
}

/** What has moved on a page so far, once it is at rest: also what a tap explains, which CLS leaves out. */
export async function shiftsOf(page: Page): Promise<Shift[]> {
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  await page.waitForTimeout(400);
  return page.evaluate(() => (window as unknown as { seen: Seen }).seen.shifts);
}

/** Scrolls down the page like a visitor, screen by screen. */
export async function scrollDown(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 600) {
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(120);
  }
}
