// What only the Chromium driver can do: touch the screen, and read the clipboard.
import { describe, expect, it } from 'vitest';
import { CONTENT } from '../content.ts';
import { expectQuiet, PHONE, serveSite } from './serve-site.ts';

const { visit } = serveSite();

describe('the full-screen menu', () => {
  it('opens on the first tap, once', async () => {
    const opened = await visit('/about-us/', { viewport: PHONE, hasTouch: true });
    const { page } = opened;
    const bands = page.getByRole('navigation', { name: 'Menu' });
    await page.evaluate(() => {
      document.querySelector('header details:has(nav)')?.addEventListener('toggle', () => {
        document.body.dataset.toggles = String(Number(document.body.dataset.toggles ?? 0) + 1);
      });
    });
    await page.locator('header summary', { hasText: 'Menu' }).tap();
    expect(await bands.isVisible()).toBe(true);
    await page.waitForSelector('[data-island=menu][data-ready]');
    expect(await bands.isVisible()).toBe(true);
    expect(await page.evaluate(() => document.body.dataset.toggles)).toBe('1');
    expectQuiet(opened);
  });
});

describe('the copy button', () => {
  it('copies the email address to the clipboard', async () => {
    const { page } = await visit('/industries/', { permissions: ['clipboard-read', 'clipboard-write'] });
    await page.getByRole('button', { name: 'Copy the email address' }).click();
    await page.getByText('Email address copied', { exact: true }).first().waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(CONTENT.site.email);
  });
});
