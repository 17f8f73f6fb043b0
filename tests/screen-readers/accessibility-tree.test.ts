import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectQuiet, PHONE, serveSite, type Visit } from '../browser/serve-site.ts';
import { startIsland } from '../browser/start-island.ts';
import { accessibilityTree } from './accessibility-tree.ts';
import { announcementsOn, recordAnnouncements } from './announcements.ts';

// The accessibility trees that Chromium hands to screen readers, and the announcements of live regions, as texts in
// tests/screen-readers/accessibility-trees/. After an intended change, update them and read the difference:
//   npx vitest run --project screen-readers tests/screen-readers/accessibility-tree.test.ts -u

const FIXTURES = path.resolve('tests/screen-readers/accessibility-trees');
// Like with a screen reader: otherwise Chromium omits sections that it has not rendered yet.
const { visit } = serveSite('dist', 'closed', { args: ['--force-renderer-accessibility'] });
const written: string[] = [];

/** Opens a page and records its announcements from the start. */
const listen = (route: string, options: BrowserContextOptions = {}) =>
  visit(route, options, recordAnnouncements);

/** Compares a part of the page, and everything announced on it so far, with a fixture. */
async function expectTree(opened: Visit, name: string, within?: string): Promise<void> {
  written.push(`${name}.txt`);
  const announced = await announcementsOn(opened.page);
  const tree = await accessibilityTree(opened.page, within);
  const text = [tree, '', ...(announced.length > 0 ? announced : ['nothing announced']), ''].join('\n');
  await expect(text).toMatchFileSnapshot(path.join(FIXTURES, `${name}.txt`));
}

const ready = ({ page }: Visit, island: string) => startIsland(page, island);

const GOOD = {
  name: 'Jordan Pell',
  email: 'jordan@example.com',
  phone: '+13605550142',
  message: 'We run a garage in Lacey.',
};

async function fillIn(page: Page): Promise<void> {
  for (const [field, value] of Object.entries(GOOD)) await page.fill(`[name=${field}]`, value);
}

/** Toasts wait while the window has no focus, so that they are still there on a slow machine. */
const holdToasts = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('blur')));

describe('a screen reader gets, when the page loads,', () => {
  it.each([
    ['home', '/'],
    ['packages', '/packages/'],
    ['service', '/services/seo/'],
    ['local-seo', '/services/local-seo/'],
    ['gmb', '/services/gmb/'],
    ['about-us', '/about-us/'],
    ['contact', '/contact-us/'],
    ['reviews', '/review/'],
    ['industries', '/industries/'],
    ['policy', '/privacy-policy/'],
  ])('the %s page', async (name, route) => {
    const opened = await listen(route);
    if (name === 'contact') await ready(opened, 'contact-form');
    await expectTree(opened, name);
    expectQuiet(opened);
  });

  it('the packages on a phone', async () => {
    const opened = await listen('/packages/', { viewport: PHONE });
    await expectTree(opened, 'packages-phone', 'main');
  });

  it('what will happen on Not Found, once, and that it no longer will', async () => {
    const opened = await listen('/no-such-page/');
    await opened.page.getByRole('button', { name: 'Stay on this page' }).click();
    await expectTree(opened, 'not-found-stayed', 'main');
  });
});

describe('a screen reader gets, in use,', () => {
  it('the menu of a phone', async () => {
    const opened = await listen('/packages/', { viewport: PHONE });
    await opened.page.locator('header summary:visible').focus();
    await opened.page.keyboard.press('Enter');
    await ready(opened, 'menu');
    await expectTree(opened, 'menu-open');
  });

  it('the menu of a phone, closed again', async () => {
    const opened = await listen('/industries/', { viewport: PHONE });
    await opened.page.locator('header summary:visible').focus();
    await opened.page.keyboard.press('Enter');
    await ready(opened, 'menu');
    await opened.page.keyboard.press('Escape');
    await expectTree(opened, 'menu-closed', 'header');
  });

  it('the dropdown of services', async () => {
    const opened = await listen('/services/seo/');
    await opened.page.locator('header summary:visible').focus();
    await opened.page.keyboard.press('Enter');
    await ready(opened, 'menu');
    await opened.page.keyboard.press('ArrowDown');
    await expectTree(opened, 'services-open', 'header');
  });

  it('the carousel after two steps, each position once', async () => {
    const opened = await listen('/review/', { viewport: PHONE });
    const next = opened.page.getByRole('button', { name: 'Next review' });
    await next.focus();
    await ready(opened, 'carousel');
    await next.press('Enter');
    await opened.page.getByText('Review 2 of 32').waitFor();
    await next.press('Enter');
    await opened.page.getByText('Review 3 of 32').waitFor();
    await expectTree(opened, 'carousel-after-next', '[data-island=carousel]');
  });

  it('the packages with only their differences', async () => {
    const opened = await listen('/packages/');
    await opened.page.getByRole('checkbox', { name: /SMO Packages/ }).press('Space');
    await expectTree(opened, 'packages-differing', '#smo-packages');
  });
});

