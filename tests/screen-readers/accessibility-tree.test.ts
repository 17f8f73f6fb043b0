import path from 'node:path';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { PHONE, serveSite, type Visit } from '../browser/serve-site.ts';
import { fillInForm, startIsland, WORDS } from '../browser/start-island.ts';
import { STATES } from '../tools/audit/states.ts';
import { announcementsOn, recordAnnouncements } from './announcements.ts';

// What pages say to assistive technology, and the announcements of live regions, as texts in
// tests/screen-readers/accessibility-trees/. After an intended change, update them and read the difference:
//   npx vitest run --project screen-readers -u

const { visit } = serveSite();

/** Opens a page and records its announcements from the start. */
const listen = (route: string, options: BrowserContextOptions = {}) =>
  visit(route, options, recordAnnouncements);

/** Opens the form so, with React. */
const openForm = async () => {
  const opened = await listen('/contact-us/');
  await startIsland(opened.page, 'contact-form');
  return opened;
};

/** The descriptions of fields and which ones are required: Playwright's snapshots omit both. */
const describedFields = (part: Locator): Promise<string[]> =>
  part.locator('[aria-describedby]').evaluateAll((fields) =>
    (fields as HTMLInputElement[]).map((field) => {
      const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
      const texts = ids.map((id) => document.getElementById(id)?.textContent ?? '');
      const label = field.closest('label') ?? field.labels?.[0];
      const name = `${label?.textContent}${field.required ? ', required' : ''}`;
      return `${name}: "${texts.join(' ').trim()}"`;
    }),
  );

/** Compares parts of the page, and everything announced on it so far, with a file. */
async function expectTree({ page }: Visit, name: string, ...parts: string[]): Promise<void> {
  const lines = await announcementsOn(page);
  for (const part of parts.toReversed().map((selector) => page.locator(selector).first())) {
    // Where a link leads is not part of what is read.
    const tree = (await part.ariaSnapshot()).replace(/:?\n *- \/url: .*/g, '');
    lines.unshift(tree, ...(await describedFields(part)), '');
  }
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(
    path.resolve(`tests/screen-readers/accessibility-trees/${name}.txt`),
  );
}

const SUBMIT = 'form [type=submit]';

/** Toasts wait while the window has no focus, so that they are still there on a slow machine. */
const holdToasts = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('blur')));

describe('a screen reader gets, when the page loads,', () => {
  it.each([
    ['home', '/', ['body']],
    ['service', '/services/seo/', ['main']],
    ['gmb', '/services/gmb/', ['main']],
    ['about-us', '/about-us/', ['main']],
    ['contact', '/contact-us/', ['main']],
    ['industries', '/industries/', ['main']],
    ['policy', '/refund-policy/', ['main']],
    ['packages', '/packages/', ['main h1', 'main nav', '#smo-packages']],
    ['reviews', '/review/', ['main h1', '[data-island=carousel] p', '[data-track] > *']],
  ])('the %s page', async (name, route, parts) => {
    await expectTree(await listen(route), name, ...parts);
  });

  it('the tabs of packages on a phone', async () => {
    const opened = await listen('/packages/', { viewport: PHONE });
    await expectTree(opened, 'packages-phone', '#smo-packages nav');
  });

  it('what will happen on Not Found, once, and that it no longer will', async () => {
    const opened = await listen('/no-such-page/');
    await opened.page.getByRole('button', { name: 'Stay on this page' }).click();
    await expectTree(opened, 'not-found-stayed', 'main');
  });
});

