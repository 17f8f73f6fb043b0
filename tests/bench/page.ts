// `npm run bench:page`: how fast pages are on a cheap phone, and how long the first use of each island takes.
// Prints; asserts nothing, as machines differ.
import '../../build/production.ts';
import { writeFile } from 'node:fs/promises';
import { readOptions } from '../../build/options.ts';
import { buildSite } from '../../build.ts';
import { startHost } from './page/host.ts';
import { FIRST_USES, measureFirstUse, summary } from './page/islands.ts';
import { type Load, measureLoad, middle } from './page/load.ts';
import { readBenchOptions } from './page/options.ts';
import { launch } from './page/phone.ts';
import { formatFirstUses, formatRoutes } from './page/report.ts';

const options = readBenchOptions(process.argv.slice(2));
const site = readOptions([], { ...process.env, CONTACT_ENDPOINT: '', CONTACT_KEY: '' });
const { pages } = await buildSite(site);
const routes = pages
  .map(({ path }) => path)
  .filter((route) => !options.routes.length || options.routes.includes(route));
const host = await startHost(site.out);
const browser = await launch();
const say = (line: string) => process.stderr.write(`${line}\n`);

// A round of everything, then the next: a busy minute of the machine then hits all figures alike.
const loads = new Map<string, Load[]>(routes.map((route) => [route, []]));
const uses = new Map(FIRST_USES.map((use) => [use, [] as number[]]));
for (let run = 1; run <= options.runs; run += 1) {
  say(`Run ${run} of ${options.runs} ...`);
  for (const [route, all] of loads) all.push(await measureLoad(browser, host.origin + route));
  for (const [use, times] of uses) times.push(await measureFirstUse(browser, host.origin, use));
}
await browser.close();
host.close();

const middles = new Map([...loads].map(([route, all]) => [route, middle(all)]));
console.log(`Chromium ${browser.version()}, ${options.runs} runs, medians; ms from the navigation on.`);
console.log(formatRoutes(middles));
console.log(formatFirstUses([...uses].map(([use, times]) => ({ use, ...summary(times) }))));
if (options.json) {
  await writeFile(
    options.json,
    JSON.stringify({ loads: Object.fromEntries(loads), uses: [...uses] }, null, 2),
  );
}
