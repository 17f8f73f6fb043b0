// The types that the tests use from packages that are installed only by the command that needs them (install.ts). Types
// are checked without these packages.

declare module '@sparticuz/chromium' {
  const chromium: { executablePath(): Promise<string> };
  export default chromium;
}

declare module 'vnu-jar' {
  /** Path of the checker's program. */
  const jar: string;
  export default jar;
}

declare module 's3rver' {
  export default class S3rver {
    constructor(options: object);
    configureBuckets(): Promise<unknown>;
    callback(): import('node:http').RequestListener;
  }
}

declare module 'lighthouse' {
  export interface Audit {
    score: number | null;
    displayValue?: string;
  }
  export interface Result {
    audits: Record<string, Audit>;
    categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
    runtimeError?: { message: string };
  }
  export default function lighthouse(
    url: string,
    flags: { onlyCategories: string[]; logLevel: 'error'; ignoreStatusCode: boolean },
    config: undefined,
    page: import('puppeteer-core').Page,
  ): Promise<{ lhr: Result } | undefined>;
}

declare module 'puppeteer-core' {
  export type LaunchOptions = Record<string, unknown>;
  export interface Page {
    evaluate(run: string): Promise<unknown>;
    evaluate<Result, Argument>(run: (argument: Argument) => Result, argument: Argument): Promise<Result>;
    evaluateOnNewDocument(script: string): Promise<unknown>;
    /** The page itself is the first. */
    frames(): Pick<Page, 'evaluate'>[];
    setViewport(size: { width: number; height: number }): Promise<void>;
    setOfflineMode(offline: boolean): Promise<void>;
    keyboard: { press(key: string): Promise<void> };
    mouse: {
      move(x: number, y: number): Promise<void>;
      down(): Promise<void>;
      up(): Promise<void>;
      wheel(by: { deltaX: number; deltaY: number }): Promise<void>;
    };
  }
  export interface Browser {
    newPage(): Promise<Page>;
    createBrowserContext(): Promise<{ newPage(): Promise<Page>; close(): Promise<void> }>;
    close(): Promise<void>;
  }
  const puppeteer: { launch(options: LaunchOptions): Promise<Browser> };
  export default puppeteer;
}

declare module '@stryker-mutator/core' {
  export const Stryker: new (options: object) => { runMutationTest(): Promise<unknown> };
}

declare module 'happy-dom' {
  export const Window: new (options: { url: string }) => typeof window;
}
