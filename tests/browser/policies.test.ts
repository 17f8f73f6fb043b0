import { expect, it } from 'vitest';
import { DESKTOP, PHONE, serveSite } from './serve-site.ts';

const { visit } = serveSite();

it.each([
  ['/terms-and-condition/', 18],
  ['/refund-policy/', 6],
])('%s has each heading beside its text on desktops, above it on phones', async (route, count) => {
  const { page } = await visit(route, { viewport: DESKTOP });
  const places = () =>
    page.locator('section[id] h3').evaluateAll((headings) =>
      headings.map((heading) => {
        const [of, text] = [heading, heading.nextElementSibling as Element].map((one) =>
          one.getBoundingClientRect(),
        ) as [DOMRect, DOMRect];
        if (of.bottom <= text.top) return 'above';
        return of.right <= text.left && Math.abs(of.top - text.top) < 12 ? 'beside' : 'astray';
      }),
    );
  expect(await places()).toEqual(Array(count).fill('beside'));
  await page.setViewportSize(PHONE);
  expect(await places()).toEqual(Array(count).fill('above'));
});

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
