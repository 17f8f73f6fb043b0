import { describe, expect, it } from 'vitest';
import { PHONE, serveSite } from './site.ts';

const { visit, origin } = serveSite();

describe('the map in the footer', () => {
  it('stays the drawing where the browser blocks its host', async () => {
    const { page, requests } = await visit('/services/gmb/', { viewport: PHONE });
    await page.locator('footer img').evaluate((drawing) => drawing.scrollIntoView({ block: 'center' }));
    // The driver says nothing of requests for icons; the page does.
    await page.waitForFunction(
      () => performance.getEntriesByName('https://www.google.com/favicon.ico').length > 0,
    );
    await page.waitForTimeout(500);
    expect(requests.filter((url) => !url.startsWith(origin()))).toEqual([]);
    expect(await page.locator('footer iframe').count()).toBe(0);
    expect(await page.locator('footer img[src*="address-streets"]').isVisible()).toBe(true);
  });

  it('is not on the Not Found page, which may ask no other host', async () => {
    const { page } = await visit('/no-such-page/', { viewport: PHONE });
    expect(await page.locator('[data-map], iframe').count()).toBe(0);
  });
});
