import { readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

/** The specification fixes the shipped content. An agency that has entered its own name has different content. */
const isShipped = /^agency: !sample /m.test(readFileSync('content/site.yaml', 'utf8'));

/** What runs once before a suite. */
const BUILD = 'tests/setup/real-build.ts';
const CHROMIUM = 'tests/setup/chromium.ts';
const ENGINES = 'tests/engines/npm-packages.ts';

/** The browsers of the suites that a visitor's browser may run. */
const ALL_ENGINES = { TEST_ENGINES: process.env.TEST_ENGINES ?? 'Chromium,Firefox,WebKit' };

/**
 * A suite of tests/README.md, by default the tests in the folder of its name.
 * @param groupOrder suites of a lower order run before, those of the same order at once
 */
const suite = (
  name: string,
  groupOrder: number,
  test: TestProjectInlineConfiguration['test'],
): TestProjectInlineConfiguration => ({
  // As in a build: React's development build renders three times slower.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    name,
    sequence: { groupOrder },
    include: [`tests/${name}/**/*.test.{ts,tsx}`],
    // Milliseconds. Far more than a test needs: a limit only ends tests that hang, and must be enough on a busy machine.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
    ...test,
  },
});

// Loading the modules again for each file would take a third of the time. Tests restore what they change.
const isolate = false;

export default defineConfig({
  test: {
    projects: [
      suite('unit', 0, {
        // The small sites of the tests have no history, and git need not search this one's.
        env: { NODE_ENV: 'production', GIT_CEILING_DIRECTORIES: path.resolve('tests/.tmp') },
        globalSetup: ['tests/unit/dom/npm-packages.ts'],
        isolate,
        maxWorkers: '100%',
      }),
      suite('dist', 1, { globalSetup: [BUILD], isolate, maxWorkers: 3 }),
      suite('specification', 1, {
        globalSetup: [BUILD],
        isolate,
        maxWorkers: 3,
        ...(!isShipped && { include: [] }),
      }),
      suite('browser', 1, {
        env: { TEST_ENGINES: 'Chromium' },
        // Of engines/ what must never fail a visitor: all of it takes a minute more.
        include: ['tests/browser/**/*.test.ts', 'tests/engines/contact-form.test.ts'],
        globalSetup: [BUILD, CHROMIUM],
        isolate,
        // Each process has its own browser, which often waits: three keep two cores busy, more starve each other.
        maxWorkers: 3,
      }),
      suite('dev', 4, { globalSetup: [CHROMIUM], maxWorkers: 2 }),
      suite('layout', 4, { globalSetup: [BUILD, CHROMIUM], isolate, maxWorkers: 2 }),
      suite('networks', 4, { globalSetup: [BUILD, CHROMIUM], maxWorkers: 2 }),
      suite('screen-readers', 4, {
        globalSetup: [BUILD, CHROMIUM],
        maxWorkers: 2,
        // The trees have the shipped words.
        ...(!isShipped && { include: ['tests/screen-readers/states.test.ts'] }),
      }),
      suite('robustness', 7, { maxWorkers: 2 }),
      suite('audit', 8, {
        include: ['tests/tools/audit/**/*.test.ts'],
        globalSetup: ['tests/tools/audit/npm-packages.ts', CHROMIUM],
        maxWorkers: 2,
        // Lighthouse measures three times, which takes minutes on a busy machine.
        testTimeout: 900_000,
      }),
      suite('hosts', 9, { globalSetup: ['tests/hosts/npm-packages.ts', BUILD, CHROMIUM] }),
      suite('engines', 10, { env: ALL_ENGINES, globalSetup: [ENGINES, BUILD, CHROMIUM], maxWorkers: 2 }),
      suite('optional-content', 4, { globalSetup: [BUILD, CHROMIUM], maxWorkers: 2 }),
      // The windows need the machine for themselves.
      suite('edit', 12, { env: ALL_ENGINES, globalSetup: [ENGINES, CHROMIUM], maxWorkers: 1 }),
    ],
  },
});
