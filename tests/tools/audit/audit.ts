// `npm run audit`: builds the site, checks every page, and prints one table and the findings. Exits with status 1 if
// there are any. Only checks that the test suites do not have.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { glob } from 'glob';
import { chromium } from 'playwright-core';
import { runCommand } from '../../../build/commands/run-command.ts';
import { buildInto } from '../../browser/build-site.ts';
import { findChromium } from '../chromium/find.ts';
import { startHost } from '../site-host.ts';
import { DEPARTURES } from './departures.ts';
import { checkStates, IN_EVERY_STATE } from './in-every-state.ts';
import { lighthouse } from './lighthouse.ts';
import fetchAuditPackages from './npm-packages.ts';
import { hasJava, nu } from './nu.ts';
import { keyboard, privacy, timeLimits } from './once.ts';
import { NOT_FOUND, type Subject } from './subject.ts';

/** Checks that look at a page once. */
const ONCE: Record<string, (subject: Subject) => Promise<string[]>> = {
  keyboard,
  privacy,
  'time-limits': timeLimits,
  nu,
  lighthouse,
};

const CHECKS = [...Object.keys(IN_EVERY_STATE), ...Object.keys(ONCE)];

/** @returns the exit status */
async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      dist: { type: 'string' },
      only: { type: 'string', default: '' },
      skip: { type: 'string', default: '' },
    },
  });
  const folder = path.resolve(values.dist ?? 'dist');
  if (!values.dist) buildInto(folder, { CONTACT_ENDPOINT: '', CONTACT_KEY: '' });
  const files = await glob('**/index.html', { cwd: folder, posix: true });
  const all = [...files.map((file) => `/${file.replace(/index\.html$/, '')}`).sort(), NOT_FOUND];
  const routes = values.only ? selected(all, values.only) : all;
  const skipped = values.skip ? selected(CHECKS, values.skip) : [];
  if (!skipped.includes('nu') && !hasJava()) {
    console.error('Java is not installed, so the Nu checker is left out.');
    skipped.push('nu');
  }
  const checks = CHECKS.filter((check) => !skipped.includes(check));
  if (checks.includes('lighthouse') || checks.includes('nu')) fetchAuditPackages();

  const host = await startHost(folder);
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox'],
    // Otherwise the browser ends on a signal, and the audit continues without it.
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  const table: Record<string, Record<string, string | number>> = {};
  const findings: string[] = [];
  const departures: string[] = [];
  for (const route of routes) {
    console.error(route);
    const url = host.origin + (route === NOT_FOUND ? '/no-such-page/' : route);
    const row: (typeof table)[string] = {};
    for (const [name, texts] of Object.entries(await check({ route, url, browser }, checks))) {
      const lines = texts.map((text) => `${route} ${name}: ${text}`);
      const unexpected = lines.filter((line) => !reasonFor(line));
      findings.push(...unexpected);
      const required = lines.filter((line) => !unexpected.includes(line));
      departures.push(...required.map((line) => `${line}. ${reasonFor(line)}`));
      row[name] = unexpected.length || (required.length > 0 ? 'departs' : 'ok');
    }
    table[route] = row;
  }
  await browser.close();
  await host.close();

  console.table(table);
  console.log(['', 'Findings:', ...(findings.length > 0 ? findings : ['none'])].join('\n'));
  if (departures.length > 0) console.log(['', 'The specification requires:', ...departures].join('\n'));
  return findings.length > 0 ? 1 : 0;
}

const reasonFor = (line: string) => DEPARTURES.find(([finding]) => finding.test(line))?.[1];

/** @throws Error for an unknown name: a typo must not pass as an audit */
function selected(all: string[], asked: string): string[] {
  const names = asked.split(',');
  const unknown = names.find((name) => !all.includes(name));
  if (unknown !== undefined) throw new Error(`There is no ${unknown}, only ${all.join(', ')}.`);
  return names;
}

/** @returns the findings of each check. One that cannot run is a finding, because it must never look like a pass. */
async function check(subject: Subject, checks: string[]): Promise<Record<string, string[]>> {
  const failed = (error: unknown) => [`could not be checked: ${error}`];
  const inStates = checks.filter((name) => name in IN_EVERY_STATE);
  const found = await checkStates(subject, inStates).catch((error) =>
    Object.fromEntries(inStates.map((name) => [name, failed(error)])),
  );
  for (const name of checks.filter((one) => one in ONCE))
    found[name] = (await ONCE[name]?.(subject).catch(failed)) ?? [];
  return found;
}

void runCommand(main);
