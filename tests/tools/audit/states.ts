import type { Page, Route } from 'playwright-core';
import { fillInForm, raiseToast, startIsland, WORDS } from '../../browser/start-island.ts';

const SUBMIT = 'form [type=submit]';

/** Sends the form, and answers in place of the enquiry service: an agency's own one must get no message of a test. */
async function sendForm(page: Page, respond: (route: Route) => unknown): Promise<void> {
  await page.route('**', (route) =>
    ['POST', 'OPTIONS'].includes(route.request().method()) ? respond(route) : route.fallback(),
  );
  await startIsland(page, 'contact-form');
  await fillInForm(page, WORDS);
  await page.click(SUBMIT);
}

/** The states that a visitor brings a page into. Only pages with an element that a state `needs` have it. */
export const STATES = {
  'as it comes': { needs: 'body', async reach() {} },
  'header opened': {
    needs: 'header summary:visible',
    async reach(page) {
      await page.locator('header summary:visible').first().click();
      await startIsland(page, 'menu');
      // On a phone the list of services is within the menu.
      const inner = page.locator('header details:not([open]) > summary:visible');
      if ((await inner.count()) > 0) await inner.first().click();
    },
  },
  'toast shown': {
    needs: '[data-island=toasts]',
    async reach(page) {
      await raiseToast(page, { title: 'Draft restored', description: 'Your words are back.' });
      // It stays under the pointer.
      await page.getByRole('listitem').filter({ hasText: 'Draft restored' }).hover();
    },
  },
  'form with errors': {
    needs: '[data-island=contact-form]',
    async reach(page) {
      await startIsland(page, 'contact-form');
      await page.click(SUBMIT);
      await page.locator('form [aria-invalid=true]').first().waitFor();
    },
  },
  'form sending': {
    needs: '[data-island=contact-form]',
    async reach(page) {
      await sendForm(page, () => {});
      await page.locator('form [aria-disabled=true]').waitFor();
    },
  },
  'form failed': {
    needs: '[data-island=contact-form]',
    async reach(page) {
      await sendForm(page, (route) => route.fulfill({ status: 500 }));
      await page.getByText('Something went wrong').first().waitFor();
    },
  },
  'form sent': {
    needs: '[data-island=contact-form]',
    async reach(page) {
      const headers = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': 'Content-Type' };
      await sendForm(page, (route) => route.fulfill({ json: { success: true }, headers }));
      await page.getByText('We have received your message').first().waitFor();
    },
  },
  'review turned': {
    needs: '[data-island=carousel]',
    async reach(page) {
      await page.getByRole('button', { name: 'Next review' }).click();
      await startIsland(page, 'carousel');
    },
  },
} satisfies Record<string, { needs: string; reach(page: Page): Promise<unknown> }>;
