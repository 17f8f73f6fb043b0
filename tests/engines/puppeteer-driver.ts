import puppeteer, { type Browser, type KeyInput, type LaunchOptions } from 'puppeteer-core';
import { find } from '../hosts/programs.ts';
import type { Browsers, Driver, WindowOptions } from './driver.ts';

/** A proxy that is not there keeps the browser to this machine: tests must not depend on the network. */
const NOWHERE = '127.0.0.1:9';

// Own flags only where they hide nothing: the npm browser's own would switch web security off.
const CHROMIUM_FLAGS = [
  // A mouse that can hover, as below.
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  `--proxy-server=${NOWHERE}`,
  '--proxy-bypass-list=127.0.0.1',
];

/** A mouse that can hover, as a visitor at a desk has one; a machine without a screen would report none. */
const MOUSE = { 'ui.primaryPointerCapabilities': 6, 'ui.allPointerCapabilities': 6 };

const [host, port] = NOWHERE.split(':');
const FIREFOX_PROXY = {
  'network.proxy.type': 1,
  'network.proxy.http': host,
  'network.proxy.http_port': Number(port),
  'network.proxy.ssl': host,
  'network.proxy.ssl_port': Number(port),
  'network.proxy.no_proxies_on': '127.0.0.1',
};

/** Windows of Chromium, driven by its own protocol. @param program file of the browser */
export function chromiumBrowsers(program: string): Browsers {
  return puppeteerBrowsers(() => ({ browser: 'chrome', executablePath: program, args: CHROMIUM_FLAGS }));
}

/** Windows of the Firefox that is installed, driven by WebDriver BiDi. It takes scripts and motion from its settings. */
export function firefoxBrowsers(): Browsers {
  return puppeteerBrowsers(({ scripts, motion }) => ({
    browser: 'firefox',
    executablePath: find('firefox-esr') ?? 'firefox-esr',
    extraPrefsFirefox: {
      ...MOUSE,
      ...FIREFOX_PROXY,
      'javascript.enabled': scripts,
      'ui.prefersReducedMotion': motion ? 0 : 1,
    },
  }));
}

/** Starts a browser for each set of options when it is first needed. */
function puppeteerBrowsers(optionsOf: (window: WindowOptions) => LaunchOptions): Browsers {
  const running = new Map<string, Promise<Browser>>();
  return {
    open: async (window) => {
      const options = optionsOf(window);
      const key = JSON.stringify(options);
      const browser = running.get(key) ?? puppeteer.launch({ headless: true, timeout: 90_000, ...options });
      running.set(key, browser);
      return openWindow(await browser, window);
    },
    close: async () => {
      for (const browser of running.values()) await (await browser).close();
    },
  };
}

async function openWindow(browser: Browser, { size, scripts, motion }: WindowOptions): Promise<Driver> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport(size);
  const isChromium = !(await browser.version()).startsWith('firefox');
  if (isChromium) {
    await page.emulateFocusedPage(true);
    await page.setJavaScriptEnabled(scripts);
    const value = motion ? 'no-preference' : 'reduce';
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value }]);
  }
  return {
    open: async (address) => {
      // Chromium grants that at a click, but not where it has no window.
      if (isChromium)
        await context.overridePermissions(new URL(address).origin, ['clipboard-sanitized-write']);
      await page.goto(address);
    },
    reload: async () => {
      await page.reload();
    },
    // Firefox does not tell its driver of a page that it had kept, so the page itself is asked; it may be gone
    // before it can answer.
    back: () => page.evaluate(() => history.back()).catch(() => undefined),
    resize: (to) => page.setViewport(to),
    evaluate: <Result, Argument>(run: (argument: Argument) => Result, argument: Argument) =>
      page.evaluate(run as (argument: unknown) => Result, argument) as Promise<Result>,
    moveMouse: (x, y) => page.mouse.move(x, y),
    mouseDown: () => page.mouse.down(),
    mouseUp: () => page.mouse.up(),
    wheel: async (x, y, deltaX, deltaY) => {
      await page.mouse.move(x, y);
      await page.mouse.wheel({ deltaX, deltaY });
    },
    press: (key) => page.keyboard.press(key as KeyInput),
    setOffline: (offline) => page.setOfflineMode(offline),
    close: () => context.close(),
  };
}
