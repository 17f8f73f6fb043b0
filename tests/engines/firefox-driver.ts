import type { Browser, LaunchOptions } from 'puppeteer-core';
import { NOWHERE } from '../browser/chromium.ts';
import { find } from '../hosts/programs.ts';
import type { Browsers, Driver, WindowOptions } from './driver.ts';
import { until } from './patience.ts';

/** A mouse that can hover, as on a desktop; a machine without a screen would report none. */
const MOUSE = { 'ui.primaryPointerCapabilities': 6, 'ui.allPointerCapabilities': 6 };

const [host, port] = NOWHERE.split(':');
const PROXY = {
  'network.proxy.type': 1,
  'network.proxy.http': host,
  'network.proxy.http_port': Number(port),
  'network.proxy.ssl': host,
  'network.proxy.ssl_port': Number(port),
  'network.proxy.no_proxies_on': '127.0.0.1',
};

/**
 * Windows of the installed Firefox, controlled by WebDriver BiDi. Scripts and motion are settings of the browser, so
 * each combination has its own browser, which starts when first needed.
 */
export function firefoxBrowsers(): Browsers {
  const running = new Map<string, Promise<Browser>>();
  return {
    open: async ({ size, scripts, motion }) => {
      const key = JSON.stringify({ scripts, motion });
      const browser = running.get(key) ?? launch(scripts, motion);
      running.set(key, browser);
      return openWindow(await browser, size);
    },
    close: async () => {
      for (const browser of running.values()) await (await browser).close();
    },
  };
}

async function launch(scripts: boolean, motion: boolean): Promise<Browser> {
  // Installed by the command that needs it: other engines do not.
  const { default: puppeteer } = await import('puppeteer-core');
  const options: LaunchOptions = {
    browser: 'firefox',
    executablePath: find('firefox-esr') ?? 'firefox-esr',
    headless: true,
    timeout: 90_000,
    extraPrefsFirefox: {
      ...MOUSE,
      ...PROXY,
      'javascript.enabled': scripts,
      'ui.prefersReducedMotion': motion ? 0 : 1,
    },
  };
  return puppeteer.launch(options);
}

async function openWindow(browser: Browser, size: WindowOptions['size']): Promise<Driver> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport(size);
  // The page itself navigates, and may be gone before it can answer: the driver misses the end of some navigations, and
  // hears nothing of a page from the back/forward cache.
  const run = (script: string) => page.evaluate(script).catch(() => undefined);
  const navigate = async (script: string) => {
    await run(`isLeft = true; ${script}`);
    await until(
      driver,
      'the next page is loaded',
      // Between two pages, an empty document may answer.
      () => document.readyState === 'complete' && !('isLeft' in window) && location.href !== 'about:blank',
      null,
    );
  };
  const driver: Driver = {
    open: (address) => navigate(`location.assign(${JSON.stringify(address)})`),
    reload: () => navigate('location.reload()'),
    back: () => run('history.back()'),
    resize: (to) => page.setViewport(to),
    evaluate: (run, argument) => page.evaluate(run, argument),
    evaluateInFrame: <Result, Argument>(run: (argument: Argument) => Result, argument: Argument) =>
      page.frames()[1]?.evaluate(run, argument) as Promise<Result>,
    moveMouse: (x, y) => page.mouse.move(x, y),
    mouseDown: () => page.mouse.down(),
    mouseUp: () => page.mouse.up(),
    wheel: async (x, y, deltaX, deltaY) => {
      await page.mouse.move(x, y);
      await page.mouse.wheel({ deltaX, deltaY });
    },
    press: (key) => page.keyboard.press(key),
    setOffline: (offline) => page.setOfflineMode(offline),
    close: () => context.close(),
  };
  return driver;
}
