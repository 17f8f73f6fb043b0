import { expect, it } from 'vitest';
import { PHONE, serveSite } from './serve-site.ts';

const { visit } = serveSite();

it('each tab of the packages is whole on a phone when the keyboard reaches it', async () => {
  const { page } = await visit('/packages/', { viewport: PHONE });
  const tabs = await page.locator('[data-tabs] a').count();
  const focused = () =>
    page.evaluate(() => {
      const { activeElement: tab } = document;
      const { left = 0, right = 0 } = (tab?.closest('[data-tabs]') && tab.getBoundingClientRect()) || {};
      return { name: tab?.textContent ?? '', left, right };
    });
  const whole = new Set<string>();
  for (let stop = 0; stop < 200 && whole.size < tabs; stop += 1) {
    await page.keyboard.press('Tab');
    const { name, right } = await focused();
    if (right === 0) continue;
    await expect
      .poll(focused, { message: name })
      .toSatisfy((tab) => tab.left >= 0 && tab.right <= PHONE.width);
    whole.add(name);
  }
  expect(whole.size).toBe(tabs);
});