describe('a screen reader gets, in use,', () => {
  it.each([
    ['the menu of a phone', 'menu-open', '/packages/', { viewport: PHONE }, []],
    ['the menu of a phone, closed again', 'menu-closed', '/industries/', { viewport: PHONE }, ['Escape']],
    ['the dropdown of services', 'services-open', '/services/seo/', {}, ['ArrowDown']],
  ])('%s', async (_what, name, route, options, keys) => {
    const opened = await listen(route, options);
    await opened.page.locator('header summary:visible').press('Enter');
    await startIsland(opened.page, 'menu');
    for (const key of keys) await opened.page.keyboard.press(key);
    await expectTree(opened, name, 'header');
  });

  it('the carousel after two steps, each position once', async () => {
    const opened = await listen('/review/', { viewport: PHONE });
    const next = opened.page.getByRole('button', { name: 'Next review' });
    for (const position of [2, 3]) {
      await next.press('Enter');
      await opened.page.getByText(`Review ${position} of 32`).waitFor();
    }
    const parts = ['[data-island=carousel] p', '[data-track] > :nth-child(3)'];
    await expectTree(opened, 'carousel-after-next', ...parts);
  });

  it('the packages with only their differences', async () => {
    const opened = await listen('/packages/');
    await opened.page.getByRole('checkbox', { name: /SMO Packages/ }).press('Space');
    await expectTree(opened, 'packages-differing', '#smo-packages');
  });
});

describe('a screen reader gets, in the contact form,', () => {
  it.each([
    ['each error with its field, and the number of errors, once', 'form-with-errors', SUBMIT, ['form']],
    ['this number, though the focus moves to the first', 'form-with-errors-by-enter', '[name=name]', []],
  ])('%s', async (_what, name, pressed, parts) => {
    const opened = await openForm();
    await opened.page.locator(pressed).press('Enter');
    await expectTree(opened, name, ...parts);
  });

  it.each([
    ['was received', 'form-sent', STATES['form sent']],
    ['failed, and what to do instead', 'form-failed', STATES['form failed']],
  ])('that it is sending, and that it %s, once each', async (_result, name, { reach }) => {
    const opened = await listen('/contact-us/');
    await reach(opened.page);
    await expectTree(opened, name, 'form');
  });

  it('that a message may have been sent already, after a reload while it was being sent', async () => {
    const opened = await openForm();
    await opened.page.route('**/start-trigger*', () => {});
    await fillInForm(opened.page, WORDS);
    await opened.page.press(SUBMIT, 'Enter');
    await opened.page.getByRole('button', { name: 'Sending…' }).waitFor();
    await opened.page.reload();
    await startIsland(opened.page, 'contact-form');
    await opened.page.getByRole('listitem').filter({ hasText: 'may have been sent' }).waitFor();
    await expectTree(opened, 'form-maybe-sent', 'form > :last-child');
  });

  it('what to do if its script fails to load, at once', async () => {
    const opened = await visit('/contact-us/', {}, async (page) => {
      await recordAnnouncements(page);
      // After the page has loaded: earlier text is read with the page, not announced.
      await page.context().route('**/assets/client/contact-form*', async (route) => {
        await page.waitForLoadState('load');
        await route.abort();
      });
    });
    await opened.page.locator('[name=name]').focus();
    await opened.page.getByText('The form could not be loaded').waitFor();
    await expectTree(opened, 'form-not-loaded', 'form [role=alert]');
  });
});

describe('a screen reader gets, from a toast,', () => {
  const TOASTS = '[data-island=toasts]';

  it('that the email address was copied, once', async () => {
    const opened = await listen('/industries/', { permissions: ['clipboard-read', 'clipboard-write'] });
    await opened.page.getByRole('button', { name: 'Copy the email address' }).press('Enter');
    await opened.page.locator(`${TOASTS} li`).waitFor();
    await holdToasts(opened.page);
    await expectTree(opened, 'toast-copied', TOASTS);
  });

  it('that a draft was restored, once, and how to discard it', async () => {
    const opened = await openForm();
    await fillInForm(opened.page, WORDS);
    await opened.page.reload();
    await opened.page.locator(`${TOASTS} li`).waitFor();
    await holdToasts(opened.page);
    await expectTree(opened, 'toast-draft-restored', TOASTS);
  });

  it('that the connection is lost and restored, once each', async () => {
    const opened = await openForm();
    await opened.page.fill('[name=name]', 'Jordan');
    await startIsland(opened.page, 'toasts');
    await opened.context.setOffline(true);
    await opened.page.getByText('You are offline').first().waitFor();
    await announcementsOn(opened.page);
    await opened.context.setOffline(false);
    await opened.page.getByText('You are back online').first().waitFor();
    await holdToasts(opened.page);
    await expectTree(opened, 'toast-back-online', TOASTS);
  });
});
