import { expect, it } from 'vitest';
import { CONTENT } from '../content.ts';
import { serveSite } from './serve-site.ts';

const { visit } = serveSite();

it('the copy button copies the email address to the clipboard', async () => {
  const { page } = await visit('/industries/', { permissions: ['clipboard-read', 'clipboard-write'] });
  await page.getByRole('button', { name: 'Copy the email address' }).click();
  await page.getByText('Email address copied', { exact: true }).first().waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(CONTENT.site.email);
});
