import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { good, silence } from '../browser/fake-enquiry-service.ts';
import { DESKTOP, FLAGS, PHONE } from '../browser/serve-site.ts';
import { startIsland } from '../browser/start-island.ts';
import { ROUTES } from '../routes.ts';
import { compressedSite, wireBytes } from './compressed-site.ts';
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
let browser: Browser;
const contexts: BrowserContext[] = [];

beforeAll(async () => {
  await site.start();
  await network.start();
  browser = await chromium.launch({
    executablePath: inject('chromium'),
    args: [...FLAGS, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
  });
});
afterEach(async () => {
  await Promise.all(contexts.splice(0).map((context) => context.close()));
  site.reset();
  network.cutNext(undefined);
});
afterAll(async () => {
  await browser?.close();
  network.stop();
  site.stop();
});

/** Opens an address without waiting for what may never arrive. */
async function open(url: string, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: DESKTOP, reducedMotion: 'reduce', ...options });
  contexts.push(context);
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'commit', timeout: 60_000 });
  return page;
}

const direct = (route: string) => `http://127.0.0.1:${site.port()}${route}`;

const painted = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);

/** How much is visible: 0 for a blank screen. Playwright's own screenshot would wait for the fonts. */
async function entropyOf(page: Page): Promise<number> {
  const cdp = await page.context().newCDPSession(page);
  const { data } = await cdp.send('Page.captureScreenshot');
  return (await sharp(Buffer.from(data, 'base64')).stats()).entropy;
}

describe('the first round trip after the connection', () => {
  it.each(PAGES)('delivers all of %s with its styles and response headers', (route) => {
    expect(wireBytes(route).length).toBeLessThanOrEqual(FIRST_WINDOW);
  });

  it.each(PAGES)('is enough to paint %s, even if nothing else ever arrives', async (route) => {
    site.sendOnly(LEAST_WINDOW);
    site.withhold((address) => address !== route);
    const page = await open(direct(route), { viewport: PHONE });
    await painted(page);
    expect(await page.locator('h1').isVisible()).toBe(true);
    expect(await entropyOf(page)).toBeGreaterThan(0.5);
    expect(site.asked().filter((address) => address.endsWith('/') || address.endsWith('.html'))).toEqual([
      route,
    ]);
  });
});

const WORDS = {
  name: 'Jordan Pell',
  email: 'jordan@example.com',
  phone: '+13605550142',
  message: 'We run a garage in Lacey.',
};
const NOTHING = { name: '', email: '', phone: '', message: '' };
const RECEIVED = 'We have received your message and will get back to you soon.';
const FAILED = 'Something went wrong. Please try again later.';

const submit = (page: Page) => page.locator('form button[type=submit]');

async function fillIn(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(WORDS)) await page.fill(`[name=${name}]`, value);
}

const words = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(
      ['name', 'email', 'phone', 'message'].map((name) => [
        name,
        document.querySelector<HTMLInputElement>(`[name=${name}]`)?.value,
      ]),
    ),
  );

/** The final message under the form. */
async function said(page: Page): Promise<string | null> {
  const result = page.locator('form [role=status] p');
  await result.waitFor({ timeout: 60_000 });
  return result.textContent();
}

describe('the contact form at 400 ms, 400 kbit/s and 10 % loss', { timeout: 240_000 }, () => {
  /** The form, filled in, on the bad network. */
  async function form(): Promise<Page> {
    const page = await open(`${network.origin()}/contact-us/`);
    await fillIn(page);
    return page;
  }

  it('sends once and confirms, though Submit is clicked again and again before its script arrives', async () => {
    const page = await form();
    for (let press = 0; press < 4; press += 1) await submit(page).click();
    expect(await said(page)).toBe(RECEIVED);
    expect(site.posts().map((body) => JSON.parse(body))).toEqual([WORDS]);
    expect(await words(page)).toEqual(NOTHING);
    // Otherwise this test would have had a good network.
    expect(network.losses()).toBeGreaterThan(0);
  });

  it('sends once and confirms, though the service takes ten seconds', async () => {
    site.onEnquiry((response, request) => setTimeout(() => good(response, request), 10_000));
    const page = await form();
    await startIsland(page, 'contact-form');
    await submit(page).click();
    await submit(page).and(page.locator('[aria-disabled=true]')).waitFor({ timeout: 60_000 });
    await submit(page).click({ force: true });
    expect(await said(page)).toBe(RECEIVED);
    expect(site.posts()).toHaveLength(1);
  });

  it.each<{ what: string; act: () => void; posts: number }>([
    { what: 'there is no answer in 15 s', act: () => site.onEnquiry(silence), posts: 1 },
    {
      what: 'the connection breaks halfway through the message',
      act: () => network.cutNext('request'),
      posts: 0,
    },
    {
      what: 'the answer is lost after the service took the message',
      act: () => network.cutNext('answer'),
      posts: 1,
    },
  ])('reports the failure and keeps every word when $what', async ({ act, posts }) => {
    const page = await form();
    await startIsland(page, 'contact-form');
    act();
    await submit(page).click();
    expect(await said(page)).toBe(FAILED);
    expect(site.posts()).toHaveLength(posts);
    expect(await words(page)).toEqual(WORDS);
    site.onEnquiry(good);
    await submit(page).click();
    await page.getByText(RECEIVED).waitFor({ timeout: 60_000 });
    expect(await words(page)).toEqual(NOTHING);
  });
});

