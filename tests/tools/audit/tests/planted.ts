import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import { type SiteHost, startHost } from '../../site-host.ts';
import { startBrowser } from '../browser.ts';
import { readPages } from '../read-pages.ts';
import { loadChecks, type Result, runCheck } from '../run.ts';

/** Parts of a page; those that a test omits have no fault. */
export interface Parts {
  head?: string;
  css?: string;
  header?: string;
  main?: string;
  footer?: string;
  /** The end of the body: scripts. */
  end?: string;
}

const CSS = `
  body { font: 1rem/1.6 Arial, sans-serif; margin: 1rem; color: #111; background: #fff; overflow-wrap: anywhere; }
  a, button { display: inline-block; padding: 8px; min-width: 24px; min-height: 24px; color: #0b3d91; }
  :focus-visible { outline: 3px solid #111; outline-offset: 2px; }
`;

/** A page without any fault except the planted one. */
export function pageWith(parts: Parts = {}): string {
  return `<!DOCTYPE html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>A page of a small site</title>
<meta name="description" content="A page that shows nothing but the text that a test has put into it.">
${parts.head ?? ''}<style>${CSS}${parts.css ?? ''}</style>
</head>
<body>
<header>${parts.header ?? '<nav aria-label="Main"><ul><li><a href="/">Home</a></li></ul></nav>'}</header>
<main><h1>A small site</h1>${parts.main ?? '<p>A line of text.</p>'}</main>
<footer>${parts.footer ?? '<p><a href="mailto:a@example.com">Write to us</a></p>'}</footer>
${parts.end ?? ''}</body>
</html>
`;
}

/** @returns a function that runs one check on a site of one page */
export function plantedSite(): (
  check: string,
  html: string,
  files?: Record<string, string>,
) => Promise<Result> {
  const folder = mkdtempSync(path.join(tmpdir(), 'audit-'));
  let host: SiteHost;
  let browser: Browser;
  beforeAll(async () => {
    process.env.CHROME_PATH = inject('chromium');
    host = await startHost(folder);
    ({ browser } = await startBrowser());
  });
  afterAll(async () => {
    await browser?.close();
    host.close();
    rmSync(folder, { recursive: true });
  });
  return async (name, html, files = {}) => {
    for (const [file, text] of Object.entries({ 'index.html': html, '404.html': html, ...files }))
      writeFileSync(path.join(folder, file), text);
    const check = (await loadChecks()).find((one) => one.name === name);
    const [page] = await readPages(folder);
    if (!check || !page) throw new Error(`There is no check ${name}.`);
    return runCheck(page, check, { browser, chromium: inject('chromium'), origin: host.origin });
  };
}
