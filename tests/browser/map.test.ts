import { describe, expect, it } from 'vitest';
import { PHONE, serveSite } from './site.ts';

const { visit, origin } = serveSite();

describe('the map in the footer', () => {
  it('is asked for only when it comes near', async () => {
    const { page, requests } = await visit('/services/gmb/', { viewport: PHONE });
    const elsewhere = () => requests.filter((url) => !url.startsWith(origin()));
    const place = page.locator('[data-map]');
    const top = await place.evaluate((element) => element.getBoundingClientRect().top + scrollY);
    await page.evaluate((y) => scrollTo(0, y), top - PHONE.height - 400);
    await page.waitForTimeout(300);
    expect(elsewhere()).toEqual([]);
    await page.evaluate((y) => scrollTo(0, y), top - PHONE.height - 150);
    await page.waitForFunction(() => document.querySelector('[data-map] iframe') !== null);
    expect(await place.locator('iframe').getAttribute('title')).toBe('Map of our office');
    await expect.poll(elsewhere).toHaveLength(1);
  });
});
