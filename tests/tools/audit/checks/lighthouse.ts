import type { Audit, Result } from 'lighthouse';
import { HOLD_TIMERS } from '../browser.ts';
import type { Check, Subject } from '../check.ts';
import { NOT_FOUND } from '../read-pages.ts';

const RUNS = 3;

const CATEGORIES = [
  ['performance', 'Performance'],
  ['accessibility', 'Accessibility'],
  ['best-practices', 'Best practices'],
  ['seo', 'SEO'],
] as const;

const FLAGS = ['--no-sandbox', '--disable-gpu', '--no-first-run'];

export const check: Check = {
  columns: CATEGORIES.map(([, title]) => title),
  about:
    'Lighthouse with its default settings for mobile (a mid-range phone on slow 4G), median of three runs by performance; every audit of a category below 100',
  alone: true,
  async run(subject) {
    const runs: Result[] = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await measure(subject));
    runs.sort((a, b) => scoreOf(a, 'performance') - scoreOf(b, 'performance'));
    const median = runs[Math.floor(RUNS / 2)] as Result;
    return {
      cells: CATEGORIES.map(([id]) => String(scoreOf(median, id))),
      findings: CATEGORIES.flatMap(([id, title]) => lost(median, id, title)),
    };
  },
};

/** One run in a separate browser, without state from earlier runs. */
async function measure({ origin, path, route, chromium }: Subject): Promise<Result> {
  // Installed only for the audit, see npm-packages.ts.
  const { default: lighthouse } = await import('lighthouse');
  const { default: puppeteer } = await import('puppeteer-core');
  const browser = await puppeteer.launch({ executablePath: chromium, args: FLAGS, defaultViewport: null });
  try {
    const page = await browser.newPage();
    if (route === NOT_FOUND) await page.evaluateOnNewDocument(HOLD_TIMERS);
    const flags = {
      onlyCategories: CATEGORIES.map(([id]) => id),
      logLevel: 'error' as const,
      // Not Found responds with status 404, which would end the run.
      ignoreStatusCode: true,
    };
    const result = await lighthouse(origin + path, flags, undefined, page);
    if (!result) throw new Error('Lighthouse gave no result');
    const { runtimeError } = result.lhr;
    if (runtimeError) throw new Error(`${runtimeError.code}: ${runtimeError.message}`);
    return result.lhr;
  } finally {
    await browser.close();
  }
}

const scoreOf = (result: Result, category: string) =>
  Math.round((result.categories[category]?.score ?? 0) * 100);

/** Audits that keep a category below 100, with their values. */
function lost(result: Result, id: string, title: string): string[] {
  const score = scoreOf(result, id);
  if (score === 100) return [];
  const audits = (result.categories[id]?.auditRefs ?? [])
    .filter(({ weight }) => weight > 0)
    .flatMap((ref) => result.audits[ref.id] ?? [])
    .filter((audit) => (audit.score ?? 1) < (id === 'performance' ? 0.995 : 1));
  if (id === 'performance')
    return [`${title} ${score}: ${audits.map(timeOf).join(', ')} (${machine(result)})`];
  const named = audits.map((audit) => `${title} ${score}: ${audit.id}: ${detailsOf(audit)}`);
  return named.length > 0 ? named : [`${title} ${score}`];
}

const timeOf = ({ id, displayValue }: Audit) => `${id} ${displayValue ?? ''}`;

/** Lighthouse slows the processor down by a fixed factor, so a busy or weak machine loses points. */
const machine = ({ environment }: Result) =>
  `this machine's benchmark index was ${Math.round(environment.benchmarkIndex)}; a desktop has 1,500 to 2,000`;

/** The result of an audit: its value, or the first items of its list. */
function detailsOf(audit: Audit): string {
  const { displayValue, title, details } = audit;
  const items = details && 'items' in details ? (details.items as Record<string, unknown>[]) : [];
  const texts = items
    .slice(0, 3)
    .map((item) => item.description ?? item.url ?? (item.node as { snippet?: string } | undefined)?.snippet)
    .filter((text) => typeof text === 'string');
  return texts.length > 0 ? texts.join('; ') : displayValue || title;
}
