// `npm run audit`: looks at every page of the built site with every check in checks/, prints one table and below it
// what was found. Ends with status 1 when something was.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { buildInto } from '../browser/build.ts';
import { startBrowser } from './browser.ts';
import { createHost, listen } from './host.ts';
import { assertKnown, readAuditOptions } from './options.ts';
import { readPages } from './routes.ts';
import { loadChecks, type Result, runChecks, staleDepartures } from './run.ts';
import { cellsOf, formatDepartures, formatFindings, formatTable, tableOf } from './table.ts';
import { versions } from './versions.ts';

const options = readAuditOptions(process.argv.slice(2));
const folder = path.resolve(options.dist ?? 'dist');
if (!options.dist) buildInto(folder, { CONTACT_ENDPOINT: '', CONTACT_KEY: '' });
if (!existsSync(folder)) throw new Error(`There is no folder ${options.dist}.`);

const allPages = await readPages(folder);
const allChecks = await loadChecks();
assertKnown(
  options.only,
  allPages.map(({ route }) => route),
  'route',
);
assertKnown(
  options.skip,
  allChecks.map(({ name }) => name),
  'check',
);
const pages = allPages.filter(({ route }) => options.only.length === 0 || options.only.includes(route));
const checks = allChecks.filter(({ name }) => !options.skip.includes(name));

const host = createHost(folder);
const origin = await listen(host);
const { browser, program } = await startBrowser();
const done = { count: 0, of: pages.length * checks.length };
const progress = (result: Result) => {
  done.count += 1;
  console.error(
    `${done.count}/${done.of}  ${result.route}  ${result.check.name}  ${cellsOf(result).join(' ')}`,
  );
};

const results = await runChecks(pages, checks, { browser, chromium: program, origin, progress });
const table = tableOf(
  pages.map(({ route }) => route),
  checks,
  results,
);
const findings = [formatFindings(results), ...staleDepartures(results)].filter(Boolean);
const departures = formatDepartures(results);
const head = `Audit of ${pages.length} pages on ${new Date().toISOString().slice(0, 10)}: ${versions(browser)}.`;
console.log(`${head}\n\n${formatTable(table)}\n`);
console.log(findings.length > 0 ? `Findings\n\n${findings.join('\n\n')}\n` : 'Nothing was found.\n');
if (departures) console.log(`* Departures that stand by decision\n\n${departures}\n`);

await browser.close();
host.close();
host.closeAllConnections();
process.exitCode = findings.length > 0 ? 1 : 0;
