import { describe, expect, it } from 'vitest';
import { KINDS } from '../networks/kinds.ts';
import { ROUTES } from '../routes.ts';
import { DESKTOP, PHONE, serveSite } from './serve-site.ts';
import { raiseToast, startIsland } from './start-island.ts';
import { violations } from './violations.ts';

const { visit } = serveSite();

describe('axe-core finds nothing', () => {
  it.each([
    ...ROUTES.map((route) => [route, PHONE] as const),
    ...KINDS.map((route) => [route, DESKTOP] as const),
  ])('on %s at $1.width px', async (route, viewport) => {
    const opened = await visit(route, { viewport });
    // Sections out of view are not rendered, and have no contrast to measure.
    await opened.page.locator('main > *').evaluateAll((sections) => {
      for (const section of sections) (section as HTMLElement).style.contentVisibility = 'visible';
    });
    expect(await violations(opened.page)).toEqual([]);
  });

  it('on Not Found after the visitor stays', async () => {
    const opened = await visit('/no-such-page/', { viewport: PHONE });
    await opened.page.getByRole('button', { name: 'Stay on this page' }).click();
    expect(await violations(opened.page)).toEqual([]);
  });

  it.each([
    ['menu', PHONE],
    ['dropdown', DESKTOP],
  ])('with the %s open', async (_name, viewport) => {
    const opened = await visit('/about-us/', { viewport });
    await opened.page.locator('header summary:visible').click();
    await opened.page.waitForSelector('[data-island=menu][data-ready]');
    expect(await violations(opened.page)).toEqual([]);
  });

  it('with errors in the form', async () => {
    const opened = await visit('/contact-us/', { viewport: PHONE });
    await startIsland(opened.page, 'contact-form');
    await opened.page.getByRole('button', { name: 'Submit' }).click();
    await opened.page.getByText('Name must be at least 3 characters.').waitFor();
    expect(await violations(opened.page)).toEqual([]);
  });

  it('while the form sends, and after it has failed', async () => {
    const opened = await visit('/contact-us/', { viewport: PHONE });
    const { page } = opened;
    let answer = () => {};
    await page.route('**/start-trigger*', (route) => {
      answer = () => route.fulfill({ status: 500 });
    });
    const values = {
      name: 'Jordan',
      email: 'j@example.com',
      phone: '+13605550142',
      message: 'We run a garage.',
    };
    for (const [field, value] of Object.entries(values)) await page.fill(`[name=${field}]`, value);
    const sent = page.waitForRequest('**/start-trigger*');
    await page.getByRole('button', { name: 'Submit' }).click();
    await sent;
    expect(await violations(opened.page)).toEqual([]);
    answer();
    await page.getByText('Something went wrong').first().waitFor();
    expect(await violations(opened.page)).toEqual([]);
  });

  it('with a toast on the screen', async () => {
    const opened = await visit('/industries/', { viewport: PHONE });
    await raiseToast(opened.page, { title: 'Draft restored', description: 'It is back.' });
    await opened.page.getByRole('listitem').filter({ hasText: 'Draft restored' }).waitFor();
    expect(await violations(opened.page)).toEqual([]);
  });

  it('in the carousel after one step', async () => {
    const opened = await visit('/review/', { viewport: PHONE });
    await opened.page.getByRole('button', { name: 'Next review' }).click();
    await opened.page.waitForSelector('[data-island=carousel][data-ready]');
    expect(await violations(opened.page)).toEqual([]);
  });
});
