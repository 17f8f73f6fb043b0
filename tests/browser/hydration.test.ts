import { beforeAll, describe, expect, it } from 'vitest';
import { KINDS } from '../networks/kinds.ts';
import { buildInto } from './build-site.ts';
import { PHONE, serveSite } from './serve-site.ts';

// React's development build reports on the console if a page is not what it expects; the browser reports there what the
// page's policy blocks.
const FOLDER = 'tests/.tmp/development-site';
const { visit } = serveSite(FOLDER);

beforeAll(() => buildInto(FOLDER, { NODE_ENV: 'development' }, '--draft'));

describe('all islands of a page', () => {
  it.each([...KINDS, '/no-such-page/'])(
    'load on %s only when they are used, and start without an error, and keep every node',
    async (route) => {
      const { page, messages, requests } = await visit(route, { viewport: PHONE });
      // Headless Chromium may report no idle time.
      await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 1000 })));
      expect(requests.filter((url) => url.endsWith('.js'))).toEqual([]);
      await page.evaluate(() => {
        // Not Found would redirect in the meantime.
        window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }));
        Object.assign(window, { served: new Set(document.querySelectorAll('[data-island] *')) });
        for (const root of document.querySelectorAll('[data-island]'))
          root.dispatchEvent(new Event('pointerover'));
      });
      await page.waitForFunction(() => !document.querySelector('[data-island]:not([data-ready])'));
      // To the map, which loads when it comes near.
      await page.evaluate(() => scrollTo({ top: 99_999, behavior: 'instant' }));
      const replaced = await page.evaluate(() =>
        [...document.querySelectorAll('[data-island]:not([data-island=toasts]) *')]
          .filter((node) => !(window as unknown as { served: Set<Element> }).served.has(node))
          .map((node) => node.outerHTML.slice(0, 80)),
      );
      expect(replaced).toEqual([]);
      const expected = /404 \(Not Found\)|React DevTools/;
      expect(messages.filter((text) => !expected.test(text))).toEqual([]);
    },
  );
});

describe('an island', () => {
  it('fetches at the first sign of use every chunk of that island at once, and no other', async () => {
    const { page, requests } = await visit('/review/', {}, (empty) =>
      empty.route('**/assets/client/**', () => {}),
    );
    const files = await page.locator('[data-island=carousel]').getAttribute('data-scripts');
    await page.getByRole('button', { name: 'Next review' }).hover();
    const scripts = () => requests.filter((url) => url.endsWith('.js')).map((url) => new URL(url).pathname);
    await expect.poll(() => scripts().sort(), { timeout: 60_000 }).toEqual(files?.split(' ').sort());
  });
});
