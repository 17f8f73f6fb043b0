import { defineConfig } from 'vitest/config';

/** Only the project `unit` of the project's configuration. */
export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    include: ['tests/unit/**/*.test.{ts,tsx}'],
    env: { NODE_ENV: 'production' },
    testTimeout: 180_000,
    isolate: false,
  },
});
