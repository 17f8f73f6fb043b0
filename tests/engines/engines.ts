import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { ENGINES, type Engine, leaveOut, TRIED } from '../setup/installed-engines.ts';
import { chromiumBrowsers } from './chromium-driver.ts';
import { type Browsers, DESKTOP, type Driver, type WindowOptions } from './driver.ts';
import { firefoxBrowsers } from './firefox-driver.ts';
import { Screen } from './screen.ts';
import { createTestSite, type TestSite } from './test-site.ts';
import { webkitBrowsers } from './webkit-driver.ts';

/** What a promise needs to be tried. */
export interface Stage {
  engine: Engine;
  site: TestSite;
  /** Opens a route in a window with no past: on a desktop, with scripts, with reduced motion, unless told otherwise. */
  visit: (route: string, options?: Partial<WindowOptions>) => Promise<Screen>;
}

/** Tries in one engine what a visitor can rely on. */
export type Promised = (name: string, attempt: (stage: Stage) => Promise<void>) => void;

/**
 * Tries the promises of a part of the site in every engine of the run. After each one the page must have had no
 * script error and no refusal by its policy. The number of promises stands in the README's table.
 * @param part as the README's table calls it
 * @param folder the built site
 */
export function inEveryEngine(part: string, promises: (promised: Promised) => void, folder = 'dist'): void {
  withEveryEngine(
    part,
    (stage, complaints) => {
      let count = 0;
      promises((name, attempt) => {
        count += 1;
        it(name, async () => {
          await attempt(stage);
          expect(await complaints()).toEqual([]);
        });
      });
      it(`makes good as many promises as the README says of ${stage.engine}`, () => {
        expect(readmeCells(part)[ENGINES.indexOf(stage.engine)]).toBe(String(count));
      });
    },
    folder,
  );
}

/**
 * Declares tests for every engine of the run. One that is not installed is skipped, with the reason in its name.
 * @param tests gets the stage, and a function that says what went wrong on the pages that were opened so far
 * @throws Error for an engine that is not installed where REQUIRE_ENGINES is set
 */
export function withEveryEngine(
  name: string,
  tests: (stage: Stage, complaints: () => Promise<string[]>) => void,
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
  tests: (stage: Stage, complaints: () => Promise<string[]>) => void,
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

  const visit: Stage['visit'] = async (route, options) => {
    const whole = { size: DESKTOP, scripts: true, motion: false, ...options };
    const driver = await browsers.open(whole);
    const screen = new Screen(driver, site);
    windows.push({ driver, screen, scripts: whole.scripts });
    await screen.open(route);
    return screen;
  };
  const complaints = async () => {
    const heard = windows.filter(({ scripts }) => scripts).map(({ screen }) => screen.complaints());
    return (await Promise.all(heard)).flat();
  };
  tests({ engine, site, visit }, complaints);
}

function browsersOf(engine: Engine): Browsers {
  if (engine === 'Chromium') return chromiumBrowsers(inject('chromium'));
  return engine === 'Firefox' ? firefoxBrowsers() : webkitBrowsers();
}

/** What a row of the README's tables says of each engine. @param first what the row begins with */
export function readmeCells(first: string): string[] {
  const row = readFileSync('tests/README.md', 'utf8')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .find((cells) => cells[1] === first && cells.length > ENGINES.length + 2);
  return row?.slice(2, 2 + ENGINES.length) ?? [];
}
