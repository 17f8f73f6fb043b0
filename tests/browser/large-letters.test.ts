import { describe, expect, it } from 'vitest';
import { ROUTES } from '../routes.ts';
import { DESKTOP, PHONE, serveSite } from './serve-site.ts';

// The browser's own setting, on which the site's letters and its changes of layout depend.
const { visit } = serveSite('dist', 'closed', { args: ['--blink-settings=defaultFontSize=32'] });

describe('with letters twice as large', () => {
  it.each(ROUTES)('%s fits a screen of 320 px without scripts, and one of 640 px', async (route) => {
    const { page, errors } = await visit(route, {
      viewport: { width: 320, height: 640 },
      javaScriptEnabled: false,
    });
    await page.locator('main > *').evaluateAll((sections) => {
      for (const section of sections) (section as HTMLElement).style.contentVisibility = 'visible';
    });
    const overhang = () =>
      page.locator('html').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(await overhang()).toBe(0);
    // With letters of the usual size, this is a screen of 320 px.
    await page.setViewportSize({ width: 640, height: 640 });
    expect(await overhang()).toBe(0);
    expect(await page.locator('h1').isVisible()).toBe(true);
    // Without scripts, browsers do not load frames lazily: only the map is asked for elsewhere.
    expect(errors.filter((text) => !text.includes('ERR_BLOCKED_BY_CLIENT'))).toEqual([]);
  });

  it('the card of the map keeps its words whole on a phone', async () => {
    const { page } = await visit('/', { viewport: PHONE });
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
    const { page } = await visit('/', { viewport });
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
    const { page } = await visit('/contact-us/', { viewport: PHONE });
    const overhang = await page.locator('form').evaluate((form) => {
      const { right } = form.getBoundingClientRect();
      const fields = [...form.querySelectorAll('input:not([type=hidden]), textarea, button')];
      const seen = fields.filter((field) => field.checkVisibility({ visibilityProperty: true }));
      return Math.max(...seen.map((field) => field.getBoundingClientRect().right - right));
    });
    expect(overhang).toBeLessThanOrEqual(0.5);
  });
});
