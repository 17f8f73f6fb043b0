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