describe('a screen reader gets, in the contact form,', () => {
  /** The form after `act`. */
  async function form(act: (page: Page) => Promise<unknown>): Promise<Visit> {
    const opened = await listen('/contact-us/');
    await ready(opened, 'contact-form');
    await act(opened.page);
    return opened;
  }
  const submit = (page: Page) => page.getByRole('button', { name: 'Submit' }).press('Enter');

  it('each error with its field, and the number of errors, once', async () => {
    await expectTree(await form(submit), 'form-with-errors', 'form');
  });

  it('the number of errors, though the focus moves to the first one', async () => {
    const opened = await form((page) => page.locator('[name=name]').press('Enter'));
    await expectTree(opened, 'form-with-errors-by-enter', 'form');
  });

  it('that it is sending, and that the message was received, once each', async () => {
    const opened = await form(async (page) => {
      await fillIn(page);
      await submit(page);
      await page.getByText('We have received your message').waitFor();
    });
    await expectTree(opened, 'form-sent', 'form');
  });

  it('that it is sending, and that it failed, once each, and what to do instead', async () => {
    const opened = await form(async (page) => {
      await page.route('**/start-trigger*', (route) => route.fulfill({ status: 500 }));
      await fillIn(page);
      await submit(page);
      await page.getByText('Something went wrong').waitFor();
    });
    await expectTree(opened, 'form-failed', 'form');
  });

  it('that a message may have been sent already, after a reload while it was being sent', async () => {
    const opened = await form(async (page) => {
      await page.route('**/start-trigger*', () => {});
      await fillIn(page);
      await submit(page);
      await page.getByRole('button', { name: 'Sending…' }).waitFor();
      await page.reload();
      await ready({ page } as Visit, 'contact-form');
      await page.getByRole('listitem').filter({ hasText: 'may have been sent' }).waitFor();
    });
    await expectTree(opened, 'form-maybe-sent', 'form');
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
    await expectTree(opened, 'form-not-loaded', 'form');
  });
});

describe('a screen reader gets, from a toast,', () => {
  const NOTICES = '[data-island=toasts]';

  it('that the email address was copied, once', async () => {
    const opened = await listen('/industries/', { permissions: ['clipboard-read', 'clipboard-write'] });
    await opened.page.getByRole('button', { name: 'Copy the email address' }).press('Enter');
    await opened.page.locator(`${NOTICES} li`).waitFor();
    await holdToasts(opened.page);
    await expectTree(opened, 'toast-copied', NOTICES);
  });

  it('that a draft was restored, once, and how to discard it', async () => {
    const opened = await listen('/contact-us/');
    await ready(opened, 'contact-form');
    await fillIn(opened.page);
    await opened.page.reload();
    await opened.page.locator(`${NOTICES} li`).waitFor();
    await holdToasts(opened.page);
    await expectTree(opened, 'toast-draft-restored', NOTICES);
  });

  it('that the connection is lost and restored, once each', async () => {
    const opened = await listen('/contact-us/');
    await ready(opened, 'contact-form');
    await opened.page.fill('[name=name]', 'Jordan');
    await ready(opened, 'toasts');
    await opened.context.setOffline(true);
    await opened.page.getByText('You are offline').first().waitFor();
    await announcementsOn(opened.page);
    await opened.context.setOffline(false);
    await opened.page.getByText('You are back online').first().waitFor();
    await holdToasts(opened.page);
    await expectTree(opened, 'toast-back-online', NOTICES);
  });
});

// Runs last: by then the others have recorded what they compared.
it('every fixture is compared with something', () => {
  expect(readdirSync(FIXTURES).sort()).toEqual([...written].sort());
});
