import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { CACHE, HEADERS } from '../../build/output/hosts/headers.ts';
import { PHONE, serveSite } from '../browser/serve-site.ts';
import { ROUTES } from '../routes.ts';
import { startServer } from '../unit/server.ts';

/** Bytes of the ten segments that a server sends before it waits for the first acknowledgment (RFC 6928). */
const FIRST_WINDOW = 10 * 1460;
/**
 * The same for segments with timestamps, which most have: the end of the largest page then arrives a round trip later.
 */
const LEAST_WINDOW = 10 * 1448;
const PAGES = [...ROUTES, '/404.html'];

const { visit } = serveSite();

/** Every byte that Apache sends for a page, including status line and headers. */
function wireBytes(route: string): Buffer {
  const body = readFileSync(`dist${route.replace(/\/$/, '/index.html')}.br`);
  const headers = {
    Date: 'Sat, 21 Nov 2026 10:00:00 GMT',
    Server: 'Apache',
    'Last-Modified': 'Sat, 21 Nov 2026 09:00:00 GMT',
    ETag: '"36a5-63c1f0a2b7d40"',
    'Accept-Ranges': 'bytes',
    ...HEADERS,
    'Cache-Control': CACHE.other,
    'Content-Type': 'text/html',
    'Content-Length': body.length,
    Vary: 'Accept-Encoding',
    'Content-Encoding': 'br',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.concat([Buffer.from(`HTTP/1.1 200 OK\r\n${lines.join('')}\r\n`), body]);
}

describe('the first round trip after the connection', () => {
  it.each(PAGES)('delivers all of %s with its styles and response headers', (route) => {
    expect(wireBytes(route).length).toBeLessThanOrEqual(FIRST_WINDOW);
  });

  it.each(PAGES)(
    'is enough to paint the text of %s, even if no font or script ever arrives',
    async (route) => {
      const server = createServer(({ url }, { socket }) => {
        if (url === route) socket?.write(wireBytes(route).subarray(0, LEAST_WINDOW));
      });
      const port = await startServer(server);
      const { page } = await visit('/robots.txt', { viewport: PHONE });
      await page.goto(`http://127.0.0.1:${port}${route}`, { waitUntil: 'commit' });
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      const clip = (await page.locator('h1').boundingBox()) ?? expect.fail('The heading has no box.');
      // Playwright's own screenshot would wait for the fonts.
      const cdp = await page.context().newCDPSession(page);
      const { data } = await cdp.send('Page.captureScreenshot', { clip: { ...clip, scale: 1 } });
      const { entropy } = await sharp(Buffer.from(data, 'base64')).greyscale().stats();
      expect(entropy, 'what is painted').toBeGreaterThan(0.5);
    },
  );
});
