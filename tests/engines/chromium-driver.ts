import type { Browser } from 'playwright-core';
import { sharedChromium } from '../browser/chromium.ts';
import type { Browsers, Driver, WindowOptions } from './driver.ts';

/** Windows of Chromium, controlled by the DevTools protocol. */
export const chromiumBrowsers: Browsers = {
  open: async (options) => openWindow(await sharedChromium(), options),
  close: async () => {},
};

async function openWindow(browser: Browser, { size, scripts, motion }: WindowOptions): Promise<Driver> {
  const context = await browser.newContext({
    viewport: size,
    javaScriptEnabled: scripts,
    reducedMotion: motion ? 'no-preference' : 'reduce',
    // Chromium grants that at a click, but not without a window.
    permissions: ['clipboard-write'],
  });
  const page = await context.newPage();
  return {
    open: (address) => page.goto(address),
    reload: () => page.reload(),
    // As in the other engines, this asks the page itself, which may be gone before it can answer.
    back: () => page.evaluate(() => history.back()).catch(() => undefined),
    resize: (to) => page.setViewportSize(to),
    evaluate: <Result, Argument>(run: (argument: Argument) => Result, argument: Argument) =>
      page.evaluate(run as (argument: unknown) => Result, argument) as Promise<Result>,
    evaluateInFrame: <Result, Argument>(run: (argument: Argument) => Result, argument: Argument) =>
      page.frames()[1]?.evaluate(run as (argument: unknown) => Result, argument) as Promise<Result>,
    moveMouse: (x, y) => page.mouse.move(x, y),
    mouseDown: () => page.mouse.down(),
    mouseUp: () => page.mouse.up(),
    wheel: async (x, y, deltaX, deltaY) => {
      await page.mouse.move(x, y);
      await page.mouse.wheel(deltaX, deltaY);
    },
    press: (key) => page.keyboard.press(key),
    insert: (text) => page.keyboard.insertText(text),
    setOffline: (offline) => context.setOffline(offline),
    close: () => context.close(),
  };
}
