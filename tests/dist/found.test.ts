import { existsSync, readFileSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { CONTENT } from '../content.ts';
import { open, PAGES, ROUTES, words } from './built-pages.ts';

const SITE = CONTENT.site.url;

const meta = (route: string, selector: string) =>
  open(route).querySelector(`head > meta[${selector}]`)?.getAttribute('content') ?? '';
const cardOf = (route: string) => meta(route, 'property="og:image"').replace(SITE, 'dist');

it.each(ROUTES)(
  'a link to a page, shared on other sites, shows the one address of %s, its title, its description and a card of 1200 x 630',
  async (route) => {
    expect(meta(route, 'property="og:title"')).toBe(words(open(route).querySelector('title')));
    expect(meta(route, 'property="og:description"')).toBe(meta(route, 'name=description'));
    const canonical = open(route).querySelector('head > link[rel=canonical]')?.getAttribute('href');
    expect(canonical).toBe(`${SITE}${route}`);
    expect(meta(route, 'property="og:url"')).toBe(canonical);
    expect(meta(route, 'name="twitter:card"')).toBe('summary_large_image');
    const card = cardOf(route);
    const { format, width, height } = await sharp(card).metadata();
    expect([format, width, height]).toEqual(['png', 1200, 630]);
    expect(statSync(card).size).toBeLessThanOrEqual(60_000);
  },
);

it('only Not Found stays out of search engines', () => {
  const hidden = PAGES.filter((route) => meta(route, 'name=robots') === 'noindex');
  expect(hidden).toEqual(['/404.html']);
  expect(open('/404.html').querySelector('link[rel=canonical]')).toBeNull();
});

describe('icons', () => {
  it.each(PAGES)('of %s exist, each with the type and size that the page states', async (route) => {
    const href = (selector: string) =>
      open(route).querySelector(`head > link[${selector}]`)?.getAttribute('href');
    expect(href('rel=icon][sizes="32x32"')).toBe('/favicon.ico');
    expect(existsSync(`dist${href('rel=icon][type="image/svg+xml"')}`)).toBe(true);
    const touch = await sharp(`dist${href('rel=apple-touch-icon')}`).metadata();
    expect([touch.width, touch.height, touch.hasAlpha]).toEqual([180, 180, false]);
    expect(href('rel=manifest')).toBe('/site.webmanifest');
  });

  it('include an .ico of 32 px for old browsers', async () => {
    const ico = readFileSync('dist/favicon.ico');
    expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
    const { format, width } = await sharp(ico.subarray(ico.readUInt32LE(18))).metadata();
    expect([format, width]).toEqual(['png', 32]);
  });

  it('in the manifest have the size that it states, and two may be cropped by the device', async () => {
    const manifest = JSON.parse(readFileSync('dist/site.webmanifest', 'utf8'));
    expect(manifest).toMatchObject({ name: CONTENT.site.agency, start_url: '/', theme_color: '#f2f2e6' });
    for (const { src, sizes } of manifest.icons) {
      const { width, height } = await sharp(`dist${src}`).metadata();
      if (sizes !== 'any') expect(`${width}x${height}`).toBe(sizes);
    }
    const maskable = manifest.icons.filter(({ purpose = '' }) => purpose.includes('maskable'));
    expect(maskable.map(({ sizes }: { sizes: string }) => sizes)).toEqual(['192x192', '512x512']);
  });
});