describe('what never arrives changes only how the page looks:', () => {
  /** A page whose HTML arrives, and nothing else: no font, no script, no drawing. */
  async function bare(route: string, options: BrowserContextOptions = {}): Promise<Page> {
    site.withhold((address) => address !== route);
    const page = await open(direct(route), options);
    await painted(page);
    await page.waitForFunction(() => document.readyState !== 'loading');
    return page;
  }

  /** Share of the pixels of an element's box that differ from its background. */
  async function inkOf(page: Page, selector: string): Promise<number> {
    const box = await page.locator(selector).first().boundingBox();
    if (!box) throw new Error(`${selector} has no box.`);
    const cdp = await page.context().newCDPSession(page);
    const { data } = await cdp.send('Page.captureScreenshot', { clip: { ...box, scale: 1 } });
    const { data: gray } = await sharp(Buffer.from(data, 'base64'))
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const ground = gray[0] ?? 0;
    return gray.filter((value) => Math.abs(value - ground) > 60).length / gray.length;
  }

  it.each(ROUTES)('%s shows its text in another font', async (route) => {
    const page = await bare(route);
    // Its own face: its fallback is a local font, which counts as loaded if it is installed.
    const own = await page.evaluate(() =>
      [...document.fonts]
        .filter(({ family }) => family.includes('Overpass Variable'))
        .map(({ status }) => status),
    );
    expect(own.length).toBeGreaterThan(0);
    expect(own).not.toContain('loaded');
    expect(await inkOf(page, 'h1')).toBeGreaterThan(0.02);
  });

  it('drawings keep their space, and words their place', async () => {
    const page = await bare('/services/social-media-marketing/');
    const drawings = await page.locator('main img').evaluateAll((images) =>
      (images as HTMLImageElement[]).map(({ width, height, alt, complete }) => ({
        width,
        height,
        alt,
        complete,
      })),
    );
    expect(drawings.length).toBeGreaterThan(5);
    for (const { width, height } of drawings) expect(Math.min(width, height)).toBeGreaterThan(20);
    expect(drawings.filter(({ alt }) => alt !== '').length).toBeGreaterThan(3);
  });

  it('the menu of a phone opens and closes, and its links work', async () => {
    const page = await bare('/packages/', { viewport: PHONE });
    const button = page.locator('header summary:visible').first();
    const link = page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Industries' });
    await button.click();
    expect(await link.isVisible()).toBe(true);
    await button.click();
    expect(await link.isVisible()).toBe(false);
    await button.click();
    // Only that the next page is requested: the browser has six connections to such a host, and all hang.
    const asked = page.waitForRequest((request) => request.isNavigationRequest());
    await link.click({ noWaitAfter: true });
    expect(new URL((await asked).url()).pathname).toBe('/industries/');
  });

  it('the services dropdown opens', async () => {
    const page = await bare('/');
    await page.locator('header summary:visible').click();
    await page
      .locator('header')
      .getByRole('link', { name: /^Local SEO/ })
      .waitFor();
  });

  it('the reviews scroll by keys, and every one can be reached', async () => {
    const page = await bare('/review/');
    const track = page.locator('[data-track]');
    await track.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => track.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
    await page.keyboard.press('End');
    await track.evaluate((element) => element.lastElementChild?.scrollIntoView());
    expect(await track.locator('> *').last().isVisible()).toBe(true);
  });

  it('after 15 s the form says that it cannot send, gives the address to write to, and keeps every word', async () => {
    const page = await bare('/contact-us/');
    await fillIn(page);
    await submit(page).click();
    const advice = page.getByRole('alert').filter({ hasText: 'The form could not be loaded' });
    expect(await advice.isVisible()).toBe(false);
    await advice.waitFor({ timeout: 40_000 });
    expect(await advice.getByRole('link').getAttribute('href')).toMatch(/^mailto:.+@/);
    const { y = 0 } = (await advice.boundingBox()) ?? {};
    const { y: above = 0, height = 0 } = (await submit(page).boundingBox()) ?? {};
    expect(y).toBeGreaterThanOrEqual(above + height);
    expect(await words(page)).toEqual(WORDS);
  });

  it('the form does not say so if its script is late but arrives', async () => {
    const page = await open(`${network.origin()}/contact-us/`);
    // The loader is at the end of the page, and notices nothing before it has arrived.
    await page.waitForLoadState('domcontentloaded');
    await startIsland(page, 'contact-form');
    expect(await page.getByText('The form could not be loaded').isVisible()).toBe(false);
  });
});
