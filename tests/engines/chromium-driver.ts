import { type Browser, chromium } from 'playwright-core';
import { type Browsers, type Driver, NOWHERE, type WindowOptions } from './driver.ts';

// Own flags only if they hide no errors: the npm browser's own would turn web security off.
const FLAGS = [
  // A mouse that can hover, as on a desktop; a machine without a screen would report none.
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  `--proxy-server=${NOWHERE}`,
  '--proxy-bypass-list=127.0.0.1',
];

/** Windows of one Chromium, controlled by the DevTools protocol. @param program file of the browser */
export function chromiumBrowsers(program: string): Browsers {
  let running: Promise<Browser> | undefined;
  return {
    open: async (options) => {
      running ??= chromium.launch({ executablePath: program, args: FLAGS, timeout: 90_000 });
      return openWindow(await running, options);
    },
    close: async () => {
      await (await running)?.close();
    },
  };
}

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
    open: async (address) => {
      await page.goto(address);
    },
    reload: async () => {
      await page.reload();
    },
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
