// `npm run audit`: runs every check in checks/ on every page of the built site, and prints one table and the findings.
// Exits with status 1 if there are any.
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { runCommand } from '../../../build/commands/run-command.ts';
import { buildInto } from '../../browser/build-site.ts';
import { startHost } from '../site-host.ts';
import { type AuditOptions, assertKnown, readAuditOptions } from './audit-options.ts';
import { cellsOf, formatDepartures, formatFindings, formatTable, tableOf } from './audit-table.ts';
import { startBrowser } from './browser.ts';
import fetchAuditPackages from './npm-packages.ts';
import { type BuiltPage, readPages } from './read-pages.ts';
import { renderReport } from './report.tsx';
import { loadChecks, type NamedCheck, type Result, runChecks, staleDepartures } from './run.ts';
import { type Shot, takeShots } from './shots.ts';
import { versions } from './tool-versions.ts';

/** The selected pages and checks. */
async function select(
  options: AuditOptions,
): Promise<{ pages: BuiltPage[]; checks: NamedCheck[]; folder: string }> {
  const folder = path.resolve(options.dist ?? 'dist');
  if (!options.dist) buildInto(folder, { CONTACT_ENDPOINT: '', CONTACT_KEY: '' });
  const pages = await readPages(folder);
  const checks = await loadChecks();
  assertKnown(
    options.only,
    pages.map(({ route }) => route),
    'route',
  );
  assertKnown(
    options.skip,
    checks.map(({ name }) => name),
    'check',
  );
  return {
    folder,
    pages: pages.filter(({ route }) => options.only.length === 0 || options.only.includes(route)),
    checks: checks.filter(({ name }) => !options.skip.includes(name)),
  };
}

/** A progress line for each check of each page, apart from the real output. */
function tellProgress(total: number): (result: Result) => void {
  let count = 0;
  return (result) => {
    count += 1;
    console.error(`${count}/${total}  ${result.route}  ${result.check.name}  ${cellsOf(result).join(' ')}`);
  };
}

async function shotsOf(pages: BuiltPage[], browser: Browser, origin: string, folder: string) {
  const shots = new Map<string, Shot[]>();
  for (const page of pages) shots.set(page.route, await takeShots(page, browser, origin, folder));
  return shots;
}

/** @returns the exit status */
async function main(): Promise<number> {
  const options = readAuditOptions(process.argv.slice(2));
  fetchAuditPackages();
  const { folder, pages, checks } = await select(options);
  const { origin, close } = await startHost(folder);
  const { browser, program } = await startBrowser();
  const head = `Audit of ${pages.length} pages on ${new Date().toISOString().slice(0, 10)}: ${versions(browser)}.`;
  try {
    const progress = tellProgress(pages.length * checks.length);
    const results = await runChecks(pages, checks, { browser, chromium: program, origin, progress });
    const routes = pages.map(({ route }) => route);
    const table = tableOf(routes, checks, results);
    const stale = staleDepartures(results, options.only.length === 0);
    print(head, table, results, stale);
    if (options.html) {
      await mkdir(options.html, { recursive: true });
      const shots = await shotsOf(pages, browser, origin, options.html);
      const report = renderReport({ head, routes, checks, results, stale, shots });
      await writeFile(path.join(options.html, 'index.html'), report);
    }
    return stale.length > 0 || results.some(({ findings }) => findings.length > 0) ? 1 : 0;
  } finally {
    await browser.close();
    close();
  }
}

function print(head: string, table: string[][], results: Result[], stale: string[]): void {
  const findings = [formatFindings(results), ...stale].filter(Boolean);
  const departures = formatDepartures(results);
  console.log(`${head}\n\n${formatTable(table)}\n`);
  console.log(findings.length > 0 ? `Findings\n\n${findings.join('\n\n')}\n` : 'Nothing was found.\n');
  if (departures) console.log(`${departures}\n`);
}

// The browser exits on an interrupt, and the audit would continue without it.
for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(143));

runCommand(import.meta.url, main);
