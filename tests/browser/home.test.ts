import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DESKTOP, PHONE, serveSite } from './serve-site.ts';

const { visit } = serveSite();
const TRADES = ['plumber', 'dentist', 'bakery'];

/** The positions in the grid, row by row, except those behind the pin. */
const positions = (page: Page) =>
  page
    .locator('main section')
    .first()
    .locator('i')
    .evaluateAll((points) =>
      points.map((point) => {
        const { opacity, backgroundColor } = getComputedStyle(point);
        return `${Number(opacity) > 0.5 ? backgroundColor : 'pin'}`;
      }),
    );

const shownCards = (page: Page) =>
  page
    .locator('a[href*="#trade="]')
    .evaluateAll((cards) =>
      cards
        .filter((card) => card.checkVisibility({ visibilityProperty: true }))
        .map((card) => (card as HTMLAnchorElement).hash),
    );

describe('the living map of the home page', () => {
  it('updates the grid and the card for the chosen trade, by keyboard and without scripts', async () => {
    const { page } = await visit('/', { viewport: PHONE, javaScriptEnabled: false, reducedMotion: 'reduce' });
    await page.getByRole('radio', { name: 'plumber' }).focus();
    const seen = [];
    for (const trade of TRADES) {
      expect(await page.getByRole('radio', { name: trade }).isChecked()).toBe(true);
      expect(await shownCards(page)).toEqual([`#trade=${trade}`]);
      seen.push((await positions(page)).join(' '));
      await page.keyboard.press('ArrowRight');
    }
    expect(new Set(seen).size).toBe(TRADES.length);
  });

  it('moves only pin and route to a trade: points that change in each frame hold up a cheap phone', async () => {
    const { page } = await visit('/', { viewport: PHONE, reducedMotion: 'no-preference' });
    await page.locator('main section').first().hover();
    const moving = await page.getByRole('radio', { name: 'dentist' }).evaluate((radio: HTMLElement) => {
      radio.click();
      const animations = document.getAnimations();
      return animations.flatMap((one) => (one instanceof CSSTransition ? one.transitionProperty : []));
    });
    expect(moving.sort()).toEqual(['bottom', 'right', 'translate']);
  });

  it('shows the ranks as they were before, and again those of now, by keyboard and without scripts', async () => {
    const { page } = await visit('/', { viewport: PHONE, javaScriptEnabled: false, reducedMotion: 'reduce' });
    const topThree = (colors: string[]) => colors.filter((color) => color === 'color(srgb 1 0.4 0.109804)');
    const now = await positions(page);
    expect(topThree(now)).toHaveLength(25);
    await page.getByRole('radio', { name: '8 months ago' }).press('Space');
    const before = await positions(page);
    expect(topThree(before)).toEqual([]);
    // The further from the pin, the paler.
    expect(new Set(before).size).toBeGreaterThan(3);
    await page.keyboard.press('ArrowRight');
    expect(await positions(page)).toEqual(now);
  });

  it('answers a tap on the ranks of now at once, and keeps their count in view on a phone', async () => {
    const { page } = await visit('/', { viewport: PHONE, reducedMotion: 'no-preference' });
    const count = await page.getByText('of 47').boundingBox();
    expect(count && count.y + count.height).toBeLessThanOrEqual(PHONE.height);
    // Others go with the scrolling, and have not ended.
    await page.evaluate(() => {
      const timed = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
      return Promise.all(timed.map(({ finished }) => finished));
    });
    const now = await positions(page);
    await page.getByRole('radio', { name: '8 months ago' }).click();
    expect(await positions(page)).not.toEqual(now);
    await page.getByRole('radio', { name: 'now' }).click();
    expect(await positions(page)).toEqual(now);
  });

  it('answers a tap on the ranks of before at once, also while they climb', async () => {
    const { page } = await visit('/', { viewport: PHONE, reducedMotion: 'no-preference' });
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) {
        if (animation.timeline !== document.timeline) continue;
        animation.pause();
        animation.currentTime = 1500;
      }
    });
    const climbing = await positions(page);
    await page.getByRole('radio', { name: '8 months ago' }).click();
    const before = await positions(page);
    expect(before).not.toEqual(climbing);
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.cancel();
    });
    expect(await positions(page)).toEqual(before);
  });

  it('takes the visitor’s own search along to the form, by keyboard', async () => {
    const { page } = await visit('/', { viewport: DESKTOP, reducedMotion: 'reduce' });
    const own = page.getByRole('radio', { name: 'yours?' });
    // From the offer to the first field, and back to the choice.
    await page.locator('#offer').press('Enter');
    await page.keyboard.press('Shift+Tab');
    await expect.poll(() => own.evaluate((radio) => radio === document.activeElement)).toBe(true);
    await page.keyboard.press('Space');
    expect(await own.getAttribute('aria-describedby')).toBe('grid-offer');
    expect(await shownCards(page)).toEqual([]);
    expect(new Set(await positions(page)).size).toBe(2);
    await page.keyboard.press('Tab');
    await page.keyboard.insertText('plumber');
    await page.keyboard.press('Tab');
    await page.keyboard.insertText('Dayton, Ohio');
    await page.keyboard.press('Tab');
    await page.keyboard.insertText('Pipes & Sons');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/contact-us/#step-2');
    await expect
      .poll(() => page.locator('[name=message]').inputValue())
      .toBe('Please fill in my grid: plumber in Dayton, Ohio. Business: Pipes & Sons.\n');
  });

  it('shows a phone the fields of the visitor’s own search, ready to type, and asks for words that are missing', async () => {
    const { page } = await visit('/', { viewport: PHONE });
    const bottom = () =>
      page.getByRole('button', { name: 'Get my ranks' }).evaluate((button) => {
        return button.getBoundingClientRect().bottom;
      });
    await page.locator('#offer').click();
    await expect.poll(bottom).toBeLessThanOrEqual(PHONE.height);
    const borderOf = (name: string) =>
      page.locator(`[name=${name}]`).evaluate((field) => getComputedStyle(field).borderTopColor);
    const before = await borderOf('town');
    // What is typed goes into the first field, and then into the first that is empty.
    await page.keyboard.insertText('florist');
    await page.keyboard.press('Enter');
    expect(await borderOf('town')).not.toBe(before);
    await page.keyboard.insertText('Dayton');
    await page.keyboard.press('Enter');
    await page.keyboard.insertText('Fern & Co');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/contact-us/#step-2');
    await expect
      .poll(() => page.locator('#step-2').innerText())
      .toMatch(/^Step 2 of 2:\s+florist, Dayton, Fern & Co\s+\w.*\?$/);
  });

  it('takes the business for the audit along too', async () => {
    const { page } = await visit('/', { viewport: PHONE });
    await page.getByLabel('Step 1 of 2: business and town').fill('Plumb & Sons, Dayton');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/contact-us/#step-2');
    // The form's head repeats it.
    await expect
      .poll(() => page.locator('#step-2').innerText())
      .toMatch(/^Step 2 of 2:\s+Plumb & Sons, Dayton\s+\w.*\?$/);
    await expect
      .poll(() => page.locator('[name=message]').inputValue())
      .toBe('Please check Plumb & Sons, Dayton and send me a list of what to fix.\n');
    // A second try on the home page replaces the first one. Long addresses stay on the screen.
    await page.goBack();
    const address = `maps.example/${'place'.repeat(40)}`;
    await page.getByLabel('Step 1 of 2: business and town').fill(address);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/contact-us/#step-2');
    await expect
      .poll(() => page.locator('[name=message]').inputValue())
      .toBe(`Please check ${address} and send me a list of what to fix.\n`);
    const sideways = await page.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth);
    expect(sideways).toBe(0);
  });

  it('leads from there to the form without scripts too', async () => {
    const { page } = await visit('/', { viewport: PHONE, javaScriptEnabled: false, reducedMotion: 'reduce' });
    await page.getByRole('radio', { name: 'yours?' }).focus();
    await page.keyboard.press('Space');
    expect(await page.getByLabel('Your town').isVisible()).toBe(false);
    await page.getByRole('link', { name: 'Get my ranks', exact: true }).click();
    await page.waitForURL('**/contact-us/');
  });

  it('fits on the first screen of usual sizes, beside the headline', async () => {
    const { page } = await visit('/', { reducedMotion: 'reduce' });
    const box = async (selector: string) => {
      const found = await page.locator(selector).first().boundingBox();
      if (!found) throw new Error(`${selector} is not seen`);
      return found;
    };
    for (const [width, height] of [
      [1024, 768],
      [1280, 720],
      [1366, 768],
      [1440, 800],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      const [header, pill, last, card] = [
        await box('header'),
        await box('fieldset'),
        await box('fieldset label:last-of-type'),
        await box('a[href*="#trade="]'),
      ];
      const at = `at ${width} x ${height}`;
      expect(last.x + last.width, at).toBeLessThanOrEqual(pill.x + pill.width);
      expect(pill.y, at).toBeGreaterThanOrEqual(header.y + header.height);
      expect(card.y + card.height, at).toBeLessThanOrEqual(header.y + height);
      const headline = await page.locator('h1').evaluate((heading) => {
        const words = document.createRange();
        words.selectNodeContents(heading);
        return words.getBoundingClientRect().right;
      });
      expect(headline, at).toBeLessThan((await box('main section i')).x);
    }
  });
});

it('lets taps through a view transition, and keeps its colors under an automatic dark theme', async () => {
  const { page } = await visit('/', { viewport: PHONE });
  const [pointer, scheme] = await page.evaluate(() => {
    const { documentElement: root } = document;
    return [getComputedStyle(root, '::view-transition').pointerEvents, getComputedStyle(root).colorScheme];
  });
  expect(pointer).toBe('none');
  expect(scheme).toMatch(/^(only light|light only)$/);
});
