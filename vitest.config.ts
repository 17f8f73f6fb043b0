import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          // One project after the other: browsers want the machine for themselves.
          sequence: { groupOrder: 0 },
          include: ['tests/unit/**/*.test.{ts,tsx}'],
        },
      },
      {
        test: {
          name: 'dist',
          sequence: { groupOrder: 1 },
          include: ['tests/dist/**/*.test.ts'],
          globalSetup: ['tests/setup/real-build.ts'],
        },
      },
      {
        test: {
          name: 'browser',
          sequence: { groupOrder: 2 },
          env: { TEST_ENGINES: 'Chromium' },
          include: ['tests/browser/**/*.test.ts', 'tests/engines/**/*.test.ts'],
          globalSetup: ['tests/setup/real-build.ts', 'tests/setup/chromium.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          // Each file drives its own browser; more than two at once starve each other on a small machine.
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'robustness',
          sequence: { groupOrder: 3 },
          include: ['tests/robustness/**/*.test.ts'],
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'audit',
          sequence: { groupOrder: 4 },
          include: ['tests/tools/audit/**/*.test.ts'],
          globalSetup: ['tests/tools/audit/packages.ts', 'tests/setup/chromium.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'hosts',
          sequence: { groupOrder: 5 },
          include: ['tests/hosts/**/*.test.ts'],
          globalSetup: ['tests/hosts/packages.ts', 'tests/setup/real-build.ts', 'tests/setup/chromium.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          // The islands in other browsers; those that `npm test` tries in Chromium.
          name: 'engines',
          sequence: { groupOrder: 6 },
          env: { TEST_ENGINES: process.env.TEST_ENGINES ?? 'Firefox,WebKit' },
          include: ['tests/engines/**/*.test.ts'],
          globalSetup: ['tests/engines/packages.ts', 'tests/setup/real-build.ts', 'tests/setup/chromium.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          maxWorkers: 2,
        },
      },
    ],
  },
});
