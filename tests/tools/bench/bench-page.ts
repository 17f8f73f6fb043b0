// `npm run bench:page`: measures the speed of the pages on a cheap phone, the first use of each island, and with
// --peers the same pages made by Astro and Eleventy. Prints; asserts nothing, because machines differ.
import '../../../build/shared/production.ts';
import { writeFile } from 'node:fs/promises';
import { ignoreClosedOutput } from '../../../build/commands/run-command.ts';
import { readOptions } from '../../../build/shared/options.ts';
import { buildSite } from '../../../build.ts';
import { startHost } from '../site-host.ts';
import { readBenchOptions } from './page/bench-options.ts';
import { launch } from './page/emulated-phone.ts';
import { FIRST_USES } from './page/first-uses.ts';
import { figuresOf, measureRound, rawOf, toMeasure } from './page/measure-round.ts';
import { formatFirstUses, formatPeers, formatRoutes, formatTyping } from './page/page-report.ts';
import { buildPeers } from './page/peers/build-peers.ts';
import { measureTyping } from './page/typing.ts';

ignoreClosedOutput();

/** The pages for the peers: one of each kind, with every island. */
const COMPARED = ['/', '/services/seo/', '/review/', '/contact-us/'];

const options = readBenchOptions(process.argv.slice(2));
const say = (line: string) => process.stderr.write(`${line}\n`);

const site = readOptions([], { ...process.env, CONTACT_ENDPOINT: '', CONTACT_KEY: '' });
const { pages } = await buildSite(site);
const routes = pages
  .map(({ path }) => path)
  .filter((route) => options.routes.length === 0 || options.routes.includes(route));
const real = pages.map(({ path }) => path).filter((route) => route !== '/404/');
if (options.peers) say('Astro and Eleventy build the same pages ...');
const peers = options.peers ? await buildPeers(site.out, real, COMPARED) : [];

const ours = await startHost(site.out);
const hosts = await Promise.all(
  peers.map(async ({ name, folder }) => ({ name, host: await startHost(folder) })),
);
const shared = COMPARED.filter((route) => routes.includes(route));
const sites = [
  toMeasure('ours', ours.origin, routes, FIRST_USES),
  ...hosts.map(({ name, host }) => toMeasure(name, host.origin, shared, FIRST_USES)),
];

const typed: number[] = [];
const browser = await launch();
for (let run = 1; run <= options.runs; run += 1) {
  say(`Run ${run} of ${options.runs} ...`);
  await measureRound(browser, sites);
  typed.push(await measureTyping(browser, ours.origin));
}
const version = browser.version();
await browser.close();
for (const { close } of [ours, ...hosts.map(({ host }) => host)]) close();

const figures = sites.map(figuresOf);
const [own] = figures;
if (own) {
  console.log(
    `Chromium ${version}, 390 px, processor 4x slower, 1.6 Mbit/s and 150 ms, empty cache; medians of ${options.runs}.`,
  );
  console.log(`\nPages: ms from the navigation on; requests and bytes before the first paint, and in all\n`);
  console.log(formatRoutes(own));
  console.log(
    '\nFirst use of an island, on a page that was painted a moment ago: ms from the tap to the effect on the screen\n',
  );
  console.log(formatFirstUses(own));
  console.log(formatTyping(typed));
}
if (options.peers) {
  console.log(`
The same pages by other generators: same markup, words, drawings and rules.
  Astro: its defaults, so style sheets above 4 KB as files; our React components as islands, the menu, the form and
  the notices with client:idle, the reviews with client:visible.
  Eleventy: one style sheet of the whole site and one plain script, which does less than our islands.
  Lost: a tap before the script was there, to which nothing ever came.
`);
  console.log(formatPeers(figures));
}
if (options.json)
  await writeFile(options.json, JSON.stringify({ version, sites: rawOf(sites), typed }, null, 2));
