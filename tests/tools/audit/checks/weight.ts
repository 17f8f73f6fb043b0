import { brotliCompressSync, gzipSync } from 'node:zlib';
import { parse } from 'node-html-parser';
import { BUDGETS } from '../../../../build/checks/budgets/budgets.ts';
import { type Check, PHONE } from '../check.ts';

const { html: HTML, scripts: SCRIPTS } = BUDGETS;

export const check: Check = {
  columns: ['HTML, brotli', 'first render'],
  about: `HTML of at most ${HTML.limit} bytes (Brotli) with at most ${SCRIPTS.limit} bytes (gzip) of inline scripts; no script file before the first render. Shown: bytes of the HTML; requests that begin before the first render, and their bytes`,
  async run(subject) {
    const html = brotliCompressSync(subject.html).byteLength;
    const scripts = gzipSync(inlineScripts(subject.html), { level: 9 }).byteLength;
    const page = await subject.open({ viewport: PHONE });
    await page.waitForLoadState('networkidle');
    const { requests, files, bytes } = await page.evaluate(firstLoad);
    const early = files.filter((file) => file.endsWith('.js'));
    return {
      cells: [html.toLocaleString('en'), `${requests} requests, ${Math.round(bytes / 1000)} KB`],
      findings: [
        ...(html > HTML.limit ? [`the HTML has ${html} bytes, ${html - HTML.limit} too many`] : []),
        ...(scripts > SCRIPTS.limit
          ? [`inline scripts have ${scripts} bytes, ${scripts - SCRIPTS.limit} too many`]
          : []),
        ...early.map((file) => `${file} is asked for before the first render`),
      ],
    };
  },
};

function inlineScripts(html: string): string {
  return parse(html, { blockTextElements: { script: true } })
    .querySelectorAll('script:not([type]):not([src])')
    .map((script) => script.innerHTML)
    .join('\n');
}

/**
 * Runs in the page. A busy machine may paint late, so requests that begin after the HTML is parsed do not count: the
 * first render does not wait for them. Bytes are those on the network, including headers.
 */
function firstLoad() {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const start = Math.min(paint?.startTime ?? Number.POSITIVE_INFINITY, page?.domContentLoadedEventEnd ?? 0);
  const before = files.filter(({ startTime }) => startTime < start);
  return {
    requests: 1 + before.length,
    files: before.map(({ name }) => new URL(name).pathname),
    bytes: [page, ...before].reduce((sum, entry) => sum + (entry?.transferSize ?? 0), 0),
  };
}
