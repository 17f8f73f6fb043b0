import { describe, expect, it } from 'vitest';
import { PHONE, serveSite } from './serve-site.ts';

const { visit, origin } = serveSite();

describe('a visitor without scripts', () => {
  it('gets from the hero to the expertise section', async () => {
    const { page } = await visit('/', { viewport: PHONE, javaScriptEnabled: false });
    await page
      .getByRole('main')
      .getByRole('link', { name: /Get Started/ })
      .first()
      .click();
    await expect.poll(() => new URL(page.url()).hash).toBe('#expertise');
    await page.waitForFunction(
      () => Math.abs(document.getElementById('expertise')?.getBoundingClientRect().top ?? 999) < 120,
    );
  });

  it('can skip to the content', async () => {
    const { page } = await visit('/about-us/', { javaScriptEnabled: false });
    await page.keyboard.press('Tab');
    expect(await page.locator(':focus').textContent()).toBe('Skip to content');
    await page.keyboard.press('Enter');
    await expect.poll(() => new URL(page.url()).hash).toBe('#main');
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
    await page.reload();
    await page.waitForFunction(() => scrollY > 500);
  });
});
