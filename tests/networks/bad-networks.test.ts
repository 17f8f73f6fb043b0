import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { PHONE } from '../browser/serve-site.ts';
import { RECEIVED, RESULT, SUBMIT, WORDS } from '../engines/form.ts';
import { ROUTES } from '../routes.ts';
import { compressedSite, wireBytes } from './compressed-site.ts';
import { ownBrowser } from './own-browser.ts';

/** Bytes of the ten segments that a server sends before it waits for the first acknowledgment (RFC 6928). */
const FIRST_WINDOW = 10 * 1460;
/**
 * The same for segments with timestamps, which most have: the end of the largest page then arrives a round trip later.
 */
const LEAST_WINDOW = 10 * 1448;
const PAGES = [...ROUTES, '/404.html'];

const site = compressedSite();
const openPage = ownBrowser();

beforeAll(() => site.start());
afterEach(() => site.reset());
afterAll(() => site.stop());

/** How much of an element is visible: 0 if it is blank. Playwright's own screenshot would wait for the fonts. */
async function entropyOf(page: Page, selector: string): Promise<number> {
  const clip = await page.locator(selector).boundingBox();
  if (!clip) throw new Error(`${selector} has no box.`);
  const cdp = await page.context().newCDPSession(page);
  const { data } = await cdp.send('Page.captureScreenshot', { clip: { ...clip, scale: 1 } });
  return (await sharp(Buffer.from(data, 'base64')).greyscale().stats()).entropy;
}

describe('the first round trip after the connection', () => {
  it.each(PAGES)('delivers all of %s with its styles and response headers', (route) => {
    expect(wireBytes(route).length).toBeLessThanOrEqual(FIRST_WINDOW);
  });

  it.each(PAGES)(
    'is enough to paint the text of %s, even if no font or script ever arrives',
    async (route) => {
      site.sendOnly(LEAST_WINDOW);
      site.withhold((address) => address !== route);
      const page = await openPage({ viewport: PHONE });
      await page.goto(`http://127.0.0.1:${site.port()}${route}`, { waitUntil: 'commit' });
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      expect(await entropyOf(page, 'h1')).toBeGreaterThan(0.5);
    },
  );
});

it('the form sends once and confirms, though Submit is clicked again and again on a slow network before its script arrives', async () => {
  const page = await openPage();
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  await page.goto(`http://127.0.0.1:${site.port()}/contact-us/`, { waitUntil: 'domcontentloaded' });
  for (const [name, value] of Object.entries(WORDS)) await page.fill(`[name=${name}]`, value);
  for (let press = 0; press < 4; press += 1) await page.locator(SUBMIT).click();
  await page.locator(RESULT).getByText(RECEIVED).waitFor({ timeout: 60_000 });
  expect(site.posts().map((body) => JSON.parse(body))).toEqual([WORDS]);
  expect(await page.inputValue('[name=message]')).toBe('');
  expect(await page.getByText('The form could not be loaded').isVisible()).toBe(false);
});
