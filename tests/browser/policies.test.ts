import { expect, it } from 'vitest';
import { DESKTOP, serveSite } from './serve-site.ts';

const { visit } = serveSite();

it('keeps the contents of a policy in sight while it is read, and marks where one is', async () => {
  const { page } = await visit('/privacy-policy/', { viewport: DESKTOP, reducedMotion: 'reduce' });
  const contents = page.getByRole('navigation', { name: 'Contents' });
  await contents.getByRole('link', { name: 'Unsubscribe' }).click();
  const marked = () =>
    contents
      .locator('a')
      .evaluateAll((links) =>
        links.flatMap((link) =>
          getComputedStyle(link).boxShadow === 'none' ? [] : [link.lastChild?.textContent],
        ),
      );
  await expect.poll(marked).toEqual(['Unsubscribe']);
  await expect.poll(() => contents.evaluate((nav) => nav.getBoundingClientRect().top)).toBeLessThan(100);
  await expect.poll(() => contents.evaluate((nav) => nav.getBoundingClientRect().top)).toBeGreaterThan(60);
});

it('leads back from a section to where one was, and starts at its top when it is loaded again', async () => {
  const { page } = await visit('/privacy-policy/', { viewport: DESKTOP });
  const top = () => page.evaluate(() => Math.round(scrollY));
  await page.evaluate(() => scrollTo(0, 300));
  // A click of the test's own would scroll first.
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link').last().dispatchEvent('click');
  await expect.poll(top).toBeGreaterThan(600);
  await page.goBack();
  await expect.poll(top).toBe(300);
  await page.reload();
  await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
  expect(await top()).toBe(0);
});
