import { defineConfig } from 'vitest/config';

/** As the project `unit`, with the tests of one group (mutants.ts). */
export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    include: process.env.MUTANTS_TESTS?.split(' ') ?? [],
    env: { NODE_ENV: 'production' },
    testTimeout: 180_000,
    isolate: false,
  },
});
