import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DESKTOP, PHONE, serveSite } from '../browser/serve-site.ts';
import { fillInForm, startIsland } from '../browser/start-island.ts';
import { RESULT, SUBMIT, WORDS } from '../engines/form.ts';
import { KINDS } from './kinds.ts';
import { delay, scrollDown, shiftsOf, shiftsSince, useArial, watch } from './shifts.ts';

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
    const shifts = await shiftsSince(page, /\/assets\/fonts\//);
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

  const nothing = async () => {};
  const lateScripts = (page: Page): Promise<unknown> => delay(page, '**/*.js', 1500);
  const answers = (status: number) => async (page: Page) => {
    const answer = { status, contentType: 'application/json', body: '{"success":true}' };
    await page.route('**/start-trigger*', (request) => request.fulfill(answer));
    await delay(page, '**/start-trigger*', 1000);
  };

  it.each<[string, (page: Page) => Promise<unknown>, Partial<typeof WORDS>, string]>([
    ['reports every field as wrong', nothing, {}, 'form:not(:has([id$=-error]:empty))'],
    // Valid for the browser, invalid for the form: the tap waits until its scripts are there.
    [
      'shows an error long after the tap',
      lateScripts,
      { ...WORDS, email: 'a@example' },
      '#email-error:not(:empty)',
    ],
    // The tap reserves the space for the response a second later.
    ['gets a slow answer that the message was received', answers(200), WORDS, RESULT],
    ['gets a slow answer that the message was refused', answers(500), WORDS, RESULT],
  ])('the contact form moves nothing when it %s', async (_what, prepare, words, end) => {
    const { page } = await visit('/contact-us/', { viewport }, async (opened) => {
      await watch(opened);
      await prepare(opened);
    });
    if (prepare !== lateScripts) await startIsland(page, 'contact-form');
    // Earlier shifts are caused by the font.
    const before = (await shiftsOf(page)).length;
    await fillInForm(page, words);
    await page.click(SUBMIT);
    await page.locator(end).waitFor();
    const shifts = (await shiftsOf(page)).slice(before);
    expect(shifts.filter(({ byVisitor }) => !byVisitor)).toEqual([]);
  });
});
