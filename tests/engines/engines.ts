import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Engine, leaveOut, TRIED } from '../setup/installed-engines.ts';
import { chromiumBrowsers } from './chromium-driver.ts';
import { type Browsers, DESKTOP, type Driver, type WindowOptions } from './driver.ts';
import { firefoxBrowsers } from './firefox-driver.ts';
import { Screen } from './screen.ts';
import { createTestSite, type TestSite } from './test-site.ts';
import { webkitBrowsers } from './webkit-driver.ts';

/** Paths of the scripts of the islands. */
export const ISLAND_SCRIPTS = /^\/assets\/client\//;

/** The context of a test in one engine. */
export interface EngineContext {
  site: TestSite;
  /** Opens a route in a new window without history; by default a desktop's, with scripts and reduced motion. */
  visit: (route: string, options?: Partial<WindowOptions>) => Promise<Screen>;
  /** The same with the scripts of the islands held back until `site.release`. */
  cold: (route: string, options?: Partial<WindowOptions>) => Promise<Screen>;
}

/** Declares a test of what a visitor can rely on. */
export type EngineTest = (name: string, attempt: (context: EngineContext) => Promise<void>) => void;

/**
 * Declares the tests of a part of the site for every engine of the run. After each test, the page must have had no
 * script error and no violation of its policy. An engine that is not installed is skipped, with the reason in its name.
 * @param part what the tests are about
 * @param declare receives the function that declares a test
 * @param folder the built site
 * @param change what to change in its pages: see test-site.ts
 * @throws Error for an engine that is not installed if REQUIRE_ENGINES is set
 */
export function inEveryEngine(
  part: string,
  declare: (test: EngineTest) => void,
  { folder = 'dist', change = (html: string) => html } = {},
): void {
  for (const engine of TRIED) {
    const reason = leaveOut(engine);
    if (reason) describe.skip(`${part} in ${engine} (${reason})`, () => it('is not tried', () => {}));
    else describe(`${part} in ${engine}`, () => inOneEngine(engine, declare, createTestSite(folder, change)));
  }
}

function inOneEngine(engine: Engine, declare: (test: EngineTest) => void, site: TestSite): void {
  const browsers = browsersOf(engine);
  const windows: { driver: Driver; screen: Screen; scripts: boolean }[] = [];
  beforeAll(() => site.start());
  afterEach(async () => {
    site.release();
    for (const { driver } of windows.splice(0)) await driver.close();
    site.reset();
  });
  afterAll(async () => {
    await browsers.close();
    await site.stop();
  });

  const visit: EngineContext['visit'] = async (route, options) => {
    const whole = { size: DESKTOP, scripts: true, motion: false, ...options };
    const driver = await browsers.open(whole);
    const screen = new Screen(driver, site);
    windows.push({ driver, screen, scripts: whole.scripts });
    await screen.open(route);
    return screen;
  };
  const cold: EngineContext['cold'] = (route, options) => {
    site.hold(ISLAND_SCRIPTS);
    return visit(route, options);
  };
  declare((name, attempt) => {
    it(name, async () => {
      await attempt({ site, visit, cold });
      const logs = windows.filter(({ scripts }) => scripts).map(({ screen }) => screen.errors());
      expect((await Promise.all(logs)).flat()).toEqual([]);
    });
  });
}

/** Windows of an engine; the caller closes its browsers at the end. */
export function browsersOf(engine: Engine): Browsers {
  if (engine === 'Chromium') return chromiumBrowsers;
  return engine === 'Firefox' ? firefoxBrowsers() : webkitBrowsers();
}
