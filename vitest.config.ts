import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

/** The specification fixes the shipped content. An agency that has entered its own name has different content. */
const isShipped = /^agency: !sample /m.test(readFileSync('content/site.yaml', 'utf8'));

/**
 * Milliseconds. Far more than a test needs: a limit only ends tests that hang, and must be enough on a busy machine.
 */
const LIMITS = { testTimeout: 180_000, hookTimeout: 240_000 };

export default defineConfig({
  test: {
    projects: [
      {
        // As in a build: React's development build renders three times slower.
        oxc: { jsx: { runtime: 'automatic', development: false } },
        test: {
          ...LIMITS,
          name: 'unit',
          env: { NODE_ENV: 'production' },
          // If a run has several projects, one after another, as far as the order here differs.
          sequence: { groupOrder: 0 },
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          globalSetup: ['tests/unit/dom/npm-packages.ts'],
          // Loading the modules again for each file would take a third of the time. Tests restore what they change.
          isolate: false,
          maxWorkers: '100%',
        },
      },
      {
        test: {
          ...LIMITS,
          name: 'dist',
          sequence: { groupOrder: 1 },
          include: ['tests/dist/**/*.test.ts'],
          globalSetup: ['tests/setup/real-build.ts'],
          isolate: false,
          maxWorkers: 3,
        },
      },
      {
        test: {
          ...LIMITS,
          name: 'specification',
          sequence: { groupOrder: 1 },
          include: isShipped ? ['tests/specification/**/*.test.ts'] : [],
          globalSetup: ['tests/setup/real-build.ts'],
          isolate: false,
          maxWorkers: 3,
        },
      },
      {
        test: {
          ...LIMITS,
          name: 'browser',
          sequence: { groupOrder: 1 },
          env: { TEST_ENGINES: 'Chromium' },
          include: ['tests/browser/**/*.test.ts', 'tests/engines/**/*.test.ts'],
          globalSetup: ['tests/setup/real-build.ts', 'tests/setup/chromium.ts'],
          isolate: false,
          // Each file has its own browser, which often waits: three keep two cores busy, more starve each other.
          maxWorkers: 3,
        },
      },
      {
        test: {
          ...LIMITS,
          name: 'dev',
          sequence: { groupOrder: 4 },
          include: ['tests/dev/**/*.test.ts'],
          globalSetup: ['tests/setup/chromium.ts'],
        },
      },
      {
        test: {
          ...LIMITS,
          name: 'edit',
          sequence: { groupOrder: 12 },
          env: { TEST_ENGINES: process.env.TEST_ENGINES ?? 'Chromium,Firefox,WebKit' },
          include: ['tests/edit/**/*.test.ts'],
          globalSetup: ['tests/engines/npm-packages.ts', 'tests/setup/chromium.ts'],
          // The windows need the machine for themselves.
          maxWorkers: 1,
        },
      },
      {
        test: {
          ...LIMITS,
          name: 'networks',
          sequence: { groupOrder: 5 },
          include: ['tests/networks/**/*.test.ts'],
          globalSetup: ['tests/setup/real-build.ts', 'tests/setup/chromium.ts'],
          maxWorkers: 2,
        },
      },
      {
        test: {
          ...LIMITS,
          name: 'optional-content',
          sequence: { groupOrder: 11 },
          include: ['tests/optional-content/**/*.test.ts'],
          globalSetup: ['tests/setup/real-build.ts', 'tests/setup/chromium.ts'],
          maxWorkers: 2,
        },
      },
      {
        test: {
          ...LIMITS,
          name: 'screen-readers',
          sequence: { groupOrder: 6 },
          include: isShipped ? ['tests/screen-readers/**/*.test.ts'] : [],
          globalSetup: ['tests/setup/real-build.ts', 'tests/setup/chromium.ts'],
          maxWorkers: 2,
        },
      },
      {
        test: {
          ...LIMITS,
          name: 'robustness',
          sequence: { groupOrder: 7 },
          include: ['tests/robustness/**/*.test.ts'],
        },
      },
      {
        test: {
          ...LIMITS,
          name: 'audit',
          sequence: { groupOrder: 8 },
          include: ['tests/tools/audit/**/*.test.ts'],
          globalSetup: ['tests/tools/audit/npm-packages.ts', 'tests/setup/chromium.ts'],
          maxWorkers: 2,
        },
      },
      {
        test: {
          ...LIMITS,
          name: 'hosts',
          sequence: { groupOrder: 9 },
          include: ['tests/hosts/**/*.test.ts'],
          globalSetup: [
            'tests/hosts/npm-packages.ts',
            'tests/setup/real-build.ts',
            'tests/setup/chromium.ts',
          ],
        },
      },
      {
        test: {
          ...LIMITS,
          // The islands in every browser; `npm test` runs these tests in Chromium.
          name: 'engines',
          sequence: { groupOrder: 10 },
          env: { TEST_ENGINES: process.env.TEST_ENGINES ?? 'Chromium,Firefox,WebKit' },
          include: ['tests/engines/**/*.test.ts'],
          globalSetup: [
            'tests/engines/npm-packages.ts',
            'tests/setup/real-build.ts',
            'tests/setup/chromium.ts',
          ],
          maxWorkers: 2,
        },
      },
    ],
  },
});
