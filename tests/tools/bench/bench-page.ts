// `npm run bench:page`: measures the speed of the pages on a cheap phone, the first use of each island, and the way to
// the next page. Asserts nothing, because machines differ.
import '../../../build/shared/production.ts';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { runCommand } from '../../../build/commands/run-command.ts';
import { readOptions } from '../../../build/shared/options.ts';
import { buildSite } from '../../../build.ts';
import { findChromium } from '../chromium/find.ts';
import { startHost } from '../site-host.ts';
import { median } from './figures.ts';
import { FIRST_USES, measureFirstUse } from './page/first-uses.ts';
import { goToNextPage, PRESSES } from './page/next-page.ts';
import { measureLoad } from './page/page-load.ts';
import { launch, NETWORK } from './page/phone.ts';
import { measureTyping } from './page/typing.ts';

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '5' },
      route: { type: 'string', multiple: true, default: [] },
    },
  });
  const runs = Number(values.runs);
  const site = readOptions([], { ...process.env, CONTACT_ENDPOINT: '', CONTACT_KEY: '' });
  const { pages } = await buildSite(site);
  const routes = pages.map(({ path }) => path).filter((route) => route !== '/404/');
  const asked = values.route.length > 0 ? values.route : routes;
  const browser = await launch();
  console.log(`Chromium ${browser.version()}, 390 px, processor 4 times slower, 1.6 Mbit/s, 150 ms.`);
  console.log(`Empty cache; medians of ${runs}; ms from the navigation on.`);
  const { origin, close } = await startHost(site.out);
  console.table(await loads(browser, origin, asked, runs));
  if (values.route.length === 0) {
    console.log('First use of an island on a page that was just painted: ms from the tap to its effect.');
    console.table(await firstUses(browser, origin, runs));
    const typed = await repeat(runs, () => measureTyping(browser, origin));
    console.log(
      `Typing while React loads: slowest key ${median(typed)} ms, ${Math.max(...typed)} at worst.\n`,
    );
  }
  close();
  await browser.close();
  if (values.route.length === 0) {
    console.log('From the press on a link to the first paint of the next page: ms.');
    console.table(await nextPages(site.out, runs));
  }
}

/** Runs a measurement several times, one after another. */
async function repeat<Result>(runs: number, measure: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let run = 0; run < runs; run += 1) results.push(await measure());
  return results;
}

async function loads(browser: Browser, origin: string, routes: string[], runs: number) {
  const table: Record<string, object> = {};
  for (const route of routes) {
    console.error(route);
    const visits = await repeat(runs, () => measureLoad(browser, origin + route));
    const names = Object.keys(visits[0] ?? {});
    table[route] = Object.fromEntries(
      names.map((name) => [name, median(visits.map((visit) => visit[name] ?? Number.NaN))]),
    );
  }
  return table;
}

async function firstUses(browser: Browser, origin: string, runs: number) {
  const table: Record<string, object> = {};
  for (const [name, use] of Object.entries(FIRST_USES)) {
    console.error(name);
    const times = await repeat(runs, () => measureFirstUse(browser, origin, use));
    table[name] = { median: Math.round(median(times)), worst: Math.round(Math.max(...times)) };
  }
  return table;
}

async function nextPages(folder: string, runs: number) {
  const withRules = await startHost(folder, { network: NETWORK });
  const withoutRules = await startHost(folder, {
    network: NETWORK,
    edit: (html) => html.replace(/<script type="speculationrules">.*?<\/script>/, ''),
  });
  const program = await findChromium();
  const table: Record<string, object> = {};
  for (const press of PRESSES) {
    console.error(press);
    const prepared = await repeat(runs, () => goToNextPage(program, withRules.origin, press));
    const plain = await repeat(runs, () => goToNextPage(program, withoutRules.origin, press));
    table[press] = {
      'prepared ahead': Math.round(median(prepared.map(({ time }) => time))),
      'without speculation rules': Math.round(median(plain.map(({ time }) => time))),
      'really prepared': `${prepared.filter(({ isPrerendered }) => isPrerendered).length} of ${runs}`,
    };
  }
  withRules.close();
  withoutRules.close();
  return table;
}

runCommand(import.meta.url, main);
