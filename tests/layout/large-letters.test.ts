import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DESKTOP, PHONE, renderAll, serveSite } from '../browser/serve-site.ts';
import { ROUTES } from '../routes.ts';

const { visit, origin } = serveSite();

/** The browser's own setting, on which the site's letters and its changes of layout depend. */
const enlarge = async (page: Page) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
};

describe('with letters twice as large', () => {
  it('every page fits a screen of 320 px without scripts, and one of 640 px', async () => {
    const { page, errors } = await visit('/', { javaScriptEnabled: false }, enlarge);
    const found: string[] = [];
    for (const route of ROUTES) {
      await page.goto(origin() + route);
      await renderAll(page);
      // 640 px with these letters are what 320 px are with letters of the usual size.
      for (const width of [320, 640]) {
        await page.setViewportSize({ width, height: 640 });
        const overhang = await page
          .locator('html')
          .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
        if (overhang !== 0) found.push(`${route} by ${overhang} px at ${width} px`);
        expect(await page.locator('h1').isVisible(), route).toBe(true);
      }
    }
    expect(found).toEqual([]);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    expect(errors).toEqual([]);
  });

  it('the card of the map keeps its words whole on a phone', async () => {
    const { page } = await visit('/', { viewport: PHONE }, enlarge);
    const broken = await page
      .locator('a[href*="#trade="]')
      .first()
      .evaluate((card) => {
        const texts = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
        const range = document.createRange();
        const found: string[] = [];
        while (texts.nextNode()) {
          const text = texts.currentNode as Text;
          for (const { 0: word, index } of text.data.matchAll(/\S+/g)) {
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            if (range.getClientRects().length > 1) found.push(word);
          }
        }
        return found;
      });
    expect(broken).toEqual([]);
  });

  it.each([PHONE, DESKTOP])('the search of the map stays in its field, at $width px', async (viewport) => {
    const { page } = await visit('/', { viewport }, enlarge);
    const reach = await page.locator('main fieldset').evaluate((field) => {
      const { left, right } = field.getBoundingClientRect();
      const parts = [...field.querySelectorAll('svg, label, span')].map((part) =>
        part.getBoundingClientRect(),
      );
      return Math.min(...parts.map((part) => Math.min(part.left - left, right - part.right)));
    });
    expect(reach).toBeGreaterThanOrEqual(0);
  });

  it('the fields of the form stay in their card', async () => {
    const { page } = await visit('/contact-us/', { viewport: PHONE }, enlarge);
    const overhang = await page.locator('form').evaluate((form) => {
      const { right } = form.getBoundingClientRect();
      const fields = [...form.querySelectorAll('input:not([type=hidden]), textarea, button')];
      const seen = fields.filter((field) => field.checkVisibility({ visibilityProperty: true }));
      return Math.max(...seen.map((field) => field.getBoundingClientRect().right - right));
    });
    expect(overhang).toBeLessThanOrEqual(0.5);
  });
});
