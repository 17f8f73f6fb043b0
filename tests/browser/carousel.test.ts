import { describe, expect, it } from 'vitest';
import { DESKTOP, expectQuiet, PHONE, serveSite, type Visit } from './site.ts';

const TABLET = { width: 800, height: 1000 };
const { visit } = serveSite();

const track = ({ page }: Visit) => page.locator('[data-track]');
const slides = (opened: Visit) => track(opened).locator('> *');
const previous = ({ page }: Visit) => page.getByRole('button', { name: 'Previous review' });
const next = ({ page }: Visit) => page.getByRole('button', { name: 'Next review' });
const says = ({ page }: Visit, words: string) => page.getByText(words, { exact: true }).waitFor();

/** Positions (from 1) of the slides that are wholly in view. */
const inView = (opened: Visit) =>
  slides(opened).evaluateAll((all) => {
    const box = all[0]?.parentElement?.getBoundingClientRect();
    return all.flatMap((slide, index) => {
      const { left, right } = slide.getBoundingClientRect();
      return box && left >= box.left - 2 && right <= box.right + 2 ? [index + 1] : [];
    });
  });

async function started(viewport = DESKTOP): Promise<Visit> {
  const opened = await visit('/review/', { viewport });
  await opened.page.dispatchEvent('[data-island=carousel]', 'pointerover');
  await opened.page.waitForSelector('[data-island=carousel][data-ready]');
  return opened;
}

describe('reviews, without scripts', () => {
  it.each([
    ['1 slide on small screens', PHONE, [1]],
    ['2 on medium ones', TABLET, [1, 2]],
    ['3 on large ones', DESKTOP, [1, 2, 3]],
  ])('show %s', async (_what, viewport, expected) => {
    const opened = await visit('/review/', { viewport, javaScriptEnabled: false });
    expect(await slides(opened).count()).toBe(32);
    expect(await inView(opened)).toEqual(expected);
  });

  it('scroll to the last one by keyboard and come to rest at a slide', async () => {
    const opened = await visit('/review/', { javaScriptEnabled: false });
    await track(opened).focus();
    await track(opened).evaluate((element) => element.scrollTo({ left: 1000 }));
    expect((await inView(opened)).length).toBe(3);
    await track(opened).evaluate((element) => element.scrollTo({ left: 99_999 }));
    expect(await inView(opened)).toEqual([30, 31, 32]);
  });

  it('show no buttons that could do nothing', async () => {
    const opened = await visit('/review/', { javaScriptEnabled: false });
    expect(await next(opened).count()).toBe(0);
  });
});

describe('carousel of reviews', () => {
  it('moves by one slide, and not beyond the ends', async () => {
    const opened = await started();
    expect(await previous(opened).getAttribute('aria-disabled')).toBe('true');
    await next(opened).click();
    await says(opened, 'Reviews 2 to 4 of 32');
    expect(await inView(opened)).toEqual([2, 3, 4]);
    await previous(opened).click();
    await says(opened, 'Reviews 1 to 3 of 32');
    for (let step = 0; step < 40; step += 1) await next(opened).click({ force: true });
    await says(opened, 'Reviews 30 to 32 of 32');
    expect(await next(opened).getAttribute('aria-disabled')).toBe('true');
    expect(await inView(opened)).toEqual([30, 31, 32]);
    expectQuiet(opened);
  });

  it('counts a click that came before React, once', async () => {
    const opened = await visit('/review/');
    await next(opened).click();
    await says(opened, 'Reviews 2 to 4 of 32');
    await opened.page.waitForTimeout(400);
    expect(await inView(opened)).toEqual([2, 3, 4]);
    expectQuiet(opened);
  });

  it('follows the left and right arrow keys, from the list and from the buttons', async () => {
    const opened = await started();
    await track(opened).focus();
    await opened.page.keyboard.press('ArrowRight');
    await says(opened, 'Reviews 2 to 4 of 32');
    await next(opened).focus();
    await opened.page.keyboard.press('ArrowRight');
    await says(opened, 'Reviews 3 to 5 of 32');
    await opened.page.keyboard.press('ArrowLeft');
    await opened.page.keyboard.press('ArrowLeft');
    await opened.page.keyboard.press('ArrowLeft');
    await says(opened, 'Reviews 1 to 3 of 32');
  });

  it('keeps the focus on a button that has reached the end', async () => {
    const opened = await started(PHONE);
    await track(opened).evaluate((element) => element.scrollTo({ left: 99_999 }));
    await says(opened, 'Review 32 of 32');
    await previous(opened).press('Enter');
    await says(opened, 'Review 31 of 32');
    await next(opened).press('Enter');
    await says(opened, 'Review 32 of 32');
    expect(await opened.page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
      'Next review',
    );
  });

  it('follows native scrolling, and says the position once it rests', async () => {
    const opened = await started();
    const said: string[] = [];
    await opened.page.exposeFunction('heard', (words: string) => said.push(words));
    await opened.page.evaluate(() => {
      const live = document.querySelector('[data-island=carousel] [aria-live]');
      const report = window as unknown as { heard: (words: string) => void };
      if (live)
        new MutationObserver(() => report.heard(live.textContent ?? '')).observe(live, {
          subtree: true,
          characterData: true,
          childList: true,
        });
    });
    await track(opened).hover();
    for (let turn = 0; turn < 6; turn += 1) await opened.page.mouse.wheel(240, 0);
    await opened.page.waitForTimeout(700);
    expect(said.length).toBeLessThanOrEqual(2);
    const first = (await inView(opened))[0];
    expect(said.at(-1)).toBe(`Reviews ${first} to ${Number(first) + 2} of 32`);
  });

  it('keeps the current slide when the window is resized', async () => {
    const opened = await started();
    for (let step = 0; step < 4; step += 1) await next(opened).click();
    await says(opened, 'Reviews 5 to 7 of 32');
    await opened.page.setViewportSize(TABLET);
    await says(opened, 'Reviews 5 to 6 of 32');
    await opened.page.setViewportSize(PHONE);
    await says(opened, 'Review 5 of 32');
    expect(await inView(opened)).toEqual([5]);
  });

  it('is a carousel of named slides for assistive technology', async () => {
    const opened = await started();
    const carousel = opened.page.locator('[aria-roledescription=carousel]');
    expect(await carousel.getAttribute('aria-label')).not.toMatch(/carousel/i);
    expect(await slides(opened).nth(2).getAttribute('role')).toBe('group');
    expect(await slides(opened).nth(2).getAttribute('aria-roledescription')).toBe('slide');
    expect(await slides(opened).nth(2).getAttribute('aria-label')).toBe('3 of 32');
  });

  it('never moves by itself', async () => {
    const opened = await started();
    const before = await track(opened).evaluate((element) => element.scrollLeft);
    await opened.page.waitForTimeout(1500);
    expect(await track(opened).evaluate((element) => element.scrollLeft)).toBe(before);
  });
});
