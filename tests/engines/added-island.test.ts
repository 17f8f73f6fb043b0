import { cp, rm } from 'node:fs/promises';
import { beforeAll } from 'vitest';
import { runBuild } from '../browser/build-site.ts';
import { copySmallSite } from '../unit/small-site.ts';
import { inEveryEngine } from './engines.ts';

/**
 * A site with an additional island (tests/fixtures/added-island/), at the same depth as its fixture, so that imports
 * work.
 */
const SITE = 'tests/.tmp/added-island';

beforeAll(async () => {
  await rm(SITE, { recursive: true, force: true });
  await copySmallSite(SITE);
  await cp('tests/fixtures/added-island', SITE, { recursive: true });
  // React's development build reports mistakes on the console, which must stay empty.
  runBuild([`--root=${SITE}`, `--out=${SITE}/dist`, '--draft'], { NODE_ENV: 'development' });
}, 120_000);

inEveryEngine(
  'Added island',
  (test) => {
    test('gets every choice, word and click from before React, in order, and a submit once', async ({
      site,
      cold,
    }) => {
      const screen = await cold('/price/');
      await screen.focus('select');
      await screen.press('4');
      await screen.click('[name=rush]');
      await screen.fill('[name=name]', 'Bo');
      await screen.click('button', 'One more');
      await screen.click('button', 'Ask');
      await screen.click('button', 'Ask');
      site.release();
      await screen.sees('[data-ready] output', 'Bo pays $1000 and asked 1 times');
      await screen.focus('[name=name]');
      await screen.press('End');
      await screen.type(' Ruiz');
      await screen.click('button', 'Ask');
      await screen.sees('output', 'Bo Ruiz pays $1000 and asked 2 times');
    });
  },
  { folder: `${SITE}/dist` },
);
