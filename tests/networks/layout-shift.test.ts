import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DESKTOP, PHONE, serveSite } from '../browser/serve-site.ts';
import { startIsland } from '../browser/start-island.ts';
import { KINDS } from './kinds.ts';
import { delay, scrollDown, shiftsOf, useArial, watch } from './shifts.ts';

const { visit } = serveSite();
const PAGES = [...KINDS, '/unknown/'];

/** Maximum shift when the site's own font replaces its fallback. */
const SWAP = 0.02;

it('a page that moves would be noticed by these tests', async () => {
  const { page } = await visit('/', {}, watch);
  // Only what has been painted can move.
  await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
  await page.evaluate(() => document.body.prepend(document.createElement('textarea')));
  await expect.poll(() => shiftsOf(page)).not.toEqual([]);
});

describe.each([
  ['phone', PHONE],
  ['desktop', DESKTOP],
])('on a %s', (_name, viewport) => {
  it.each(PAGES)('hardly anything moves on %s when the font arrives 3 s late', async (route) => {
    const { page } = await visit(route, { viewport, bypassCSP: true }, async (opened) => {
      await watch(opened);
      await useArial(opened);
      await delay(opened, '**/assets/fonts/*', 3000);
    });
    // The fallback font has arrived long before.
    const shifts = (await shiftsOf(page)).filter(({ at }) => at > 2000);
    expect(
      shifts.reduce((sum, { value }) => sum + value, 0),
      JSON.stringify(shifts),
    ).toBeLessThan(SWAP);
  });

  it.each(PAGES)(
    'nothing moves on %s when drawings arrive late while the visitor scrolls down',
    async (route) => {
      const { page } = await visit(route, { viewport }, async (opened) => {
        await watch(opened);
        await delay(opened, '**/*.svg', 1000);
      });
      // Shifts so far are caused by the font.
      const before = (await shiftsOf(page)).length;
      await scrollDown(page);
      expect((await shiftsOf(page)).slice(before)).toEqual([]);
    },
  );

  it('nothing moves when the menu opens and closes', async () => {
    const { page } = await visit('/', { viewport }, watch);
    const before = (await shiftsOf(page)).length;
    const button = page.locator('[data-island=menu] summary:visible').first();
    await button.click();
    await page.locator('header details[open]').first().waitFor();
    await button.click();
    expect((await shiftsOf(page)).slice(before)).toEqual([]);
  });

  const WORDS = {
    name: 'Jordan Pell',
    email: 'jordan@example.com',
    phone: '+13605550142',
    message: 'We run a garage in Lacey and want more calls.',
  };
  const submit = async (page: Page, words: Partial<typeof WORDS>) => {
    for (const [name, value] of Object.entries(words)) await page.fill(`[name=${name}]`, value);
    await page.getByRole('button', { name: 'Submit' }).click();
  };
  /** What moves from now on, unexpectedly: earlier shifts are caused by the font. */
  const unexpected = async (page: Page) => {
    const before = (await shiftsOf(page)).length;
    return async () => (await shiftsOf(page)).slice(before).filter(({ byVisitor }) => !byVisitor);
  };

  it('the contact form moves nothing when it reports every field as wrong', async () => {
    const { page } = await visit('/contact-us/', { viewport }, watch);
    await startIsland(page, 'contact-form');
    const moved = await unexpected(page);
    await submit(page, {});
    await expect.poll(() => page.locator('form [id$=-error]:not(:empty)').count()).toBe(4);
    expect(await moved()).toEqual([]);
  });

  it('the contact form moves nothing when an error appears long after the tap, as on a slow network', async () => {
    const { page } = await visit('/contact-us/', { viewport }, async (opened) => {
      await watch(opened);
      await delay(opened, '**/*.js', 1500);
    });
    const moved = await unexpected(page);
    // Valid for the browser, invalid for the form: the tap waits until its scripts are there.
    await submit(page, { ...WORDS, email: 'jordan@example' });
    await page.locator('#email-error:not(:empty)').waitFor();
    expect(await moved()).toEqual([]);
  });

  it.each([
    ['received', 200],
    ['refused', 500],
  ])(
    'the contact form moves nothing when a slow answer says that the message was %s',
    async (_answer, status) => {
      const { page } = await visit('/contact-us/', { viewport }, async (opened) => {
        await watch(opened);
        await opened.route('**/start-trigger*', (request) =>
          request.fulfill({ status, contentType: 'application/json', body: '{"success":true}' }),
        );
        await delay(opened, '**/start-trigger*', 1000);
      });
      await startIsland(page, 'contact-form');
      const moved = await unexpected(page);
      // The tap reserves the space for the response a second later.
      await submit(page, WORDS);
      await page.locator('form [role=status] p').waitFor();
      expect(await moved()).toEqual([]);
    },
  );
});

describe('the largest paint on a phone', () => {
  it.each(PAGES)('is part of %s itself', async (route) => {
    const { page } = await visit(route, { viewport: PHONE });
    const picture = await page.evaluate(
      () =>
        new Promise((resolve) =>
          new PerformanceObserver((list) => {
            resolve((list.getEntries().at(-1) as PerformanceEntry & { url: string }).url);
          }).observe({ type: 'largest-contentful-paint', buffered: true }),
        ),
    );
    expect(picture).toBe('');
  });
});
