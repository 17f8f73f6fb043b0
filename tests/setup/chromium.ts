import type { TestProject } from 'vitest/node';
import { findChromium } from '../tools/chromium/find.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Path of the browser that the tests drive. */
    chromium: string;
  }
}

/** Finds the browser once for all test files. */
export default async function provideChromium(project: TestProject): Promise<void> {
  project.provide('chromium', await findChromium());
}
