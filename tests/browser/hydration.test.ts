import { beforeAll, describe, expect, it } from 'vitest';
import { ROUTES } from '../routes.ts';
import { buildInto } from './build-site.ts';
import { DESKTOP, PHONE, serveSite } from './serve-site.ts';

type Site = ReturnType<typeof serveSite>;

const DEVELOPMENT = 'tests/.tmp/development-site';

const builds = [
  ['production', serveSite()],
  ['development', serveSite(DEVELOPMENT)],
] as const;

beforeAll(() => buildInto(DEVELOPMENT, { NODE_ENV: 'development' }));

describe.each(builds)('hydration with the %s build of React', (_build, site) => {
  it.each([...ROUTES, '/no-such-page/'])('logs nothing on %s and keeps every node', async (route) => {
    await Promise.all([PHONE, DESKTOP].map((viewport) => expectUntouched(site, route, viewport)));
  });
});

/** Starts all islands of a page; expects them to keep the served nodes, and an empty console. */
async function expectUntouched(site: Site, route: string, viewport: typeof PHONE): Promise<void> {
  const { page, messages } = await site.visit(route, { viewport });
  await page.evaluate(() => {
    // Not Found would redirect in the meantime.
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }));
    Object.assign(window, { served: new Set(document.querySelectorAll('[data-island] *')) });
    for (const root of document.querySelectorAll('[data-island]'))
      root.dispatchEvent(new Event('pointerover'));
  });
  await page.waitForFunction(() => !document.querySelector('[data-island]:not([data-ready])'));
  await page.waitForTimeout(100);
  const replaced = await page.evaluate(() =>
    [...document.querySelectorAll('[data-island] *')]
      .filter((node) => !(window as unknown as { served: Set<Element> }).served.has(node))
      .filter((node) => !node.closest('[data-island=toasts]'))
      .map((node) => node.outerHTML.slice(0, 80)),
  );
  // The carousel updates its position once it is measured; everything else is from the build.
  expect(replaced).toEqual([]);
  expect(messages.filter((text) => !/404 \(Not Found\)|React DevTools/.test(text))).toEqual([]);
}

describe('before anybody uses an island', () => {
  it('no page fetches a script', async () => {
    const visits = await Promise.all(ROUTES.map((route) => builds[0][1].visit(route)));
    // Longer than the wait for an idle moment after loading.
    await visits[0]?.page.waitForTimeout(3000);
    for (const { requests } of visits) expect(requests.filter((url) => url.endsWith('.js'))).toEqual([]);
  });

  it('the first sign of use fetches every chunk of that island at once, and no other', async () => {
    const { page, requests } = await builds[0][1].visit('/review/', {}, (empty) =>
      empty.route('**/assets/client/**', () => {}),
    );
    const files = await page.locator('[data-island=carousel]').getAttribute('data-scripts');
    await page.getByRole('button', { name: 'Next review' }).hover();
    await page.waitForTimeout(500);
    const scripts = requests.filter((url) => url.endsWith('.js')).map((url) => new URL(url).pathname);
    const ofIslands = scripts.filter((name) => !/\/ahead\.\w+\.js$/.test(name));
    expect(ofIslands.sort()).toEqual(files?.split(' ').sort());
  });
});

describe('when the scripts of the islands fail to load', () => {
  it('menu, dropdown and reviews still work', async () => {
    const { page, context } = await builds[0][1].visit('/review/', { viewport: PHONE });
    await context.route('**/assets/client/**', (route) => route.abort());
    await page.locator('header summary', { hasText: 'Menu' }).click();
    await page.waitForSelector('[data-island=menu][data-failed]');
    expect(await page.getByRole('navigation', { name: 'Menu' }).isVisible()).toBe(true);
    await page.locator('header summary', { hasText: 'Close' }).click();
    expect(await page.getByRole('navigation', { name: 'Menu' }).isVisible()).toBe(false);
    const track = page.locator('[data-track]');
    await track.evaluate((element) => element.scrollTo({ left: element.clientWidth }));
    expect(await track.evaluate((element) => element.scrollLeft)).toBeGreaterThan(100);
    await page.setViewportSize(DESKTOP);
    await page.getByRole('navigation', { name: 'Main' }).locator('summary').click();
    expect(
      await page
        .getByRole('link', { name: /Local SEO/ })
        .first()
        .isVisible(),
    ).toBe(true);
  });
});
