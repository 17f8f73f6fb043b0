import { describe, expect, it } from 'vitest';
import { serveSite, type Visit } from './site.ts';

const { visit, origin } = serveSite();

/** A missing page, come to from the industries page, with a clock that the test moves. */
async function missing(): Promise<Visit> {
  const opened = await visit('/industries/');
  await opened.page.clock.install({ time: 0 });
  await opened.page.clock.pauseAt(1000);
  await opened.page.goto(`${origin()}/no-such-page/`);
  return opened;
}

const path = ({ page }: Visit) => new URL(page.url()).pathname;
const pass = async ({ page }: Visit, ms: number) => {
  await page.clock.runFor(ms);
  await page.waitForTimeout(150);
};

describe('Not Found', () => {
  it('says what will happen and goes to the home page after 2500 ms', async () => {
    const opened = await missing();
    expect(await opened.page.getByRole('main').getByRole('status').textContent()).toMatch(/2\.5 seconds/);
    await pass(opened, 2400);
    expect(path(opened)).toBe('/no-such-page/');
    await opened.page.clock.runFor(200);
    await opened.page.waitForURL(`${origin()}/`);
  });

  it('leaves no trace of the missing page for the back button', async () => {
    const opened = await missing();
    await opened.page.clock.runFor(2600);
    await opened.page.waitForURL(`${origin()}/`);
    await opened.page.goBack();
    expect(path(opened)).toBe('/industries/');
  });

  it.each([
    [
      'the Stay button',
      async ({ page }: Visit) => page.getByRole('button', { name: 'Stay on this page' }).click(),
    ],
    ['Escape', async ({ page }: Visit) => page.keyboard.press('Escape')],
    ['the Tab key', async ({ page }: Visit) => page.keyboard.press('Tab')],
    ['a touch or click anywhere', async ({ page }: Visit) => page.mouse.click(700, 300)],
    ['scrolling', async ({ page }: Visit) => page.mouse.wheel(0, 200)],
  ])('stays for good after %s, and says so', async (_what, act) => {
    const opened = await missing();
    await pass(opened, 1000);
    await act(opened);
    await opened.page.locator('[data-state=stayed]').waitFor({ state: 'attached' });
    await pass(opened, 10_000);
    expect(path(opened)).toBe('/no-such-page/');
    expect(await opened.page.getByRole('main').getByRole('status').textContent()).not.toMatch(/2\.5 seconds/);
  });
});

describe('on a small phone', () => {
  it.each([
    [320, 568],
    [360, 640],
    [390, 664],
  ])('of %i by %i px the button that stops the redirect is on the first screen', async (width, height) => {
    const { page } = await missing();
    await page.setViewportSize({ width, height });
    const box = await page.getByRole('button', { name: 'Stay on this page' }).boundingBox();
    expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
  });
});
