// `npm run bench:page`: measures the speed of the pages on a cheap phone, the first use of each island, the way to the
// next page, and with --peers the same pages made by Astro and Eleventy. Asserts nothing, because machines differ.
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
import { buildPeers } from './page/peers/build-peers.ts';
import { launch, NETWORK } from './page/phone.ts';
import { measureTyping } from './page/typing.ts';

/** The pages for the peers: one of each kind, with every island. */
const COMPARED = ['/', '/services/seo/', '/review/', '/contact-us/'];

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '5' },
      peers: { type: 'boolean', default: false },
      route: { type: 'string', multiple: true, default: [] },
    },
  });
  const runs = Number(values.runs);
  const site = readOptions([], { ...process.env, CONTACT_ENDPOINT: '', CONTACT_KEY: '' });
  const { pages } = await buildSite(site);
  const routes = pages.map(({ path }) => path).filter((route) => route !== '/404/');
  const asked = values.route.length > 0 ? values.route : routes;
  const folders = { ours: site.out, ...(values.peers && (await buildPeers(site.out, routes, COMPARED))) };

  const browser = await launch();
  console.log(`Chromium ${browser.version()}, 390 px, processor 4 times slower, 1.6 Mbit/s, 150 ms.`);
  console.log(`Empty cache; medians of ${runs}; ms from the navigation on.`);
  console.table(await loads(browser, folders, asked, runs));
  if (values.route.length === 0) {
    const { origin, close } = await startHost(site.out);
    console.log('First use of an island on a page that was just painted: ms from the tap to its effect.');
    console.table(await firstUses(browser, origin, runs));
    const typed = await repeat(runs, () => measureTyping(browser, origin));
    console.log(
      `Typing while React loads: slowest key ${median(typed)} ms, ${Math.max(...typed)} at worst.\n`,
    );
    close();
  }
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

/** The sites take turns, so that a busy minute of the machine affects all of them alike. */
async function loads(browser: Browser, folders: Record<string, string>, asked: string[], runs: number) {
  const hosts = Object.entries(folders).map(async ([site, folder]) => ({
    site,
    ...(await startHost(folder)),
  }));
  const table: object[] = [];
  for (const route of asked) {
    console.error(route);
    const sites = (await Promise.all(hosts)).filter(
      ({ site }) => site === 'ours' || COMPARED.includes(route),
    );
    const rounds = await repeat(runs, async () => {
      const round: Record<string, number>[] = [];
      for (const { origin } of sites) round.push(await measureLoad(browser, origin + route));
      return round;
    });
    for (const [index, { site }] of sites.entries()) {
      const figures = Object.keys(rounds[0]?.[index] ?? {}).map((name) => [
        name,
        median(rounds.map((round) => round[index]?.[name] ?? Number.NaN)),
      ]);
      table.push({ route, site, ...Object.fromEntries(figures) });
    }
  }
  for (const { close } of await Promise.all(hosts)) close();
  return table;
}

async function firstUses(browser: Browser, origin: string, runs: number) {
  const table: Record<string, object> = {};
  for (const [name, use] of Object.entries(FIRST_USES)) {
    console.error(name);
    const times = await repeat(runs, () => measureFirstUse(browser, origin, use));
    const seen = times.filter((time) => time !== undefined);
    table[name] = {
      median: Math.round(median(seen)),
      worst: Math.round(Math.max(...seen)),
      'without effect': times.length - seen.length,
    };
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
