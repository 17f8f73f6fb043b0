import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { serveSite } from './serve-site.ts';

const { visit } = serveSite();

/** Text spacing that visitors may set: https://www.w3.org/TR/WCAG22/#text-spacing */
const SPACING =
  '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }';

/**
 * The focused element, and the share of it that nothing covers; undefined at the end of the page. Lists get 20 frames to
 * scroll sideways to it.
 */
const stop = (page: Page) =>
  page.evaluate(async () => {
    const element = document.activeElement;
    if (!element || element === document.body) return;
    const places = [0.1, 0.3, 0.5, 0.7, 0.9];
    const share = () => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const met = places
        .flatMap((across) =>
          places.map((down) => document.elementFromPoint(left + width * across, top + height * down)),
        )
        .filter((hit) => hit !== null && (element.contains(hit) || hit.contains(element)));
      return met.length / places.length ** 2;
    };
    for (let frame = 0; frame < 20 && share() < 0.5; frame += 1) await new Promise(requestAnimationFrame);
    const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
    return { name: `${element.localName} "${name.slice(0, 40)}"`, shown: share() };
  });

/** The stops of a key that remain half hidden once the page rests. */
async function hiddenStops(page: Page, key: string): Promise<string[]> {
  const hidden: string[] = [];
  for (let count = 0; count < 400; count += 1) {
    await page.keyboard.press(key);
    const stopped = await stop(page);
    if (!stopped) return hidden;
    if (stopped.shown < 0.5) hidden.push(stopped.name);
  }
  throw new Error(`${key} never comes to an end.`);
}

describe('the keyboard focus', () => {
  it.each([
    [320, 256],
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
