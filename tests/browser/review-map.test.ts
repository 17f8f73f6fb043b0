import { expect, it } from 'vitest';
import { serveSite } from './serve-site.ts';

const { visit } = serveSite();

it.each([
  [1280, 720],
  [1366, 768],
  [1440, 900],
  [1920, 950],
])('a screen of %i x %i holds the whole map and the review that a town leads to', async (width, height) => {
  const { page } = await visit('/review/', { viewport: { width, height }, reducedMotion: 'reduce' });
  const box = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => element.getBoundingClientRect().toJSON());
  await page.locator('a[href="#review-17"]').dispatchEvent('click');
  await expect.poll(async () => (await box('#review-17')).right).toBeLessThanOrEqual(width);
  const { top, bottom: header } = await box('header');
  const map = await box('svg:has(a[href="#review-17"])');
  expect(map.top).toBeGreaterThanOrEqual(header);
  expect(map.bottom).toBeLessThanOrEqual((await box('#review-17')).top);
  // To the name and the town.
  expect((await box('#review-17 figcaption div')).bottom).toBeLessThanOrEqual(top + height);
});
