import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { good, silence } from '../browser/fake-enquiry-service.ts';
import { PHONE } from '../browser/serve-site.ts';
import { startIsland } from '../browser/start-island.ts';
import { ROUTES } from '../routes.ts';
import { compressedSite, wireBytes } from './compressed-site.ts';
import { ownBrowser } from './own-browser.ts';
import { slowNetwork } from './slow-network.ts';

// Bad networks: 400 ms a round trip, 400 kbit/s, 10 % of the segments lost.
//
// The line is a proxy on this machine (slow-network.ts). It simulates: the delay of each direction and of the
// handshake, one rate shared by all connections, and for a lost segment the stall of everything behind it in its
// connection until TCP would have sent it again, by three duplicates or by timeout. Which segments are lost is drawn
// with a fixed seed. It does not simulate: the congestion window that grows and shrinks, lost acknowledgements, name
// look-up and TLS; the browser's own TCP meets no loss. That the first paint needs one round trip is therefore shown
// by bytes and requests, not by times.

/** Bytes of the ten segments that a server sends before it waits for the first acknowledgment (RFC 6928). */
const FIRST_WINDOW = 10 * 1460;
/**
 * The same for segments with timestamps, which most have: the end of the largest page then arrives a round trip later.
 */
const LEAST_WINDOW = 10 * 1448;
const PAGES = [...ROUTES, '/404.html'];

const site = compressedSite();
const network = slowNetwork(site.port, 'bad networks');
const openPage = ownBrowser();

beforeAll(async () => {
  await site.start();
  await network.start();
});
afterEach(() => {
  site.reset();
  network.cutNext(undefined);
});
afterAll(() => {
  network.stop();
  site.stop();
});

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

const WORDS = {
  name: 'Jordan Pell',
  email: 'jordan@example.com',
  phone: '+13605550142',
  message: 'We run a garage in Lacey.',
};
const RECEIVED = 'We have received your message and will get back to you soon.';
const FAILED = 'Something went wrong. Please try again later.';

describe('the contact form at 400 ms, 400 kbit/s and 10 % loss', { timeout: 240_000 }, () => {
  const submit = (page: Page) => page.locator('form button[type=submit]');

  /** The form, filled in, on the bad network. */
  async function form(): Promise<Page> {
    const page = await openPage();
    await page.goto(`${network.origin()}/contact-us/`, { waitUntil: 'domcontentloaded' });
    for (const [name, value] of Object.entries(WORDS)) await page.fill(`[name=${name}]`, value);
    return page;
  }

  /** The final message under the form. */
  const said = (page: Page) => page.locator('form [role=status] p').textContent({ timeout: 60_000 });

  it('sends once and confirms, though Submit is clicked again and again before its script arrives', async () => {
    const page = await form();
    for (let press = 0; press < 4; press += 1) await submit(page).click();
    expect(await said(page)).toBe(RECEIVED);
    expect(site.posts().map((body) => JSON.parse(body))).toEqual([WORDS]);
    expect(await page.inputValue('[name=message]')).toBe('');
    expect(await page.getByText('The form could not be loaded').isVisible()).toBe(false);
    // Otherwise this test would have had a good network.
    expect(network.losses()).toBeGreaterThan(0);
  });

  it.each([
    ['there is no answer in 15 s', () => site.onEnquiry(silence), 1],
    ['the connection breaks halfway through the message', () => network.cutNext('request'), 0],
    ['the answer is lost after the service took the message', () => network.cutNext('answer'), 1],
  ])(
    'reports the failure, keeps every word and sends them at the next try when %s',
    async (_what, act, posts) => {
      const page = await form();
      await startIsland(page, 'contact-form');
      act();
      await submit(page).click();
      expect(await said(page)).toBe(FAILED);
      expect(site.posts()).toHaveLength(posts);
      for (const [name, value] of Object.entries(WORDS))
        expect(await page.inputValue(`[name=${name}]`)).toBe(value);
      site.onEnquiry(good);
      await submit(page).click();
      await page.getByText(RECEIVED).waitFor({ timeout: 60_000 });
      expect(JSON.parse(site.posts().at(-1) ?? '')).toEqual(WORDS);
    },
  );
});
