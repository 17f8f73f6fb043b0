import type { Audit, Result } from 'lighthouse';
import { findChromium } from '../chromium/find.ts';
import { NOT_FOUND, type Subject } from './subject.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Not Found leaves after 2.5 seconds, in the middle of the measurement. */
const HOLD = `{
  const start = globalThis.setTimeout;
  globalThis.setTimeout = (run, ms, ...rest) => (ms === 2500 ? 0 : start(run, ms, ...rest));
}`;

/** Lighthouse for mobile: each category below 100, in the run with the median performance of three. */
export async function lighthouse(subject: Subject): Promise<string[]> {
  // On a busy machine a run may fail.
  const again = () => measure(subject).catch(() => measure(subject));
  const runs = [await again(), await again(), await again()];
  runs.sort((a, b) => scoreOf(a, 'performance') - scoreOf(b, 'performance'));
  const median = runs[1] as Result;
  return CATEGORIES.filter((category) => scoreOf(median, category) < 100).map(
    (category) => `${category} ${scoreOf(median, category)}: ${lost(median, category).join(', ')}`,
  );
}

const scoreOf = ({ categories }: Result, category: string) =>
  Math.round((categories[category]?.score ?? 0) * 100);

/** The audits that cost points. */
const lost = ({ audits, categories }: Result, category: string): string[] =>
  (categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.995)
    .map(({ id }) => `${id} ${(audits[id] as Audit).displayValue ?? ''}`.trim());

/** One run in a browser of its own, without state from earlier runs. */
async function measure({ url, route }: Subject): Promise<Result> {
  // Installed only for the audit (npm-packages.ts).
  const { default: lighthouse } = await import('lighthouse');
  const { default: puppeteer } = await import('puppeteer-core');
  const browser = await puppeteer.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run'],
    defaultViewport: null,
  });
  try {
    const page = await browser.newPage();
    if (route === NOT_FOUND) await page.evaluateOnNewDocument(HOLD);
    // Not Found answers with status 404, which would end the run.
    const flags = { onlyCategories: CATEGORIES, logLevel: 'error' as const, ignoreStatusCode: true };
    const result = await lighthouse(url, flags, undefined, page);
    const error = result?.lhr.runtimeError;
    if (!result || error) throw new Error(error?.message ?? 'Lighthouse gave no result');
    return result.lhr;
  } finally {
    await browser.close();
  }
}
