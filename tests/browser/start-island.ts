import type { Page } from 'playwright-core';

/** Starts an island like a pointer over it, and waits until React responds. */
export async function startIsland(page: Page, name: string): Promise<void> {
  const island = page.locator(`[data-island=${name}]`);
  // The loader is at the end of the page.
  await page.waitForFunction(() => document.readyState !== 'loading');
  await island.dispatchEvent('pointerover');
  await page.waitForSelector(`[data-island=${name}][data-ready]`, { state: 'attached', timeout: 60_000 });
}

/** Raises a toast, as any part of the page may. */
export const raiseToast = (page: Page, detail: { title: string; description?: string }) =>
  page.locator('[data-island=toasts]').evaluate((area, words) => {
    area.dispatchEvent(new CustomEvent('toast', { detail: words }));
  }, detail);

/** A valid enquiry. */
export const WORDS = {
  name: 'Ana Ruiz',
  email: 'ana@example.com',
  phone: '+13605550142',
  message: 'We run a garage.',
};

/** Fills in fields of the form. @param words by their names */
export async function fillInForm(page: Page, words: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(words)) await page.fill(`form [name=${name}]`, value);
}
