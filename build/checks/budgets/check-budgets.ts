import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Staging } from '../../output/staging.ts';
import type { PageSummary } from '../../render/make-pages.ts';
import { memoized } from '../../shared/memoized.ts';
import type { BuildOptions } from '../../shared/options.ts';
import { stopOn } from '../../shared/problems.ts';
import { BUDGETS, type Budget } from './budgets.ts';

/** What a page costs, for one budget. */
interface Cost {
  budget: Budget;
  value: number;
  parts: () => ReturnType<typeof partsOfPage>;
  /** The island, if it is one. */
  island?: string;
}

/**
 * Compares every page with the budgets, but not those of a draft, or with React's larger development build.
 * @param staging the site with its precompressed files
 * @returns what the content makes too heavy: the URL of the page, and the bytes with the three largest parts
 * @throws BuildError with what the code makes too heavy
 */
export function checkBudgets(
  pages: PageSummary[],
  staging: Staging,
  { draft, development }: BuildOptions,
): string[] {
  if (draft || development) return [];
  const islands = new Set<string>();
  const over = pages.flatMap((page) =>
    costsOf(page, staging)
      .filter(({ budget, value }) => value > budget.limit)
      // An island is on many pages; report it once.
      .filter(({ island }) => island === undefined || (!islands.has(island) && islands.add(island)))
      .map((cost) => ({ route: page.route, budget: cost.budget, figures: figuresOf(cost) })),
  );
  const by = (cause: Budget['cause']) => over.filter(({ budget }) => budget.cause === cause);
  stopOn(
    by('code').map(({ route, budget, figures }) => ({
      where: `${route.path} (${route.source})`,
      message: `${figures} (build/checks/budgets/budgets.ts) ${budget.remedy}`,
    })),
  );
  return by('content').map(({ route, budget, figures }) => `${route.path}  ${figures} ${budget.remedy}`);
}

/** Most pages have the same scripts. */
const gzipSize = memoized((text: string) => gzipSync(text, { level: 9 }).byteLength);

function costsOf({ route, facts }: PageSummary, site: Staging): Cost[] {
  const { blocking, fonts, early, islands } = facts;
  const html = site.read(route.file).toString();
  // Uncompressed: compressing the styles by themselves would take longer than rendering the page.
  const styles = Buffer.byteLength(/<style>[\s\S]*?<\/style>/.exec(html)?.[0] ?? '');
  const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code]) => code).join('');
  const scriptBytes = scripts === '' ? 0 : gzipSize(scripts);
  const files = (budget: Budget, urls: string[], encoding: 'br' | 'gz' = 'br') => {
    const parts = [...new Set(urls)].map((url) => ({ name: url, bytes: sizeOf(url, encoding, site) }));
    return { budget, value: parts.reduce((sum, { bytes }) => sum + bytes, 0), parts: () => parts };
  };
  const requests = files(BUDGETS.requests, blocking);
  return [
    { budget: BUDGETS.html, value: site.size(`${route.file}.br`), parts: () => partsOfPage(html) },
    { budget: BUDGETS.styles, value: styles, parts: () => [{ name: 'styles', bytes: styles }] },
    { budget: BUDGETS.scripts, value: scriptBytes, parts: () => [{ name: 'scripts', bytes: scriptBytes }] },
    { ...requests, value: 1 + requests.parts().length },
    files(BUDGETS.fonts, fonts),
    files(BUDGETS.firstLoad, [`/${route.file}`, ...fonts, ...blocking, ...early]),
    ...islands.map(({ name, scripts }) => ({ ...files(BUDGETS.island, scripts, 'gz'), island: name })),
  ];
}

/** Transferred bytes of a file: of the precompressed one if it exists. 0 for a file of another host. */
const sizeOf = (url: string, encoding: 'br' | 'gz', site: Staging) =>
  site.size(`${url.slice(1)}.${encoding}`) || site.size(url.slice(1));

function figuresOf({ budget: { name, limit, unit = 'bytes' }, value, parts, island }: Cost): string {
  const largest = parts()
    .toSorted((one, other) => other.bytes - one.bytes)
    .slice(0, 3)
    .map((part) => `${part.name} ${number(part.bytes)}`);
  const what = island === undefined ? name : `${name} "${island}"`;
  return `${what}: ${number(value)} ${unit}, ${number(value - limit)} more than the budget of ${number(limit)}. The largest parts: ${largest.join(', ')}.`;
}

const number = (value: number) => value.toLocaleString('en-US');

/** The parts of a page: its styles, its scripts, its head and foot, and each section between them. */
const PARTS =
  /<style>[\s\S]*?<\/style>|<script[\s\S]*?<\/script>|<header[\s\S]*?<\/header>|<footer[\s\S]*?<\/footer>|<section[\s\S]*?<\/section>/g;

/** Bytes of a page, about: the highest level takes half a second for each part of a long page. */
const bytesOf = (html: string) =>
  brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).byteLength;

/** The parts of a page, each with the compressed bytes, about, that the page would lose without it. */
function partsOfPage(html: string) {
  const whole = bytesOf(html);
  return [...html.matchAll(PARTS)].map(([text]) => ({
    name: nameOf(text),
    bytes: whole - bytesOf(html.replace(text, () => '')),
  }));
}

function nameOf(part: string): string {
  const [, element = '', attributes = ''] = /^<(\w+)([^>]*)/.exec(part) ?? [];
  if (element === 'style') return 'styles';
  if (element === 'script') return attributes.includes('ld+json') ? 'structured data' : 'scripts';
  const heading = /<h[1-6][^>]*>(.*?)<\/h[1-6]>/s.exec(part)?.[1]?.replace(/<[^>]*>/g, '');
  return element === 'section' ? `section "${heading ?? ''}"` : element;
}
