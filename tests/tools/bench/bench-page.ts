// `npm run bench:page`: measures the speed of the pages on a cheap phone, the first use of each island, and the way to
// the next page. Asserts nothing, because machines differ.
import { parseArgs } from 'node:util';
import { runCommand } from '../../../build/commands/run-command.ts';
import { runBuild } from '../../browser/build-site.ts';
import { findChromium } from '../chromium/find.ts';
import { startHost } from '../site-host.ts';
import { median } from './figures.ts';
import { FIRST_USES, measureFirstUse } from './page/first-uses.ts';
import { goToNextPage } from './page/next-page.ts';
import { measureLoad } from './page/page-load.ts';
import { launch, NETWORK } from './page/phone.ts';

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });
  /** Runs a measurement several times, one after another. */
  const repeat = async <Result>(what: string, measure: () => Promise<Result>): Promise<Result[]> => {
    console.error(what);
    const results: Result[] = [];
    while (results.length < Number(values.runs)) results.push(await measure());
    return results;
  };
  runBuild([], { CONTACT_ENDPOINT: '', CONTACT_KEY: '' });
  // Of the site that was just built.
  const { ROUTES } = await import('../../routes.ts');
  const browser = await launch();
  console.log(`Chromium ${browser.version()}, 390 px, processor 4 times slower, 1.6 Mbit/s, 150 ms.`);
  console.log(`Empty cache; medians of ${values.runs}; ms.`);
  const { origin, close } = await startHost('dist');

  const loads: Record<string, object> = {};
  for (const path of ROUTES) {
    const visits = await repeat(path, () => measureLoad(browser, origin + path));
    const figures = Object.keys(visits[0] ?? {});
    loads[path] = Object.fromEntries(
      figures.map((figure) => [figure, median(visits.map((visit) => visit[figure] ?? Number.NaN))]),
    );
  }
  console.table(loads);

  const uses: Record<string, object> = {};
  for (const [name, use] of Object.entries(FIRST_USES)) {
    const times = await repeat(name, () => measureFirstUse(browser, origin, use));
    uses[name] = { median: Math.round(median(times)), worst: Math.round(Math.max(...times)) };
  }
  console.table(uses);
  await close();
  await browser.close();

  const slow = await startHost('dist', NETWORK);
  const program = await findChromium();
  const ways: Record<string, object> = {};
  for (const press of ['finger', 'mouse'] as const) {
    for (const isPrepared of [true, false]) {
      const what = `next page, ${press}, ${isPrepared ? 'prepared ahead' : 'without speculation rules'}`;
      const visits = await repeat(what, () => goToNextPage(program, slow.origin, press, isPrepared));
      ways[what] = {
        median: Math.round(median(visits.map(({ time }) => time))),
        'really prepared': visits.filter(({ isPrerendered }) => isPrerendered).length,
      };
    }
  }
  console.table(ways);
  await slow.close();
}

void runCommand(main);
