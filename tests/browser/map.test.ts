import { describe, expect, it } from 'vitest';
import { PHONE, serveSite } from './serve-site.ts';

const { visit } = serveSite();

describe('the map in the footer', () => {
  it('remains a drawing if the browser blocks the host of the map', async () => {
    const { page } = await visit('/services/gmb/', { viewport: PHONE });
    await page.locator('footer img').evaluate((drawing) => drawing.scrollIntoView({ block: 'center' }));
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.startsWith('https://www.google.com/')),
    );
    await page.waitForTimeout(500);
    expect(await page.locator('footer iframe').count()).toBe(0);
    const drawing = page.getByRole('link', { name: 'Map of our office' });
    expect(await drawing.isVisible()).toBe(true);
    expect(await drawing.getAttribute('href')).toMatch(/^https:\/\/www\.google\.com\/maps/);
  });

  it('is absent from Not Found, which may not contact other hosts', async () => {
    const { page } = await visit('/no-such-page/', { viewport: PHONE });
    expect(await page.locator('[data-map], iframe').count()).toBe(0);
  });
});
