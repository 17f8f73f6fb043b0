import { describe, expect, it } from 'vitest';
import { ROUTES } from '../routes.ts';
import { PHONE, serveSite } from './serve-site.ts';

const { visit, origin } = serveSite();

describe('a visitor without scripts', () => {
  it.each(ROUTES)(
    'can read all of %s, with no horizontal scrolling on a phone, and contacts no other host except for the map',
    async (route) => {
      const { page, errors, requests } = await visit(route, {
        viewport: { width: 320, height: 700 },
        javaScriptEnabled: false,
      });
      expect(await page.locator('h1').isVisible()).toBe(true);
      const { scrollWidth, clientWidth } = await page
        .locator('html')
        .evaluate(({ scrollWidth, clientWidth }) => ({ scrollWidth, clientWidth }));
      expect(scrollWidth).toBe(clientWidth);
      // Without scripts, browsers do not load frames lazily: the map is the only exception.
      const elsewhere = requests.filter((url) => !url.startsWith(origin()));
      expect(elsewhere.every((url) => url.startsWith('https://www.google.com/maps'))).toBe(true);
      expect(errors.filter((text) => !text.includes('ERR_BLOCKED_BY_CLIENT'))).toEqual([]);
    },
  );

  it('gets from the hero to the expertise section', async () => {
    const { page } = await visit('/', { viewport: PHONE, javaScriptEnabled: false });
    await page
      .getByRole('main')
      .getByRole('link', { name: /Get Started/ })
      .first()
      .click();
    expect(new URL(page.url()).hash).toBe('#expertise');
    await page.waitForFunction(
      () => Math.abs(document.getElementById('expertise')?.getBoundingClientRect().top ?? 999) < 120,
    );
  });

  it('can skip to the content', async () => {
    const { page } = await visit('/about-us/', { javaScriptEnabled: false });
    await page.keyboard.press('Tab');
    expect(await page.locator(':focus').textContent()).toBe('Skip to content');
    await page.keyboard.press('Enter');
    expect(new URL(page.url()).hash).toBe('#main');
  });

  it('sees Not Found with status 404 and a link home, and is not redirected', async () => {
    const { page } = await visit('/industries/', { javaScriptEnabled: false });
    for (const path of ['/no-such-page/', '/services/', '/services']) {
      const response = await page.goto(origin() + path);
      expect(response?.status()).toBe(404);
      expect(await page.locator('h1').textContent()).toBe('Not Found');
      expect(await page.getByRole('button', { name: 'Stay on this page' }).count()).toBe(0);
    }
    expect(await page.getByRole('main').getByRole('link').first().getAttribute('href')).toBe('/');
  });
});

describe('a page that loads', () => {
  it('starts at its top, also after a reload, unless the address has a fragment', async () => {
    const { page } = await visit('/services/gmb/');
    await page.evaluate(() => scrollTo(0, 1500));
    await page.reload();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goto(`${origin()}/#expertise`);
    await page.waitForFunction(() => scrollY > 500);
  });
});
