import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { serveSite } from './serve-site.ts';

const { visit } = serveSite();

/** Text spacing that visitors may set: https://www.w3.org/TR/WCAG22/#text-spacing */
const SPACING =
  '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }';

/** The focused element, and the share of it that nothing covers; undefined at the end of the page. */
const stop = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return;
    const { left, top, width, height } = element.getBoundingClientRect();
    const places = [0.1, 0.3, 0.5, 0.7, 0.9];
    const met = places
      .flatMap((across) =>
        places.map((down) => document.elementFromPoint(left + width * across, top + height * down)),
      )
      .filter((hit) => hit !== null && (element.contains(hit) || hit.contains(element)));
    const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
    return { name: `${element.localName} "${name.slice(0, 40)}"`, shown: met.length / places.length ** 2 };
  });

/** The stops of a key that remain half hidden once the page rests. */
async function hiddenStops(page: Page, key: string): Promise<string[]> {
  const hidden: string[] = [];
  for (let count = 0; count < 400; count += 1) {
    await page.keyboard.press(key);
    const first = await stop(page);
    if (!first) return hidden;
    // Lists scroll sideways to what gets the focus.
    for (let look = 0; look < 20 && ((await stop(page))?.shown ?? 1) < 0.5; look += 1)
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    const { name, shown } = (await stop(page)) ?? first;
    if (shown < 0.5) hidden.push(name);
  }
  throw new Error(`${key} never comes to an end.`);
}

describe('the keyboard focus', () => {
  it.each([
    [320, 256],
    [390, 844],
    [820, 1180],
  ])('is never hidden on the packages at %i x %i, forwards and backwards', async (width, height) => {
    const { page } = await visit('/packages/', { viewport: { width, height } });
    expect(await hiddenStops(page, 'Tab')).toEqual([]);
    expect(await hiddenStops(page, 'Shift+Tab')).toEqual([]);
  });
});

describe('text spacing that a visitor sets', () => {
  it.each([
    [1024, '/'],
    [1060, '/'],
    [1103, '/'],
    [320, '/packages/'],
  ])('fits a screen of %i px on %s', async (width, route) => {
    const { page } = await visit(route, { viewport: { width, height: 700 }, bypassCSP: true });
    await page.addStyleTag({ content: SPACING });
    const overflowing = await page
      .locator('html, header a, header summary, [data-tabs] a')
      .evaluateAll((all) =>
        all
          .filter((one) => one.checkVisibility() && getComputedStyle(one).display !== 'inline')
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
          .map(({ localName, textContent }) => `${localName} ${textContent?.slice(0, 30)}`),
      );
    expect(overflowing).toEqual([]);
  });
});
