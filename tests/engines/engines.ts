import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
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
  engine: Engine;
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
 * script error and no violation of its policy.
 * @param part what the tests are about
 * @param declare receives the function that declares a test
 * @param folder the built site
 */
export function inEveryEngine(part: string, declare: (test: EngineTest) => void, folder = 'dist'): void {
  withEveryEngine(
    part,
    (context, errors) => {
      declare((name, attempt) => {
        it(name, async () => {
          await attempt(context);
          expect(await errors()).toEqual([]);
        });
      });
    },
    folder,
  );
}

/**
 * Declares tests for every engine of the run. One that is not installed is skipped, with the reason in its name.
 * @param tests receives the context, and a function that returns the errors of the pages opened so far
 * @throws Error for an engine that is not installed if REQUIRE_ENGINES is set
 */
export function withEveryEngine(
  name: string,
  tests: (context: EngineContext, errors: () => Promise<string[]>) => void,
  folder = 'dist',
): void {
  for (const engine of TRIED) {
    const reason = leaveOut(engine);
    if (reason) describe.skip(`${name} in ${engine} (${reason})`, () => it('is not tried', () => {}));
    else describe(`${name} in ${engine}`, () => inOneEngine(engine, tests, folder));
  }
}

function inOneEngine(
  engine: Engine,
  tests: (context: EngineContext, errors: () => Promise<string[]>) => void,
  folder: string,
): void {
  const site = createTestSite(folder);
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
  const errors = async () => {
    const logs = windows.filter(({ scripts }) => scripts).map(({ screen }) => screen.errors());
    return (await Promise.all(logs)).flat();
  };
  tests({ engine, site, visit, cold }, errors);
}

function browsersOf(engine: Engine): Browsers {
  if (engine === 'Chromium') return chromiumBrowsers(inject('chromium'));
  return engine === 'Firefox' ? firefoxBrowsers() : webkitBrowsers();
}
